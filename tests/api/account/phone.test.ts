import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '../../../netlify/local/outbox.ts';
import { me } from '../../../src/contract/account/account.ts';
import { sendPhoneCode, verifyPhone } from '../../../src/contract/account/phone.ts';
import { updateProfile } from '../../../src/contract/account/profile.ts';
import { aCustomer, aProvider, aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.rate_limit'));

let numbers = 0;
/** A German mobile number that nobody else in this file has, as people write it. */
const aNumber = (): string => `0151 2345${String((numbers += 1)).padStart(4, '0')}`;
const dialled = (written: string): string => `+49${written.replaceAll(' ', '').slice(1)}`;

const send = (person: Person, phone_number?: string, language?: string) =>
  world.ask(
    sendPhoneCode,
    { body: phone_number === undefined ? {} : { phone_number } },
    { token: person.token, ...(language === undefined ? {} : { language }) },
  );
const verify = (person: Person, code: string, phone_number?: string) =>
  world.ask(
    verifyPhone,
    { body: { code, ...(phone_number === undefined ? {} : { phone_number }) } },
    { token: person.token },
  );
const whoIs = async (person: Person) => (await world.ask(me, {}, { token: person.token })).body;

interface Sent {
  recipient: string;
  subject: string;
  body: string;
}
async function textsTo(number: string): Promise<Sent[]> {
  await world.afterwards();
  const sent = (await (await outbox(world.adapters).request('/outbox.json')).json()) as Sent[];
  return sent.filter(({ recipient }) => recipient === number);
}
async function codeTo(number: string): Promise<string> {
  const [last] = await textsTo(number);
  return /\b\d{6}\b/.exec(last?.body ?? '')?.[0] ?? '';
}
/** One of the same length that is not the code. */
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const minutes = (count: number): number => count * 60_000;

describe('POST /auth/provider/send-phone-code and verify-phone', () => {
  it('sends six digits, and with them the number is verified and the account’s', async () => {
    const person = await aProvider(world);
    const number = aNumber();
    const sent = await send(person, number, 'de');
    expect(sent).toMatchObject({ status: 200, body: { phone_number: '+49 1512 3450001', resendSeconds: 60 } });
    const [text] = await textsTo(dialled(number));
    const code = await codeTo(dialled(number));
    expect(text?.body).toBe(
      `Ihr Code für Casa & Kiez: ${code}. Er gilt 10 Minuten. Geben Sie ihn niemandem weiter.\n\n@localhost #${code}`,
    );
    expect((await whoIs(person)).phone_verified).toBe(false);
    expect(await verify(person, code, number)).toMatchObject({
      status: 200,
      body: { phone: '+49 1512 3450001', phone_verified: true },
    });
    expect(await whoIs(person)).toMatchObject({ phone: '+49 1512 3450001', phone_verified: true });
    expect((await verify(person, code, number)).refusal.code).toBe('phone_verification_failed');
  });

  it('takes the account’s own number, in the country of the account', async () => {
    const austrian = await aProvider(world, { country: 'at', zip: '1010', city: 'Wien', phone: '0664 1234567' });
    expect((await send(austrian)).body.phone_number).toBe('+43 664 1234567');
    expect((await verify(austrian, await codeTo('+436641234567'))).status).toBe(200);
    const seller = await aSeller(world, { phone: '0917 123 4567' });
    expect((await send(seller)).body.phone_number).toBe('+63 917 123 4567');
  });

  it('says at the number what is wrong with it, and sends nothing', async () => {
    const person = await aCustomer(world);
    for (const wrong of ['030', '12345678901234567890', 'call me', '0900 1234567', '+49 151 1'])
      expect((await send(person, wrong)).refusal).toMatchObject({
        code: 'invalid',
        fields: { phone_number: 'Please enter a valid phone number' },
      });
    expect((await send(person)).status).toBe(400);
    await world.afterwards();
    expect(await world.database.query(`select from app.outgoing_text where recipient like '%900%'`)).toEqual([]);
  });

  it('takes five tries, no more, also when they come at the same moment', async () => {
    const person = await aProvider(world);
    const number = aNumber();
    await send(person, number);
    const code = await codeTo(dialled(number));
    const tries = await Promise.all(Array.from({ length: 7 }, () => verify(person, wrongFor(code), number)));
    const said = tries.map(({ status, refusal }) => `${status} ${refusal.fields?.['code']}`).sort();
    const used = '400 This code is no longer valid. Please have a new one sent';
    expect(said).toEqual([used, used, used, ...Array.from({ length: 4 }, () => '400 This code is wrong')].sort());
    expect((await verify(person, code, number)).refusal).toMatchObject({
      code: 'phone_verification_failed',
      error: 'Phone verification failed.',
    });
    expect((await whoIs(person)).phone_verified).toBe(false);
  });

  it('lets a code count for ten minutes', async () => {
    const person = await aProvider(world);
    const number = aNumber();
    await send(person, number);
    const code = await codeTo(dialled(number));
    world.clock.forward(minutes(10) + 1000);
    expect((await verify(person, code, number)).status).toBe(400);
  });

  it('lets only the last code count, of the account and the number it was sent for', async () => {
    const [person, stranger] = [await aProvider(world), await aProvider(world)];
    const [first, second] = [aNumber(), aNumber()];
    await send(person, first);
    const former = await codeTo(dialled(first));
    world.clock.forward(minutes(1) + 1000);
    await send(person, second);
    const code = await codeTo(dialled(second));
    expect((await verify(person, former, first)).status).toBe(400);
    expect((await verify(person, code, first)).status).toBe(400);
    expect((await verify(stranger, code, second)).status).toBe(400);
    expect((await verify(person, code, second)).body.phone).toBe('+49 1512 3450005');
  });

  it('has a wait before the next, told by Retry-After, also for calls at the same moment', async () => {
    const person = await aProvider(world);
    const number = aNumber();
    const both = await Promise.all([send(person, number), send(person, number)]);
    expect(both.map(({ status }) => status).filter((status) => status !== 200 && status !== 429)).toEqual([]);
    expect(await textsTo(dialled(number))).toHaveLength(1);
    const again = await send(person, number);
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(again.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    world.clock.forward(61_000);
    expect((await send(person, number)).status).toBe(200);
  });

  it('has a limit for an account, for a number and for a caller', async () => {
    const person = await aProvider(world);
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await send(person, aNumber())).status).toBe(200);
      world.clock.forward(61_000);
    }
    expect((await send(person, aNumber())).status).toBe(429);

    const wanted = aNumber();
    const people = await Promise.all(Array.from({ length: 6 }, () => aProvider(world)));
    await world.database.query('delete from app.rate_limit');
    const statuses = [];
    for (const [index, one] of people.entries()) {
      const { token } = one;
      const asked = { body: { phone_number: wanted } };
      statuses.push((await world.ask(sendPhoneCode, asked, { token, caller: `10.1.1.${index}` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);

    await world.database.query('delete from app.rate_limit');
    const many = await Promise.all(Array.from({ length: 21 }, () => aCustomer(world)));
    const answers = await Promise.all(
      many.map(({ token }) =>
        world.ask(sendPhoneCode, { body: { phone_number: aNumber() } }, { token, caller: '10.2.2.2' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  it('is for whoever is signed in, of any type', async () => {
    const nobody = await world.ask(sendPhoneCode, { body: { phone_number: aNumber() } });
    expect(nobody.status).toBe(401);
    expect((await send(await aCustomer(world), aNumber())).status).toBe(200);
  });

  it('wants six digits', async () => {
    const person = await aProvider(world);
    for (const wrong of ['', '12345', '1234567', 'abcdef'])
      expect((await verify(person, wrong)).refusal.code).toBe('invalid');
  });
});

const verified = async (): Promise<{ person: Person; number: string }> => {
  const person = await aProvider(world);
  const number = aNumber();
  await send(person, number);
  await verify(person, await codeTo(dialled(number)), number);
  return { person, number };
};
const change = (person: Person, phone: string | null) =>
  world.ask(updateProfile, { body: { phone } }, { token: person.token });

describe('a verified number', () => {
  it('is verified no more when it changes or goes', async () => {
    const [one, other] = [await verified(), await verified()];
    expect((await change(one.person, aNumber())).body.phone_verified).toBe(false);
    expect((await change(other.person, null)).body).toMatchObject({ phone: null, phone_verified: false });
  });

  it('stays verified when it is only written differently', async () => {
    const { person, number } = await verified();
    expect((await change(person, number)).body.phone_verified).toBe(true);
    expect((await change(person, dialled(number))).body.phone_verified).toBe(true);
  });
});

describe('a dump of the database', () => {
  it('shows no code in the clear, before and after it is sent', async () => {
    const { texter } = world.adapters;
    const person = await aProvider(world);
    const number = aNumber();
    world.adapters.texter = { ...texter, send: () => Promise.reject(new Error('down')), isReadInQueue: false };
    try {
      await world.ask(sendPhoneCode, { body: { phone_number: number } }, { token: person.token });
      await world.afterwards();
    } finally {
      world.adapters.texter = texter;
    }
    const tables = await world.database.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'app' and table_type = 'BASE TABLE'`,
    );
    const dumped = await Promise.all(
      tables.map(({ name }) => world.database.query<{ row: string }>(`select t::text as row from app.${name} t`)),
    );
    const dump = dumped.flat().map(({ row }) => row);
    expect(dump.some((row) => row.includes(dialled(number)))).toBe(true);
    const sealed = (await (await outbox(world.adapters).request('/outbox.json')).json()) as Sent[];
    const code = /\b\d{6}\b/.exec(sealed.find(({ recipient }) => recipient === dialled(number))?.body ?? '')?.[0];
    expect(code).toMatch(/^\d{6}$/);
    expect(dump.filter((row) => new RegExp(`(?<![\\d.])${code}(?!\\d)`).test(row))).toEqual([]);
  });
});
