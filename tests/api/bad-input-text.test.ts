import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgotPassword, login, register, registerProvider } from '../../src/contract/account/account.ts';
import { updateProfile } from '../../src/contract/account/profile.ts';
import { createClient, exportClients, importClients, listClients } from '../../src/contract/booking/client.ts';
import { requestGuestCode } from '../../src/contract/booking/guest.ts';
import { saveSearch } from '../../src/contract/property/saved-search.ts';
import { getTax, putBank, putBusiness, putTax } from '../../src/contract/services/business.ts';
import { listProviders } from '../../src/contract/services/provider.ts';
import { aBankAccount, aBusiness, aTaxForm } from '../support/businesses.ts';
import { aCustomerForm, aProvider, aProviderForm, goodPassword, type Person } from '../support/people.ts';
import { startWorld, type World } from '../support/world.ts';

/** What people and programs paste (src/contract/typed-text.ts), at the doors where they paste it. */

let world: World;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await aProvider(world, { type: 'pro' });
}, 60_000);
afterAll(() => world.close());

const as = ({ token }: Person) => ({ token });
const recipients = async (): Promise<string[]> =>
  (await world.database.query<{ recipient: string }>('select distinct recipient from app.outgoing_mail')).map(
    ({ recipient }) => recipient,
  );
const row = (overrides: object) => ({
  name: 'Klara Muster',
  email: '',
  phone: '',
  birthday: '',
  address: '',
  notes: '',
  tags: '',
  ...overrides,
});

describe.each([
  ['zero width space', '\u200B'],
  ['soft hyphen', '\u00AD'],
  ['mark of direction', '\u200E'],
  ['joiner', '\u200D'],
  ['byte order mark', '\uFEFF'],
  ['blank that does not break', '\u00A0'],
])('an address with a %s behind it', (name, unseen) => {
  const at = (place: string): string => `${place}.${name.replaceAll(' ', '-')}@example.com`;
  const pasted = (place: string): string => `${at(place)}${unseen}`;

  it('is the address at registration, sign-in, guest code, saved search, in the client file and its import', async () => {
    const asked = { caller: name };
    const { body } = await world.ask(register, { body: aCustomerForm({ email: pasted('new') }) }, asked);
    expect(body.user.email).toBe(at('new'));
    const signIn = { email: pasted('new'), password: goodPassword };
    expect((await world.ask(login, { body: signIn }, asked)).status).toBe(200);
    await world.ask(forgotPassword, { body: { email: pasted('new') } }, asked);
    await world.ask(requestGuestCode, { body: { email: pasted('guest') } }, asked);
    const search = { name: 'Makati', frequency: 'daily', filters: { q: 'condo' }, email: pasted('search') } as const;
    expect((await world.ask(saveSearch, { body: search }, asked)).status).toBe(201);
    const client = { name: 'Klara', email: pasted('client') };
    expect((await world.ask(createClient, { body: client }, as(provider))).body.email).toBe(at('client'));
    const rows = [row({ email: pasted('import') })];
    expect((await world.ask(importClients, { body: { rows } }, as(provider))).body).toMatchObject({ added: 1 });
    const { items } = (await world.ask(exportClients, { query: {} }, as(provider))).body;
    expect(items.map(({ email }) => email)).toContain(at('import'));
    await world.afterwards();
    expect(await recipients()).toEqual(expect.arrayContaining(['new', 'guest', 'search'].map(at)));
  });
});

describe('a number to call', () => {
  it.each([
    ['0171/5550601', '0171 5550601'],
    ['0171.5550602', '0171 5550602'],
    ['0171 – 5550603', '0171 - 5550603'],
    ['0171\u00A0555\u202F0604', '0171 555 0604'],
    ['\u202A+49 171 5550605\u202C', '+49 171 5550605'],
    ['０１７１ ５５５０６０６', '0171 5550606'],
    ['tel:+491715550607', '+491715550607'],
  ])('%j is taken in every form as in the import', async (pasted, phone) => {
    const client = await world.ask(createClient, { body: { name: 'Klara Muster', phone: pasted } }, as(provider));
    expect(client.body.phone).toBe(phone);
    const known = await world.ask(importClients, { body: { rows: [row({ phone: pasted })] } }, as(provider));
    expect(known.body).toMatchObject({ added: 0, known: [{ row: 0 }] });
    const profile = await world.ask(updateProfile, { body: { publicPhone: pasted } }, as(provider));
    expect(profile.body.publicPhone).toBe(phone);
    expect((await world.ask(requestGuestCode, { body: { phone: pasted } }, { caller: phone })).status).toBe(201);
    const registered = await world.ask(registerProvider, { body: aProviderForm({ phone: pasted }) }, { caller: phone });
    expect(registered.body.user.phone).toBe(phone);
  });

  it.each(['+++---((', '((12) 3)-', '+49 / . –', '(((((((('])('%j is refused, and the field named', async (phone) => {
    for (const { status, refusal } of [
      await world.ask(createClient, { body: { name: 'Klara', phone } }, as(provider)),
      await world.ask(registerProvider, { body: aProviderForm({ phone }) }),
      await world.ask(requestGuestCode, { body: { phone } }),
    ])
      expect([status, refusal.fields]).toEqual([400, { phone: 'Please enter a valid phone number' }]);
  });

  it.each([
    ['de', '491715550001', '0171 5550001'],
    ['de', '49 (0)171 5550002', '+49 171 5550002'],
    ['de', '498912345678', '089 12345678'],
    ['at', '436641234567', '0664 1234567'],
    ['de', '49305550701', '030 5550701'],
    ['at', '43512123456', '0512 123456'],
    ['at', '4315550701', '01 5550701'],
    ['ch', '41795550001', '079 555 00 01'],
    ['ch', '41445550001', '044 555 00 01'],
  ] as const)('of %s without its plus, %s, is the person of %s', async (country, bare, phone) => {
    const address = country === 'de' ? {} : { country, zip: country === 'at' ? '1010' : '8001', city: 'Wien' };
    const owner = await aProvider(world, { type: 'pro', ...address });
    const rows = [row({ phone }), row({ phone: bare })];
    expect((await world.ask(importClients, { body: { rows } }, as(owner))).body).toMatchObject({
      added: 1,
      known: [{ row: 1 }],
    });
  });

  it.each([
    ['0491 1234567', '491 1234567'],
    ['04352 12345', '4352 12345'],
    ['041 123 45 67', '41 123 45 67'],
  ])('%s is still who lost its zero, %s', async (phone, bare) => {
    const owner = await aProvider(world, { type: 'pro' });
    const rows = [row({ phone }), row({ phone: bare })];
    expect((await world.ask(importClients, { body: { rows } }, as(owner))).body).toMatchObject({
      added: 1,
      known: [{ row: 1 }],
    });
  });

  it('gets texts without its plus', async () => {
    await world.ask(requestGuestCode, { body: { phone: '491715550099' } }, { caller: 'bare' });
    const texts = await world.database.query<{ recipient: string }>('select recipient from app.outgoing_text');
    expect(texts.map(({ recipient }) => recipient)).toContain('+491715550099');
  });
});

it.each([
  'DE89\u00A03704\u00A00044\u00A00532\u00A00130\u00A000',
  'IBAN DE89 3704 0044 0532 0130 00',
  'IBAN: de89\u200B370400440532013000',
])('the account %j is taken', async (iban) => {
  const { status, body } = await world.ask(putBank, { body: aBankAccount({ iban }) }, as(provider));
  expect([status, body.bank?.iban.slice(0, 4), body.bank?.iban.slice(-4)]).toEqual([200, 'DE89', '3000']);
});

it.each(['DE\u200B123456789', 'DE 123\u2011456\u2011789', '\u202ADE123456789\u202C', 'ＤＥ１２３４５６７８９'])(
  'the VAT id %j is DE123456789',
  async (vatId) => {
    expect((await world.ask(putTax, { body: aTaxForm({ vatId }) }, as(provider))).status).toBe(200);
    expect((await world.ask(getTax, {}, as(provider))).body.vatId).toBe('DE123456789');
  },
);

it.each(['10 115', ' 10115\u00A0', '1\u202F0115', '１０１１５', '10115\u200B'])(
  'the postal code %j is 10115',
  async (zip) => {
    const registered = await world.ask(registerProvider, { body: aProviderForm({ zip }) }, { caller: zip });
    expect(registered.body.user.zip).toBe('10115');
    const { body } = await world.ask(putBusiness, { body: aBusiness({ zip }) }, as(provider));
    expect(body.business?.zip).toBe('10115');
    expect((await world.ask(listProviders, { query: { zip } })).body.place).toMatchObject({ code: '10115' });
  },
);

describe('a name', () => {
  it.each(['\u200B', '\u3164', '\u0301', '\u00A0\u2060 ', '\u2800', '\uFE0F'])(
    'of nothing but %j is missing',
    async (name) => {
      const asked = { caller: `nobody ${name.codePointAt(0)}` };
      for (const { status, refusal } of [
        await world.ask(register, { body: aCustomerForm({ name }) }, asked),
        await world.ask(createClient, { body: { name } }, as(provider)),
      ])
        expect([status, refusal.fields]).toEqual([400, { name: 'This field is required' }]);
      const rows = [row({ name })];
      expect((await world.ask(importClients, { body: { rows } }, as(provider))).body.faulty).toEqual([
        { row: 0, fields: ['name'] },
      ]);
    },
  );

  it.each(['مهسا می\u200Cخواهم', 'क्\u200Dष देवी', 'Anna 👩🏽\u200D🚀', 'Ümit Łoś-D’Angelo', '葛\u{E0100}城'])(
    '%s stays as it is',
    async (name) => {
      expect((await world.ask(createClient, { body: { name } }, as(provider))).body.name).toBe(name);
    },
  );

  it('is found in either form of its letters', async () => {
    await world.ask(createClient, { body: { name: 'Zoe\u0308  Beye\u0301r\u200B' } }, as(provider));
    for (const search of ['Zoë Beyér', 'Zoe\u0308 Beye\u0301r', '\u200Ezoë'])
      expect((await world.ask(listClients, { query: { search } }, as(provider))).body.items).toMatchObject([
        { name: 'Zoë Beyér' },
      ]);
  });
});
