import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import { targetDayFrom } from '../../../netlify/bank/index.ts';
import { addDays, dayAt } from '../../../netlify/calendar/zone.ts';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import { addressIn, paths } from '../../../src/paths.ts';
import { aBankFile } from '../../support/bank-files.ts';
import { looksIn } from '../support/accessible.ts';
import { aStudio } from '../support/bookable.ts';
import { byNight } from '../support/by-night.ts';
import { administrator, expect, test, zone } from '../support/moved-clock.ts';
import { sentTo } from '../support/outbox.ts';
import { at, button, dialogOf, main } from '../support/story.ts';
import { like, wordsIn } from '../support/words.ts';
import { field } from '../support/world.ts';

/** By day on the first of the month after. */
function nextFirst(now: Date): Date {
  const [year = 0, month = 0] = dayAt(now.getTime(), zone).split('-').map(Number);
  return new Date(Date.UTC(year, month, 1, 9));
}

for (const language of ['de', 'en'] as const) {
  const words = wordsIn(language);
  const [billing, admin] = [words('billing'), words('admin')];
  const here = (address: string): string => addressIn(language, address);
  const looks = looksIn(language);
  test(
    `an invoice under debit is not reminded of and ends no plan, until the bank returns it (${language})`,
    byNight,
    async ({ page, desk, ask, site, laterOn }) => {
      test.slow();
      const studio = await aStudio(ask);
      await ask(changePackage, { body: { package: 'platin', pays: 'fee' } }, studio.token);
      // The trial is over.
      await laterOn(at(site.now(), 32, 9), [[page, studio]]);

      await test.step('the mandate is given', async () => {
        await page.goto(here(paths.providerInvoices()));
        await button(page, billing('mandate.give')).click();
        await field(page, billing('mandate.holder')).fill('Jörg Größ');
        await field(page, billing('mandate.iban')).fill('AT61 1904 3002 3457 3201');
        await looks(page);
        await dialogOf(page)
          .getByRole('button', { name: billing('mandate.give') })
          .click();
        const account = billing('mandate.account', { holder: 'Jörg Größ', end: '3201' });
        await expect(main(page).getByText(account)).toBeVisible();
      });

      const first = nextFirst(site.now());
      const goOn = async (days: number): Promise<void> => {
        await laterOn(new Date(first.getTime() + days * 86_400_000), [
          [page, studio],
          [desk, administrator],
        ]);
        await page.goto(here(paths.providerInvoices()));
      };
      const invoices = main(page)
        .getByRole('list', { name: billing('invoices.title') })
        .getByRole('listitem');
      const debit = like(billing('invoices.debit', { day: '~' }));
      const due = billing('invoices.due', { day: '' }).trim();

      const number =
        await test.step('the invoice says when it is collected, to the administration as well', async () => {
          await goOn(0);
          const latest = invoices.first();
          await expect(latest).toContainText(billing('invoices.state.open'));
          await expect(latest).toContainText(debit);
          await expect(latest).not.toContainText(due);
          const issued = await latest.locator('strong').innerText();
          await desk.goto(here(paths.admin('invoices')));
          const listed = main(desk).getByRole('region', { name: like(`${issued}~`) });
          await expect(listed).toContainText(like(admin('invoice.debit', { day: '~' })));
          await expect(listed).not.toContainText(admin('invoice.due', { day: '' }).trim());
          return issued;
        });

      const invoice = invoices.filter({ hasText: number });
      const file = main(desk)
        .getByRole('list', { name: admin('debit.files') })
        .getByRole('listitem')
        .first();
      await test.step('the administrator makes the file', async () => {
        await desk.goto(here(paths.admin('bank')));
        // The other language's studio may owe something sooner.
        await field(desk, admin('debit.day')).fill(targetDayFrom(addDays(dayAt(first.getTime(), zone), 15)));
        await button(desk, admin('debit.make')).click();
        await expect(main(desk).getByText(/^CK-L-\d{4}-\d{6}: /)).toBeVisible();
        await looks(desk);
      });

      for (const days of [23, 37])
        await test.step(`on day ${days} nothing is asked for, and the plan holds`, async () => {
          await goOn(days);
          await expect(invoice).toContainText(billing('invoices.state.collecting'));
          await expect(invoice).toContainText(debit);
          await desk.goto(here(paths.admin('bank')));
          await expect(file).toContainText(like(admin('debit.silent', { number: '~' })));
          await page.goto(here(paths.providerPackages()));
          const own = main(page)
            .getByRole('listitem')
            .filter({ hasText: billing('own') })
            .first();
          await expect(own).toContainText('Platin');
          const asked = like(billing('overdue.reminded', { number, amount: '~', day: '~' }));
          await expect(main(page).getByText(asked)).toHaveCount(0);
          const subjects = (await sentTo(ask.origin, studio.email)).map(({ subject }) => subject);
          expect(subjects.filter((subject) => /Erinnerung|Reminder/.test(subject))).toEqual([]);
        });

      await test.step('the bank returns it: it is to be transferred', async () => {
        await page.goto(here(paths.providerInvoices()));
        const [, whole = '', cents = ''] = /(\d+)[.,](\d\d)/.exec(await invoice.innerText()) ?? [];
        const instructed = `${whole}.${cents}`;
        const bookedOn = dayAt(site.now().getTime(), zone);
        const details = [{ endToEndId: number, returnCode: 'AM04', instructed, iban: 'AT611904300234573201' }];
        const code: [string, string, string] = ['PMNT', 'IDDT', 'UPDD'];
        const entries = [
          { amount: instructed, bookedOn, bankReference: number, details: [{ endToEndId: number }] },
          { amount: instructed, direction: 'DBIT' as const, bookedOn, bankReference: `R ${number}`, code, details },
        ];
        const content = aBankFile({ statements: [{ id: number, account: exampleOperator.iban, entries }] });
        await main(desk)
          .locator('input[type=file]')
          .setInputFiles({ name: 'kontoauszug.xml', mimeType: 'text/xml', buffer: Buffer.from(content) });
        await expect(file).toContainText(like(admin('debit.returned', { number: '~' })));
        await page.reload();
        await expect(invoice).toContainText(billing('invoices.state.returned'));
        await expect(invoice).toContainText(billing('invoices.returned'));
        await expect(invoice).not.toContainText(due);
        await looks(page);
        const [mail] = await sentTo(ask.origin, studio.email);
        expect(mail?.subject).toBe(`Lastschrift zu Rechnung ${number} kam zurück`);
      });
    },
  );
}
