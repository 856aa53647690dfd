import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { passwordWork } from '../../support/argon2.ts';
import { aListing } from '../../support/listings.ts';
import {
  aCustomer,
  anEmail,
  aProvider,
  aSeller,
  goodPassword,
  type Person,
  withConfirmedEmail,
} from '../../support/people.ts';
import { type Answered, startWorld, type World } from '../../support/world.ts';

let world: World;
let stranger: Person;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  stranger = await withConfirmedEmail(world, await aCustomer(world));
  const seller = await withConfirmedEmail(world, await aSeller(world));
  listing = (await aListing(world, seller)).id;
}, 60_000);
afterAll(() => world.close());
// Every question is the first one.
beforeEach(() => world.database.query('delete from app.rate_limit'));

/** What is done after the answer begins with one of these rows. */
const queueing = /insert into app\.(reset_request|outgoing_mail|outgoing_text)\b/;

/** The work that takes the time of an answer. */
const hashes = () => passwordWork.hashes + passwordWork.verifications;

/** The answer, and the statements and hashes that it waited for. */
async function worked(ask: () => Promise<Answered<unknown>>) {
  await world.afterwards();
  const statements: string[] = [];
  const noted = (database: Pick<Database, 'query'>): Database['query'] => {
    const query = database.query.bind(database);
    return (text, ...more) => {
      statements.push(text);
      return query(text, ...more);
    };
  };
  const { database } = world.adapters;
  const real = { ...database };
  database.query = noted(real);
  database.transaction = (work) =>
    real.transaction((inside) => {
      statements.push('begin');
      return work({ query: noted(inside), transaction: (nested) => inside.transaction(nested) });
    });
  const before = hashes();
  try {
    const { status, body } = await ask();
    const last = statements.findIndex((text) => queueing.test(text));
    return {
      status,
      body: JSON.stringify(body).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '…'),
      hashes: hashes() - before,
      statements: last < 0 ? statements : statements.slice(0, last + 1),
    };
  } finally {
    Object.assign(database, real);
    await world.afterwards();
  }
}

const wrong = 'Nicht das Passwort 9';

const calls: [name: string, ask: (email: string) => Promise<Answered<unknown>>][] = [
  ['signing in', (email) => world.raw('POST /api/auth/login', { email, password: wrong })],
  ['signing in as a provider', (email) => world.raw('POST /api/auth/provider/login', { email, password: wrong })],
  ['a forgotten password', (email) => world.raw('POST /api/auth/password/forgot', { email })],
  [
    'another e-mail address for the own account',
    (email) =>
      world.raw('PUT /api/provider/profile/email', { email, currentPassword: goodPassword }, { token: stranger.token }),
  ],
  [
    'a message to the support',
    (email) =>
      world.raw('POST /api/contact', {
        name: 'Jürgen Groß',
        email,
        type: 'support',
        subject: 'Eine Frage',
        message: 'Wie melde ich mich an?',
      }),
  ],
  ['the code of a guest', (email) => world.raw('POST /api/guest-codes', { email })],
  [
    'a saved search without an account',
    (email) => world.raw('POST /api/saved-searches', { email, name: 'Cebu', frequency: 'daily', filters: {} }),
  ],
  [
    'a message to a seller',
    (email) =>
      world.raw(`POST /api/listings/${listing}/inquiries`, { name: 'Juan', email, message: 'Is it still available?' }),
  ],
];

describe.each([
  ['a customer', () => aCustomer(world)],
  ['a provider', () => aProvider(world)],
] as const)('the address of %s and one that nobody has', (_, somebody) => {
  it.each(calls)('get the same answer after the same work: %s', async (_name, ask) => {
    const known = await withConfirmedEmail(world, await somebody());
    const ofUnknown = await worked(() => ask(anEmail('nobody')));
    await world.database.query('delete from app.rate_limit');
    const ofKnown = await worked(() => ask(known.user.email));
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.statements.length).toBeGreaterThan(1);
    expect(ofKnown.status).not.toBe(404);
  });
});

describe('signing in', () => {
  it('compares one hash, whoever asks and whatever is wrong', async () => {
    const known = await aCustomer(world);
    const asked = (email: string, password: string) =>
      worked(() => world.raw('POST /api/auth/login', { email, password }));
    expect(await asked(anEmail('nobody'), wrong)).toMatchObject({ status: 401, hashes: 1 });
    expect(await asked(known.user.email, wrong)).toMatchObject({ status: 401, hashes: 1 });
    expect(await asked(known.user.email, goodPassword)).toMatchObject({ status: 200, hashes: 1 });
  });
});
