import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signLink } from '../../../netlify/session/link.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import { me } from '../../../src/contract/account/account.ts';
import { confirmSavedSearch, saveSearch, unsubscribe } from '../../../src/contract/property/saved-search.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { aSearch } from '../../support/saved-searches.ts';
import { startWorld, type World } from '../../support/world.ts';

const secretOf = (text: string): Uint8Array => new TextEncoder().encode(text.padEnd(40, '.'));
const [first, second, third] = ['the first', 'the second', 'the third'].map(secretOf) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

let world: World;
let person: Person;
beforeEach(async () => {
  world = await startWorld();
  signWith(first);
  person = await aSeller(world);
});
afterEach(() => world.close());

/** What somebody does who sets JWT_SECRET, and JWT_SECRET_PREVIOUS. */
function signWith(secret: Uint8Array, ...formerSecrets: Uint8Array[]): void {
  Object.assign(world.adapters, { secret, formerSecrets });
}

const statusWith = async (token: string): Promise<number> => (await world.ask(me, {}, { token })).status;
const headerOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
describe('a session when the secret changes', () => {
  it('goes on, and is signed with the new one as soon as it is renewed', async () => {
    signWith(second, first);
    world.clock.forward(6 * 60_000);
    const answered = await world.ask(me, {}, { token: person.token });
    expect(answered.status).toBe(200);
    const renewed = answered.headers.get('x-access-token') ?? '';
    expect(headerOf(renewed)).not.toEqual(headerOf(person.token));
    signWith(second);
    expect(await statusWith(renewed)).toBe(200);
    expect(await statusWith(person.token)).toBe(401);
  });

  it('goes on through several changes', async () => {
    signWith(third, second, first);
    expect(await statusWith(person.token)).toBe(200);
  });

  it('ends at once where the secret before is no longer listed, because it was stolen', async () => {
    signWith(second);
    expect(await statusWith(person.token)).toBe(401);
    const forged = await issueToken(first, person.user.id, 1, world.clock.now());
    expect(await statusWith(forged)).toBe(401);
  });

  it('goes on from before keys had names', async () => {
    const now = world.clock.now();
    const unnamed = await new SignJWT({ sv: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(person.user.id)
      .setIssuer('marketplace')
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 60_000))
      .sign(first);
    expect(await statusWith(unnamed)).toBe(200);
    signWith(second, first);
    expect(await statusWith(unnamed)).toBe(200);
    signWith(second);
    expect(await statusWith(unnamed)).toBe(401);
  });

  it('is not opened by a key that only has the name of one of ours', async () => {
    const token = await issueToken(third, person.user.id, 1, world.clock.now());
    const renamed = [person.token.split('.')[0], ...token.split('.').slice(1)].join('.');
    expect(await statusWith(renamed)).toBe(401);
    expect(await statusWith('a.b.c')).toBe(401);
  });

  it('names its key without telling anything of it', () => {
    expect(headerOf(person.token)).toEqual({ alg: 'HS256', kid: expect.stringMatching(/^[\w-]{8}$/) });
    expect(JSON.stringify(headerOf(person.token))).not.toContain('first');
  });
});

/** What a guest has saved, with the links of the two mails about it. */
async function savedByGuest() {
  const email = 'guest@example.org';
  const { status, body } = await world.ask(saveSearch, { body: { ...aSearch(), email } });
  expect(status).toBe(201);
  const [mail] = await world.database.query<{ body: string }>(
    'select body from app.outgoing_mail where recipient = $1',
    [email],
  );
  return {
    confirmation: /\/confirm\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? 'no link',
    unsubscribing: await signLink(first, 'unsubscribe', body.id, world.clock.now()),
  };
}
const confirm = async (token: string) => (await world.ask(confirmSavedSearch, { params: { token } })).status;
const end = async (token: string) => (await world.ask(unsubscribe, { params: { token } })).status;

describe('the links of a mail when the secret changes', () => {
  it('go on working: a search is confirmed, and its mails end', async () => {
    const { confirmation, unsubscribing } = await savedByGuest();
    signWith(third, second, first);
    expect(await confirm(confirmation)).toBe(200);
    expect(await end(unsubscribing)).toBe(200);
  });

  it('work no more where the secret that signed them is not listed', async () => {
    const { confirmation, unsubscribing } = await savedByGuest();
    signWith(second);
    expect(await confirm(confirmation)).toBe(400);
    expect(await end(unsubscribing)).toBe(400);
    signWith(second, first);
    world.clock.forward(400 * 86_400_000);
    expect(await confirm(confirmation)).toBe(400);
  });
});
