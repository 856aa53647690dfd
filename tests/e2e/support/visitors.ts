import type { Page } from '@playwright/test';
import type { Ask } from './ask.ts';
import { onPhone } from './on-phone.ts';
import { aCustomer, signIn } from './world.ts';

/** All get the HTML that is written for a guest. */
type Visitor = (page: Page, ask: Ask) => Promise<void>;

export const visitors: Record<string, Visitor> = {
  'a guest': () => Promise.resolve(),
  'whoever chose German': async (page) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.setItem('language', 'de'));
  },
  'whoever is signed in': async (page, ask) => signIn(page, await aCustomer(ask)),
};

/** The screen of a phone is looked at by a guest: what is theirs is not laid out differently for the others. */
export const widthsFor = (visitor: string) => (visitor === 'a guest' ? onPhone : {});
