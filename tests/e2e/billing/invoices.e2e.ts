import { login } from '../../../src/contract/account/account.ts';
import { paths } from '../../../src/paths.ts';
import { expectAccessible } from '../support/accessible.ts';
import { onlyOnPhone } from '../support/on-phone.ts';
import { expect, signIn, test } from '../support/world.ts';

test(
  'the papers of an invoice are named and large enough for a thumb, where they stand',
  onlyOnPhone,
  async ({ page, ask }) => {
    const { access_token: token } = await ask(login, {
      body: { email: 'anbieter@example.com', password: 'demo-password' },
    });
    await signIn(page, { token });
    for (const path of [paths.providerInvoices(), paths.providerPackages()]) {
      await page.goto(path);
      const papers = page.getByRole('main').getByRole('button', { name: /^CK-\d{4}-\d+ als (PDF|XML) speichern$/ });
      await expect(papers.first()).toBeVisible();
      const names = await papers.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label')));
      expect(new Set(names).size, 'each by its own name').toBe(names.length);
      // A link within a sentence is as high as its line.
      const small = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll<HTMLElement>('button, a, select')]
          .filter((one) => one.checkVisibility() && one.closest('p') === null)
          .filter((one) => Math.min(one.offsetWidth, one.offsetHeight) < 44)
          .map((one) => `${one.textContent} ${one.offsetWidth} × ${one.offsetHeight}`),
      );
      expect(small).toEqual([]);
      await expectAccessible(page);
    }
  },
);
