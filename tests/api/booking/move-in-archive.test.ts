import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { createClient } from '../../../src/contract/booking/client.ts';
import { ownArchive } from '../../../src/features/account/account/own-archive.ts';
import { type Held, tableFiles } from '../../../src/features/account/account/own-tables.ts';
import { planOf } from '../../../src/features/booking/move-in/plan.ts';
import { readFiles } from '../../../src/features/booking/move-in/read-files.ts';
import { madeExports, movedNow } from '../../support/moved-files.ts';
import { movedIn } from '../../support/moving.ts';
import { aProvider, type Person, withoutTrial } from '../../support/people.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 120_000);
beforeEach(async () => {
  world.clock.moveTo(movedNow.toISOString());
  await world.database.query('delete from app.rate_limit');
});
afterAll(() => world.close());

const aSalon = async (): Promise<Person> => withoutTrial(world, await aProvider(world, { type: 'platin' }));

/** All of it goes in. */
async function moveIn(person: Person, file: { name: string; bytes: Uint8Array }): Promise<void> {
  const { failure, taken } = await movedIn(world, person, file);
  expect([failure, taken]).toEqual([undefined, []]);
}

const heldOf = async ({ token }: Person) => (await world.ask(exportAccount, {}, { token })).body;

/** What a business is, table by table, without ids and times of writing. */
const tables = {
  staff: `select name from app.staff where provider_id = $1
            and exists (select from app.appointment where staff_id = staff.id) order by name`,
  cards: `select name, category, price_cents, duration_minutes from app.service_card where provider_id = $1 order by name`,
  clients: `select name, phone, email, birthday::text, address, notes, tags from app.client where provider_id = $1 order by name, phone`,
  appointments: `select starts_at, ends_at, staff.name as staff, guest_name, guest_phone, guest_email, service_name,
                        appointment.category, total_cents, note, time_zone
                   from app.appointment join app.staff on staff.id = staff_id
                  where appointment.provider_id = $1 order by starts_at, staff.name`,
  items: `select starts_at, item.name, item.category, item.price_cents, item.duration_minutes
            from app.appointment_item item join app.appointment on appointment.id = appointment_id
           where provider_id = $1 order by starts_at, appointment.staff_id is null, item.name, item.price_cents`,
  busy: `select kind, lower(span) as from, upper(span) as until, staff.name as staff
           from app.busy join app.staff on staff.id = staff_id where provider_id = $1 order by 2, 4`,
};

const rowsOf = (person: Person) =>
  Promise.all(
    Object.entries(tables).map(
      async ([table, text]) => [table, await world.database.query(text, [person.user.id])] as const,
    ),
  );

async function furnished(): Promise<Person> {
  const salon = await aSalon();
  await aServiceCard(world, salon, {
    name: '=Nagelmodellage; "groß"',
    category: 'nageldesign',
    price: 49.5,
    duration: 90,
  });
  const [, , treatwell] = madeExports();
  const plan = planOf(
    await readFiles([{ name: 'a.csv', bytes: treatwell?.bytes ?? new Uint8Array() }], movedNow),
    movedNow,
  );
  const header = 'Datum;Uhrzeit;Dauer (Min.);Kunde;Telefon;E-Mail;Leistung;Mitarbeiter;Preis;Notiz';
  const lines = plan.visits
    .slice(0, 60)
    .map(({ start, minutes, name, phone, service, staff, priceCents, note }) =>
      [
        start.slice(0, 10),
        start.slice(11, 16),
        minutes,
        name,
        phone,
        '',
        service,
        staff,
        (priceCents ?? 0) / 100,
        JSON.stringify(note.replaceAll('"', "'").replaceAll('\n', ' ')),
      ].join(';'),
    );
  await moveIn(salon, { name: 'a.csv', bytes: strToU8([header, ...lines].join('\n')) });
  const client = {
    name: 'Zoë O’Neill-Şahin',
    phone: '+49 171 5550199',
    email: 'zoe@example.com',
    birthday: '1990-02-28',
    address: 'Am Markt 1; 10115 Berlin',
    notes: 'mag "Tee",\nkommt +5 Minuten',
    tags: ['Stamm', 'Gel'],
  };
  await world.ask(createClient, { body: client }, { token: salon.token });
  return salon;
}

describe('a business moves out', () => {
  it.each(['de', 'en'] as const)(
    'and in again on an empty account: the same, table by table (%s)',
    async (language) => {
      const salon = await furnished();
      const { held, exportedAt } = await heldOf(salon);
      const bytes = await ownArchive({
        exportedAt,
        held: { ...held, images: [], invoices: [], customerInvoices: [] },
        language,
        guide: () => 'guide',
        onProgress: () => undefined,
      });
      const empty = await aSalon();
      await moveIn(empty, { name: 'casa-kiez.zip', bytes });
      const [before, after] = [await rowsOf(salon), await rowsOf(empty)];
      for (const [index, [table, rows]] of before.entries()) {
        expect(rows.length, table).toBeGreaterThan(0);
        expect(after[index]?.[1], table).toEqual(rows);
      }
    },
  );

  it('with tables, a calendar, all that is held and a page that says what is missing', async () => {
    const salon = await furnished();
    const { held, exportedAt } = await heldOf(salon);
    const bytes = await ownArchive({
      exportedAt,
      held: { ...held, images: [{ id: 'a', store_key: 'property/a.webp', address: 'http://127.0.0.1:9/a.webp' }] },
      language: 'de',
      guide: (missing) => missing.join(),
      onProgress: () => undefined,
    });
    const files = Object.entries(unzipSync(bytes)).map(
      ([name, content]) => [name, new TextDecoder().decode(content)] as const,
    );
    const named = new Map(files);
    expect([...named.keys()]).toEqual(
      expect.arrayContaining(['termine.csv', 'kunden.csv', 'leistungen.csv', 'kalender.ics', 'everything/staff.csv']),
    );
    expect(named.get('README.txt')).toBe('pictures/a.webp');
    expect(named.get('kalender.ics')?.match(/BEGIN:VEVENT/g)).toHaveLength(60);
    expect(JSON.parse(named.get('everything/all.json') ?? '{}')).toMatchObject({ exportedAt });
  });
});

const tableOf = (held: Held, name: string): string =>
  tableFiles(held, 'en').find((file) => file.name === name)?.text ?? '';
const filesIn = async (files: Record<string, Uint8Array>): Promise<number> =>
  (await readFiles([{ name: 'a.zip', bytes: zipSync(files) }], movedNow)).length;

describe('the tables of an export', () => {
  it('are those of customers and sellers too', () => {
    const held = {
      reviews: [{ created_at: '2027-03-01T09:00:00Z', rating: 5, body: 'Sehr gut; gern wieder', author: 'customer' }],
      listings: [{ title: 'House', price: 100, city: 'Cebu', status: 'active', description: '=1+1' }],
      favorites: [],
    };
    expect(tableOf(held, 'reviews.csv')).toContain('"Sehr gut; gern wieder"');
    expect(tableOf(held, 'listings.csv')).toContain("'=1+1");
    expect(tableFiles(held, 'en').map(({ name }) => name)).toEqual([
      'reviews.csv',
      'listings.csv',
      'everything/reviews.csv',
      'everything/listings.csv',
    ]);
  });

  it('of a foreign ZIP are all read, those of ours once', async () => {
    const table = strToU8('Datum;Uhrzeit;Dauer;Kunde\n10.03.2027;10:00;60;Klara\n11.03.2027;10:00;60;Ben');
    expect(await filesIn({ 'termine.csv': table, 'mehr.csv': table })).toBe(2);
    expect(await filesIn({ 'termine.csv': table, 'mehr.csv': table, 'everything/all.json': table })).toBe(1);
  });
});
