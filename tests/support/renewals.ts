import { afterAll, beforeAll, beforeEach } from 'vitest';
import { runEnds } from '../../netlify/features/property/listing/renewal-actions.ts';
import { issueToken } from '../../netlify/session/token.ts';
import type { ListingId } from '../../src/contract/fields.ts';
import { renewByLink, renewListing, updateProperty } from '../../src/contract/property/listing.ts';
import { aListing, type PropertyForm } from './listings.ts';
import { aSeller, type Person } from './people.ts';
import { startWorld, type World } from './world.ts';

export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export let world: World;
/** Plan developer: any number of listings, 90 days each. */
export let seller: Person;
/** Plan basic: one listing, 30 days, three pictures. */
export let small: Person;

interface Mail {
  recipient: string;
  subject: string;
  body: string;
  [column: string]: unknown;
}

let passed = 0;

/** Sessions do not outlive the waiting; these people sign in again. */
export async function passing(milliseconds: number): Promise<void> {
  passed += milliseconds;
  world.clock.forward(milliseconds);
  for (const person of [seller, small])
    person.token = await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now());
}

/** As if it had been published long ago: its days end so many milliseconds from now. */
export const endsIn = (id: ListingId, milliseconds: number): Promise<unknown> =>
  world.database.query('update app.listing set expires_at = $2 where id = $1', [
    id,
    new Date(world.clock.now().getTime() + milliseconds).toISOString(),
  ]);

export const mails = (): Promise<Mail[]> =>
  world.database.query<Mail>('select recipient, subject, body from app.outgoing_mail order by created_at, id');
export const statusOf = async (id: ListingId): Promise<string> => {
  const [row] = await world.database.query<{ status: string }>('select status from app.listing where id = $1', [id]);
  return row?.status ?? 'gone';
};

export const publish = (overrides: Partial<PropertyForm> = {}, owner = seller) => aListing(world, owner, overrides);
export const renew = (id: ListingId, owner = seller) =>
  world.ask(renewListing, { params: { id } }, { token: owner.token });
export const pause = (id: ListingId) =>
  world.ask(updateProperty, { body: { id, status: 'paused' } }, { token: seller.token });

export async function reminded(): Promise<Mail> {
  await runEnds(world.adapters);
  const mail = (await mails()).at(-1);
  if (mail === undefined) throw new Error('no mail');
  return mail;
}
export const tokenIn = ({ body }: Mail): string => /\/renew\/(\S+)/.exec(body)?.[1] ?? 'no link';
export const tap = (token: string) => world.ask(renewByLink, { params: { token } });

/** Days left, as the answer says, to the nearest tenth. */
export const daysLeft = (expiresAt: string | null): number =>
  Math.round((new Date(expiresAt ?? 0).getTime() - world.clock.now().getTime()) / (day / 10)) / 10;

export const suspend = (person: Person, isSuspended: boolean): Promise<unknown> =>
  world.database.query('update app.account set suspended_at = case when $2 then now() end where id = $1', [
    person.user.id,
    isSuspended,
  ]);

/** Of a test file about the life of listings: a world in which two sell, emptied before each test. */
export function prepareSellers(): void {
  beforeAll(async () => {
    world = await startWorld();
    seller = await aSeller(world);
    small = await aSeller(world, { type: 'basic' });
  }, 60_000);
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.afterwards();
    // Back to the time of the database, which publishes by its own clock.
    await passing(-passed);
    await world.database.query('delete from app.listing');
    await world.database.query('delete from app.outgoing_mail');
  });
}
