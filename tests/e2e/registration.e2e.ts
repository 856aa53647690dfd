import type { Page } from '@playwright/test';
import { planNames, plans } from '../../src/contract/plans.ts';
import deAccount from '../../src/i18n/locales/de/account.json' with { type: 'json' };
import deUi from '../../src/i18n/locales/de/ui.json' with { type: 'json' };
import enAccount from '../../src/i18n/locales/en/account.json' with { type: 'json' };
import enUi from '../../src/i18n/locales/en/ui.json' with { type: 'json' };
import { addressIn, paths } from '../../src/paths.ts';
import { mailTo } from './support/outbox.ts';
import { aWord, expect, field, goodPassword, test } from './support/world.ts';

const words = { de: { ...deUi, ...deAccount }, en: { ...enUi, ...enAccount } } as const;

async function register(page: Page, language: 'de' | 'en', type: string): Promise<string> {
  const said = words[language];
  const email = `${aWord()}@example.org`;
  await page.goto(addressIn(language, paths.providerRegister(type)));
  const entries: [label: string, text: string][] = [
    [said.firstName, 'Anna'],
    [said.lastName, 'Müller'],
    [said.provider.phone, '+49 30 123456'],
    [said.provider.birthDate, '1985-02-28'],
    [said.provider.businessName, 'Studio Müller'],
    [said.provider.street, 'Hauptstraße'],
    [said.provider.houseNumber, '12a'],
    [said.provider.zip, '10115'],
    [said.provider.city, 'Berlin'],
    [said.provider.description, 'Nägel und mehr.'],
    [said.email, email],
    [said.password, goodPassword],
    [said.provider.confirmPassword, goodPassword],
  ];
  for (const [label, text] of entries) await field(page, label).fill(text);
  await page.getByRole('button', { name: said.provider.submit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: said.provider.continue }).click();
  return email;
}

// Each plan is taken in German at one width and in English at the other.
for (const [index, plan] of planNames.entries())
  test(`somebody registers with the plan ${plan}, and confirms the address`, async ({ page, baseURL, isPhone }) => {
    const language = (index % 2 === 0) === isPhone ? 'de' : 'en';
    const said = words[language];
    const email = await register(page, language, plan === 'gold' ? 'pro' : plan);
    const isService = plans[plan].strand === 'services';
    await expect(page).toHaveURL(addressIn(language, isService ? paths.providerDashboard() : paths.sellerDashboard()));
    await page.goto((await mailTo(baseURL, email, /verify-email/)).link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(addressIn(language, isService ? paths.providerPackages() : paths.plansOf('seller')));
    const own = page.getByRole('listitem').filter({ hasText: said.plans[plan].name }).filter({ visible: true });
    await expect(own.first()).toBeVisible();
    const account = await page.evaluate(async () => {
      const token = localStorage.getItem('token');
      const answer = await fetch('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
      return (await answer.json()) as { package: string; email_verified: boolean };
    });
    expect(account).toMatchObject({ package: plan, email_verified: true });
  });
