import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '../../../src/contract/admin/own-data.ts';
import {
  type Client,
  createClient,
  deleteClient,
  exportClients,
  importClients,
  listClients,
  updateClient,
} from '../../../src/contract/booking/client.ts';
import { aCustomer, aProvider, goodPassword, type Person } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let provider: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  provider = await aProvider(world);
  other = await aProvider(world);
}, 60_000);
afterAll(() => world.close());

const fileOf = async ({ token }: Person, query: object = {}): Promise<Client[]> =>
  (await world.ask(listClients, { query }, { token })).body.items;
const namesOf = (clients: readonly Client[]) => clients.map(({ name }) => name);

let hour = 0;
/** Each in an hour of its own, the later call later. */
async function visited(person: Person, customer: Person | null, status: 'completed' | 'confirmed' = 'completed') {
  hour += 1;
  const from = world.clock.now().getTime() + (status === 'completed' ? hour - 500 : hour) * 3_600_000;
  return anAppointment(world.database, {
    provider: person.user.id,
    customer: customer?.user.id ?? null,
    start: new Date(from).toISOString(),
    end: new Date(from + 1_800_000).toISOString(),
    status,
  });
}
/** As somebody whom the provider entered. */
const namedGuest = (name: string, phone: string | null) =>
  world.database.query(
    `insert into app.appointment (provider_id, staff_id, guest_name, guest_phone, service_name, category, price_cents, price_unit,
       total_cents, status, time_zone, starts_at, ends_at, origin)
     select $1, (select id from app.staff where provider_id = $1), $2, $3, 'Gel', 'nails', 6000, 'visit', 6000, 'confirmed',
       'Europe/Berlin', $4::timestamptz, $4::timestamptz + interval '1 hour', 'entry'`,
    [provider.user.id, name, phone, new Date(world.clock.now().getTime() + (hour += 1) * 86_400_000).toISOString()],
  );

describe('the client file', () => {
  it('names whoever was booked once, with visits, the next one and who did not come', async () => {
    const customer = await aCustomer(world, { name: 'Beate Blum' });
    await visited(provider, customer);
    const latest = await visited(provider, customer);
    await visited(provider, customer, 'confirmed');
    const missed = await visited(provider, customer);
    await world.database.query(
      `update app.appointment set status = 'cancelled', cancelled_by = 'provider', cancel_reason = 'no_show' where id = $1`,
      [missed],
    );
    const found = await fileOf(provider, { search: 'blum' });
    expect(found).toMatchObject([
      {
        name: 'Beate Blum',
        email: customer.user.email,
        hasAccount: true,
        visits: 2,
        noShows: 1,
        timeZone: 'Europe/Berlin',
      },
    ]);
    expect(found[0]?.lastVisits[0]?.id).toBe(latest);
    expect(found[0]?.next).not.toBeNull();
    expect(namesOf(await fileOf(provider, { visit: latest }))).toEqual(['Beate Blum']);
    expect(await fileOf(other, { visit: latest })).toEqual([]);
  });

  it('knows guests by number whatever its writing, and does not count a no-show of another provider', async () => {
    await namedGuest('Klara', '0171 555-12');
    await namedGuest('Klara K.', '017155512');
    const found = await fileOf(provider, { search: '0171 555' });
    expect(namesOf(found)).toEqual(['Klara']);
    expect(await fileOf(other)).toEqual([]);
  });

  it('keeps what the provider writes about them', async () => {
    const { body: made } = await world.ask(
      createClient,
      { body: { name: 'Dora', phone: '', email: '', notes: ' mag Tee ', tags: ['VIP', 'vip', 'Montag'] } },
      { token: provider.token },
    );
    expect(made).toMatchObject({
      name: 'Dora',
      phone: null,
      email: null,
      notes: 'mag Tee',
      tags: ['VIP', 'Montag'],
      visits: 0,
    });
    const changed = await world.ask(
      updateClient,
      {
        params: { id: made.id },
        body: {
          name: 'Dora D.',
          phone: '030 1234567',
          tags: ['Montag'],
          birthday: '1980-12-24',
          address: 'Torstr. 1',
        },
      },
      { token: provider.token },
    );
    expect(changed.body).toMatchObject({
      name: 'Dora D.',
      phone: '030 1234567',
      birthday: '1980-12-24',
      address: 'Torstr. 1',
      notes: '',
      tags: ['Montag'],
    });
    expect(namesOf(await fileOf(provider, { search: 'montag' }))).toEqual(['Dora D.']);
    expect(await fileOf(provider, { search: '100%' })).toEqual([]);
  });

  it('recognises a visit of somebody who was added by hand', async () => {
    await world.ask(createClient, { body: { name: 'Emil', phone: '+49 30 999111' } }, { token: provider.token });
    await namedGuest('Emil', '+49 30 999 111');
    expect((await fileOf(provider, { search: 'Emil' })).map(({ next }) => next !== null)).toEqual([true]);
  });

  it('says what is wrong with a field, and keeps nothing of it', async () => {
    const { status, refusal } = await world.ask(
      createClient,
      { body: { name: ' ', email: 'no address', phone: 'call me' } },
      { token: provider.token },
    );
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {}).sort()).toEqual(['email', 'name', 'phone']);
  });

  it('comes in pages by name', async () => {
    const many = await aProvider(world);
    await world.database.query(
      `insert into app.client (provider_id, name) select $1, 'Client ' || lpad(n::text, 3, '0') from generate_series(1, 120) n`,
      [many.user.id],
    );
    const first = await world.ask(listClients, { query: {} }, { token: many.token });
    expect(first.body).toMatchObject({ total: 120 });
    const next = await world.ask(
      listClients,
      { query: { cursor: first.body.nextCursor as never } },
      { token: many.token },
    );
    expect([first.body.items.at(-1)?.name, next.body.items[0]?.name]).toEqual(['Client 050', 'Client 051']);
  });

  it('loses a deleted client until the next visit, and the visit never', async () => {
    await namedGuest('Frieda', null);
    const [frieda] = await fileOf(provider, { search: 'Frieda' });
    await world.ask(deleteClient, { params: { id: frieda?.id as Client['id'] } }, { token: provider.token });
    expect(await fileOf(provider, { search: 'Frieda' })).toEqual([]);
    const kept = await world.database.query(`select from app.appointment where guest_name = 'Frieda'`);
    expect(kept).toHaveLength(1);
    await world.database.query(`update app.appointment set status = 'completed' where guest_name = 'Frieda'`);
    expect(await fileOf(provider, { search: 'Frieda' })).toEqual([]);
    await namedGuest('Frieda', null);
    expect(namesOf(await fileOf(provider, { search: 'Frieda' }))).toEqual(['Frieda']);
  });

  it('forgets whoever deletes their account, and is in the export of its provider', async () => {
    const customer = await aCustomer(world, { name: 'Gustav Geht' });
    await visited(other, customer);
    expect(namesOf(await fileOf(other))).toEqual(['Gustav Geht']);
    const exported = await world.ask(exportAccount, {}, { token: other.token });
    expect(exported.body.held['clients']).toMatchObject([{ name: 'Gustav Geht' }]);
    await world.ask(deleteAccount, { body: { confirm: 'DELETE', password: goodPassword } }, { token: customer.token });
    expect(await fileOf(other)).toEqual([]);
  });
});

const bring = async (rows: object[], { token }: Person) => world.ask(importClients, { body: { rows } }, { token });

describe('rows of a file', () => {
  it('come into the file, but for who is known by address, number or name', async () => {
    const owner = await aProvider(world);
    await world.ask(createClient, { body: { name: 'Da Vorher', notes: 'eigene' } }, { token: owner.token });
    const rows = [
      {
        name: ' Nora Neu ',
        email: 'Nora@Example.org',
        phone: '0171 5550001',
        notes: 'Allergie',
        tags: 'Stamm, stamm,Gel',
      },
      { name: 'Andere Schreibweise', email: 'nora@example.org' },
      { name: 'Neu, Nora', phone: '0171/555 0001' },
      { name: '' },
      { name: 'da vorher', notes: 'aus der Datei' },
    ];
    const faulty = [{ row: 3, fields: ['name'] }];
    const known = [
      { row: 1, as: 'Nora Neu' },
      { row: 2, as: 'Nora Neu' },
      { row: 4, as: 'Da Vorher' },
    ];
    expect((await bring(rows, owner)).body).toEqual({ added: 1, known, faulty });
    expect(await fileOf(owner)).toMatchObject([
      { name: 'Da Vorher', notes: 'eigene' },
      { name: 'Nora Neu', email: 'nora@example.org', phone: '0171 5550001', notes: 'Allergie', tags: ['Stamm', 'Gel'] },
    ]);
    // The same file once more changes nothing.
    expect((await bring(rows, owner)).body).toEqual({
      added: 0,
      known: [{ row: 0, as: 'Nora Neu' }, ...known],
      faulty,
    });
  });

  it('are two people where one number has two names, in one call or in two, and a visit finds the one of its name', async () => {
    const owner = await aProvider(world);
    const family = ['Mia', 'Max', 'Mo'].map((name) => ({ name, phone: '030 5550701' }));
    expect((await bring(family.slice(0, 2), owner)).body).toMatchObject({ added: 2, known: [] });
    expect((await bring(family.slice(2), owner)).body).toMatchObject({ added: 1, known: [] });
    expect((await fileOf(owner)).map(({ name, phone }) => [name, phone])).toEqual([
      ['Max', '030 5550701'],
      ['Mia', '030 5550701'],
      ['Mo', '030 5550701'],
    ]);
    // The same file once more changes nothing.
    expect((await bring(family, owner)).body).toMatchObject({
      added: 0,
      known: family.map(({ name }, row) => ({ row, as: name })),
    });
    for (const [name, finds] of [
      ['max', 'Max'],
      ['Unbekannt', 'Mia'],
    ]) {
      const [found] = await world.database.query<{ name: string }>(
        'select name from app.client where id = app.known_client($1, null, null, $2, $3)',
        [owner.user.id, '+49 30 5550701', name],
      );
      expect(found?.name).toBe(finds);
    }
  });

  it('are one person by one number, however it is written', async () => {
    const owner = await aProvider(world);
    await world.ask(createClient, { body: { name: 'Klara', phone: '0171 5550001' } }, { token: owner.token });
    const same = ['+49 171 5550001', '0049 171/5550001', '+49 (0)171 5550001', '01715550001'];
    const { body } = await bring(
      [...same, '+33 171 5550001'].map((phone) => ({ name: 'Klara', phone })),
      owner,
    );
    expect(body).toMatchObject({ added: 1, known: same.map((_, row) => ({ row, as: 'Klara' })) });
    await bring([{ name: 'Dora', phone: '0172 5550001' }], owner);
    await world.database.query(
      `insert into app.appointment (provider_id, staff_id, guest_name, guest_phone, service_name, category, price_cents,
         price_unit, total_cents, status, time_zone, starts_at, ends_at, origin)
       select $1, (select id from app.staff where provider_id = $1), 'D.', '+491725550001', 'Gel', 'nails', 6000, 'visit', 6000,
         'confirmed', 'Europe/Berlin', $2::timestamptz, $2::timestamptz + interval '1 hour', 'entry'`,
      [owner.user.id, new Date(world.clock.now().getTime() + 86_400_000).toISOString()],
    );
    const file = await fileOf(owner);
    expect(file.filter(({ next }) => next !== null).map(({ name }) => name)).toEqual(['Dora']);
  });

  it('lose nobody by an address that a family shares: who is left out by it stands for nobody', async () => {
    const owner = await aProvider(world);
    const rows = [
      { name: 'Mia', email: 'familie@example.org', phone: '030 5550701' },
      { name: 'Max', email: 'familie@example.org', phone: '030 5550701' },
      { name: 'Max', phone: '030 5550701' },
      { name: 'Mo' },
      { name: 'Mo' },
    ];
    const { body } = await bring(rows, owner);
    const known = [
      { row: 1, as: 'Mia' },
      { row: 4, as: 'Mo' },
    ];
    expect(body).toMatchObject({ added: 3, known });
    expect((await fileOf(owner)).map(({ name }) => name)).toEqual(['Max', 'Mia', 'Mo']);
  });

  it('bring birthday and address, and come out again as they went in', async () => {
    const owner = await aProvider(world);
    const rows = [
      {
        name: 'Klara',
        email: 'k@example.org',
        phone: '030 1234567',
        birthday: '1980-12-24',
        address: 'Torstr. 1',
        notes: 'a',
        tags: 'b',
      },
      ...Array.from({ length: 520 }, (_, n) => ({ name: `Nr. ${String(n).padStart(3, '0')}` })),
    ];
    for (let from = 0; from < rows.length; from += 200) await bring(rows.slice(from, from + 200), owner);
    const first = await world.ask(exportClients, { query: {} }, { token: owner.token });
    expect(first.body.items).toHaveLength(500);
    expect(first.body.items[0]).toEqual({ ...rows[0], tags: ['b'] });
    const cursor = first.body.nextCursor ?? '';
    const last = await world.ask(exportClients, { query: { cursor } }, { token: owner.token });
    expect([last.body.items.length, last.body.nextCursor]).toEqual([21, null]);
    expect((await world.ask(exportClients, { query: {} }, { token: other.token })).body.items).not.toContainEqual(
      first.body.items[0],
    );
    expect((await world.ask(exportClients, { query: { cursor: 'x' } }, { token: owner.token })).status).toBe(400);
  });

  it('with faults are left out and named, and the others come in', async () => {
    const owner = await aProvider(world);
    const { body } = await bring(
      [
        { name: '' },
        { name: 'Gut' },
        { name: 'Halb', email: 'halb@', phone: '12', birthday: '24.12.', address: 'x'.repeat(201) },
        { name: 'x'.repeat(81) },
        { name: 'Ohne Adresse', email: 'keine', phone: 'nie' },
        // A character that the database cannot hold.
        { name: 'Mi\0ra', notes: 'a\0b', tags: 'c\0d' },
      ],
      owner,
    );
    expect(body).toEqual({
      added: 2,
      known: [],
      faulty: [
        { row: 0, fields: ['name'] },
        { row: 2, fields: ['email', 'phone', 'birthday', 'address'] },
        { row: 3, fields: ['name'] },
        { row: 5, fields: ['name', 'notes', 'tags'] },
      ],
    });
    expect(await fileOf(owner)).toMatchObject([{ name: 'Gut' }, { name: 'Ohne Adresse', email: null, phone: null }]);
    expect((await bring([], owner)).status).toBe(400);
    expect(
      (
        await bring(
          Array.from({ length: 201 }, () => ({ name: 'A' })),
          owner,
        )
      ).status,
    ).toBe(400);
  });
});

const ago = (days: number): Date => new Date(world.clock.now().getTime() - days * 86_400_000);

describe('the table of clients', () => {
  let hours = 0;
  const came = async (owner: Person, name: string, days: readonly number[]) => {
    const { id } = (await world.ask(createClient, { body: { name } }, { token: owner.token })).body;
    hours += 1;
    for (const day of days) {
      // Each at an hour of their own: nobody does two things at once.
      const start = new Date(ago(day).getTime() - hours * 3_600_000);
      const visit = await anAppointment(world.database, {
        provider: owner.user.id,
        start: start.toISOString(),
        end: new Date(start.getTime() + 1_800_000).toISOString(),
        status: day < 0 ? 'open' : 'completed',
      });
      await world.database.query('update app.appointment set client_id = $2 where id = $1', [visit, id]);
    }
    await world.database.query(`update app.client set created_at = $2 where id = $1`, [
      id,
      ago(Math.max(0, ...days)).toISOString(),
    ]);
    return id;
  };

  it('says turnover, rhythm and when somebody is due, the most overdue first and who is booked last', async () => {
    const owner = await aProvider(world, { type: 'platin' });
    await came(owner, 'Berta Bald', [100, 70, 40]);
    await came(owner, 'Anna Lange', [150, 100, 50]);
    await came(owner, 'Clara Kommt', [90, 60, 30, -5]);
    await came(owner, 'Dora Später', [160, 80, 1]);
    await came(owner, 'Emil Einmal', [200]);
    const list = async (query: object = {}) => (await world.ask(listClients, { query }, { token: owner.token })).body;
    const due = await list({ filter: 'due' });
    expect(due.items.map(({ name }) => name)).toEqual(['Berta Bald', 'Anna Lange', 'Clara Kommt']);
    expect(due.items[0]).toMatchObject({
      turnoverCents: 13_500,
      currency: 'EUR',
      rhythmDays: 30,
      visits: 3,
      noShows: 0,
    });
    expect(due.items[2]).toMatchObject({ isNextAsked: true });
    expect(due.counts).toEqual({ all: 5, due: 3, recall: 0, new: 0, away: 1, regular: 0, birthday: 0 });
    expect((await list({ filter: 'away' })).items.map(({ name }) => name)).toEqual(['Emil Einmal']);
    const all = await list();
    expect([all.total, all.items[0]?.lastVisits[0]]).toMatchObject([5, { totalCents: 4500, service: 'Haarschnitt' }]);
    // Pages go on in the order of the filter.
    const rest = await list({ filter: 'due', cursor: due.items[0]?.id });
    expect(rest.items.map(({ name }) => name)).toEqual(['Anna Lange', 'Clara Kommt']);
  });

  it('refuses a filter that it does not know, and shows nobody of another provider', async () => {
    const owner = await aProvider(world, { type: 'platin' });
    const asked = await world.ask(listClients, { query: { filter: 'rich' as never } }, { token: owner.token });
    expect([asked.status, Object.keys(asked.refusal.fields ?? {})]).toEqual([400, ['filter']]);
    expect((await world.ask(listClients, { query: { filter: 'due' } }, { token: owner.token })).body.counts.all).toBe(
      0,
    );
  });
});
