import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { login } from '../../../src/contract/account/account.ts';
import type { Ask } from './ask.ts';

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
