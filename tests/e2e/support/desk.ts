import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import { fieldSentence, type Language } from '../../../src/contract/words.ts';
import type { Ask } from './ask.ts';
import { wordsIn } from './words.ts';

/** The demo's administrator: signed in as if on an earlier visit, and with nothing open yet. */
export async function atDesk(browser: Browser, ask: Ask, options: BrowserContextOptions = {}): Promise<Page> {
  const body = { email: 'admin@example.com', password: 'demo-password' };
  const { access_token: value } = await ask(login, { body });
  const kept = [{ origin: ask.origin, localStorage: [{ name: 'token', value }] }];
  const storageState = { cookies: [], origins: kept };
  return (await browser.newContext({ ...options, baseURL: ask.origin, storageState })).newPage();
}

/** Most administrators have a wide screen, whatever their visitors hold. */
export const wideDesk = { viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false };

/** A case of the queue that is shown, with what it rests on and its decision. On a phone it has to be opened. */
export async function openCase(desk: Page, name: string | RegExp): Promise<Locator> {
  const opened = desk.getByRole('main').getByRole('region', { name, exact: typeof name === 'string' });
  await desk.getByRole('main').getByRole('list').getByRole('link', { name }).first().click();
  await expect(opened).toBeVisible();
  return opened;
}

interface Decision {
  option: string;
  rule?: string;
  reason?: string;
}

/** Decides the case that is open, once its letter has been shown. */
export async function decideCase(
  opened: Locator,
  language: Language,
  { option, rule, reason }: Decision,
): Promise<void> {
  const words = wordsIn(language)('admin');
  const send = opened.getByRole('button', { name: words('decision.send') });
  await opened.getByRole('radio', { name: option }).check();
  if (rule !== undefined) await opened.getByRole('combobox', { name: words('report.rule') }).selectOption(rule);
  if (reason !== undefined) {
    await send.click();
    await expect(opened.getByText(fieldSentence(language, 'required')).first()).toBeVisible();
    await opened.getByRole('textbox').fill(reason);
    await expect(opened.getByRole('figure').filter({ hasText: reason }).first()).toBeVisible();
  }
  await send.click();
  await expect(opened.page().getByText(words('decision.done'))).toBeVisible();
}
