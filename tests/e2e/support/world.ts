import { randomBytes, randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import * as account from '../../../src/contract/account/account.ts';
import type { AskOf } from '../../../src/contract/endpoint.ts';
import { createProperty, type Property } from '../../../src/contract/property/listing.ts';
import { putBusiness } from '../../../src/contract/services/business.ts';
import { aBusiness } from '../../support/businesses.ts';
import { aProviderForm } from '../../support/people.ts';
import { test as base, expect } from '../harness.ts';
import { type Ask, askAt } from './ask.ts';
import { mailTo } from './outbox.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
  token: string;
}

interface World {
  ask: Ask;
  /** Registered beside the browser, with the plan developer and a confirmed address; `signIn` lets the browser be them. */
  seller: Person;
  isPhone: boolean;
}

/** Each test meets its own people and its own listings: no test leans on what another left. */
export const test = base.extend<World>({
  ask: async ({ baseURL }, provide) => provide(askAt(baseURL ?? 'http://localhost')),
  seller: async ({ ask }, provide) => provide(await aSeller(ask)),
  isPhone: async ({ isMobile }, provide) => provide(isMobile),
  page: async ({ page }, provide) => {
    await page.addInitScript(() => {
      document.addEventListener('screenready', () => performance.mark('screenready'));
    });
    await provide(page);
  },
});

const isWorking = (): boolean => performance.getEntriesByName('screenready').length > 0;

/** A written page can be read, tapped and typed into before; what is measured or loaded comes with its scripts. */
export async function untilItWorks(page: Page): Promise<void> {
  await page.waitForFunction(isWorking, undefined, { polling: 50 });
}

/** Nobody leaves a page in the very frame in which it was scrolled, before it is told so. */
export const untilPainted = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(tell))));

export { expect };

/** A field by exactly its label, whether or not a star says that it is required. */
export const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label} ?\\*?$`));

/** A word that stands nowhere else on the site. */
export const aWord = (): string => `q${randomBytes(5).toString('hex')}`;

/** A number in the Philippines that nobody else has: who shares one is held. */
export const aPhilippineNumber = (): string => `+63 918 ${randomInt(100, 1000)} ${randomInt(1000, 10_000)}`;

export const goodPassword = 'Ein gutes Passwort 1';

export async function aSeller(ask: Ask, plan = 'developer', phone = aPhilippineNumber()): Promise<Person> {
  const email = `${aWord()}@example.org`;
  const body = {
    type: plan,
    firstName: 'Maria',
    lastName: 'Santos',
    email,
    phone,
    birthDate: '1985-02-28',
    password: goodPassword,
    confirmPassword: goodPassword,
    businessName: 'Santos Realty',
    street: 'Ayala Avenue',
    houseNumber: '6750',
    zip: '1226',
    city: 'Makati',
    description: 'Condominiums and houses in Metro Manila.',
  };
  const { access_token: token, user } = await ask(account.registerProvider, { body });
  await confirmEmail(ask, email);
  return { name: user.name, email, password: goodPassword, token };
}

interface PlaceOfBusiness {
  zip: string;
  city: string;
  /** Germany unless said. */
  country?: 'de' | 'at' | 'ch';
}

export const middleOfBerlin: PlaceOfBusiness = { zip: '10115', city: 'Berlin' };

/** A provider of services, in Berlin unless said otherwise, whom visitors may see as soon as a card is published. */
export async function aProvider(
  ask: Ask,
  type: 'free' | 'pro' | 'platin' = 'free',
  place = middleOfBerlin,
): Promise<Person> {
  const email = `${aWord()}@example.org`;
  const body = {
    ...aProviderForm({ type, email, businessName: `Studio ${aWord()}`, ...place }),
    password: goodPassword,
    confirmPassword: goodPassword,
  };
  const { access_token: token, user } = await ask(account.registerProvider, { body });
  await confirmEmail(ask, email);
  await ask(putBusiness, { body: aBusiness() }, token);
  return { name: user.businessName ?? user.name, email, password: goodPassword, token };
}

/** Opens the link of the verification mail. */
export async function confirmEmail(ask: Ask, email: string): Promise<void> {
  const { link } = await mailTo(ask.origin, email, verificationLink);
  const [, token = ''] = verificationLink.exec(link) ?? [];
  await ask(account.verifyEmail, { params: { token } });
}

const verificationLink = /\/verify-email\/([\w-]+)/;

export async function aCustomer(ask: Ask): Promise<Person> {
  const email = `${aWord()}@example.org`;
  const body = { email, password: goodPassword, name: 'Jürgen Groß' };
  const { access_token: token, user } = await ask(account.register, { body });
  return { name: user.name, email, password: goodPassword, token };
}

/** The browser takes the person's session over, as if signed in on an earlier visit. */
export async function signIn(page: Page, { token }: Pick<Person, 'token'>): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate((kept) => localStorage.setItem('token', kept), token);
}

type PropertyForm = AskOf<typeof createProperty>['body'];

/** In Palawan, away from the places where other tests draw and count. */
export const aListing = (ask: Ask, seller: Person, overrides: Partial<PropertyForm> = {}): Promise<Property> =>
  ask(
    createProperty,
    {
      body: {
        title: `House ${aWord()}`,
        description: 'Two bedrooms and a balcony.',
        category: 'house-lot',
        dealType: 'buy',
        price: 4_500_000,
        bedrooms: 2,
        bathrooms: 1,
        area: 80,
        location: 'Puerto Princesa, Palawan',
        latitude: 9.74,
        longitude: 118.73,
        features: [],
        ...overrides,
      },
    },
    seller.token,
  );

/** The next call to such an address arrives, and its answer does not. */
export const loseAnswer = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
