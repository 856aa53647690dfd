import { afterAll, beforeAll } from 'vitest';
import { login } from '../../src/contract/account/account.ts';
import type { Property } from '../../src/contract/property/listing.ts';
import { recordView } from '../../src/contract/property/seller.ts';
import { aListing, type PropertyForm } from './listings.ts';
import { aCustomer, aSeller, type Person } from './people.ts';
import { startWorld, type World } from './world.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;
export const nowhere = '00000000-0000-4000-8000-000000000000';

export let world: World;
export let seller: Person;
export let other: Person;
export let customer: Person;
export let listing: Property;

/** On to the next noon in Manila (UTC+8), so that no test runs across a midnight there. */
export function toNoonInManila(): void {
  const sinceNoon = (world.clock.now().getTime() + 8 * hour - 12 * hour) % day;
  world.clock.forward(day - sinceNoon);
}

/** A token that holds now: the clock of these tests runs fast. */
export async function tokenOf({ user, password }: Person): Promise<string> {
  return (await world.ask(login, { body: { email: user.email, password } })).body.access_token;
}

export const listedBy = async (person: Person, overrides: Partial<PropertyForm> = {}): Promise<Property> =>
  aListing(world, { ...person, token: await tokenOf(person) }, overrides);

let callers = 0;
export const aCaller = (): string => `10.1.0.${(callers += 1)}`;
export const view = (id: Property['id'], caller: string, token?: string) =>
  world.ask(recordView, { params: { id } }, { caller, token });

/** Of a test file about who looks at listings: a world in which it is noon in Manila. */
export function prepareAudience(): void {
  beforeAll(async () => {
    world = await startWorld();
    toNoonInManila();
    [seller, other, customer] = await Promise.all([aSeller(world), aSeller(world), aCustomer(world)]);
    listing = await aListing(world, seller, { title: 'Villa by the sea' });
  });
  afterAll(() => world.close());
}
