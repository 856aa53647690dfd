import type { Page } from '@playwright/test';
import type { Ask } from './ask.ts';
import { ownWidth } from './own-width.ts';
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

/** A guest looks at both widths, the others at one: what is theirs is not laid out differently. */
export const widthsFor = (visitor: string) => (visitor === 'a guest' ? {} : ownWidth);
