import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runInvoices } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import {
  endAdviserLink,
  getAdviserInvoices,
  getAdviserLink,
  makeAdviserLink,
} from '../../../src/contract/billing/billing-adviser.ts';
import { sessionOf } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aProvider, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let now: Date;
let person: Person;
let other: Person;
beforeAll(async () => {
  world = await startWorld();
  world.adapters.clock.now = () => now;
}, 120_000);
afterAll(() => world.close());
beforeEach(async () => {
  await emptied(world.database);
  now = new Date('2026-12-10T12:00:00Z');
  [person, other] = [await aProvider(world), await aProvider(world)];
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     select id, 'services', 'gold', 'fee', 499, '2026-11-30T23:00:00Z', '2026-11-30T23:00:00Z' from unnest($1::uuid[]) as id`,
    [[person.user.id, other.user.id]],
  );
  now = new Date('2027-01-01T04:23:00Z');
  await runInvoices(world.adapters);
});

const as = async (who: Person = person) => ({ token: await sessionOf(world, who.user.id), language: 'de' });
const make = async (who: Person = person): Promise<string> => {
  const { body, status } = await world.ask(makeAdviserLink, {}, await as(who));
  expect(status).toBe(201);
  expect(body.address).toMatch(/^http:\/\/localhost:5000\/adviser\/[\w-]{43}$/);
  return body.address.split('/').at(-1) ?? '';
};
const read = (token: string) => world.ask(getAdviserInvoices, { params: { token }, query: {} });
const file = (path: string) => world.fetch(new Request(`http://localhost:5000/api/adviser/${path}`));

describe('the link for the tax adviser', () => {
  it('shows the own invoices with their files to whoever has it, and notes when', async () => {
    const token = await make();
    expect((await world.ask(getAdviserLink, {}, await as())).body.link?.usedAt).toBeNull();
    const { body } = await read(token);
    expect(body).toMatchObject({ name: 'Salon Müller & Söhne', total: 1, items: [{ totalMinor: 499 }] });
    // What is done about an invoice is between its recipient and us.
    expect(Object.keys(body.items[0] ?? {})).not.toContain('reminded');
    const id = body.items[0]?.id ?? '';
    const pdf = await file(`${token}/${id}/invoice.pdf`);
    expect(pdf.headers.get('x-robots-tag')).toBe('noindex');
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect(await (await file(`${token}/${id}/invoice.xml`)).text()).toContain('CrossIndustryInvoice');
    const table = await (await file(`${token}/all.csv`)).text();
    expect(table.match(/CK-2027-\d{6}/g)).toEqual([body.items[0]?.number]);
    expect(table).toMatch(/^Nummer;.*\r\n"CK-2027-\d{6}";Rechnung;01\.01\.2027;.*;4,99;EUR\r\n$/);
    expect(body.datevYears).toEqual(['2027']);
    const datev = await file(`${token}/2027/datev.csv`);
    expect(datev.headers.get('content-disposition')).toContain('filename="EXTF_Buchungsstapel.csv"');
    const bookings = new TextDecoder('windows-1252').decode(await datev.arrayBuffer()).split('\r\n');
    expect(bookings[0]).toMatch(/^"EXTF";700;21;"Buchungsstapel";13;/);
    const booked = `4,99;"H";"EUR";;;;70000;4600;"";0101;"${body.items[0]?.number}";`;
    expect(bookings[2]?.startsWith(booked), bookings[2]).toBe(true);
    for (const year of ['2026', 'x', '20270']) expect((await file(`${token}/${year}/datev.csv`)).status).toBe(404);
    expect((await world.ask(getAdviserLink, {}, await as())).body.link?.usedAt).toBe(now.toISOString());
    const page = await world.fetch(new Request(`http://localhost:5000/api/adviser/${token}`));
    expect(page.status).toBe(200);
  });

  it('shows nothing of others, nor anything to whoever has none', async () => {
    const [token, others] = [await make(), await make(other)];
    const id = (await read(others)).body.items[0]?.id ?? '';
    expect((await file(`${token}/${id}/invoice.pdf`)).status).toBe(404);
    expect((await file(`${token}/no-id/invoice.xml`)).status).toBe(404);
    for (const wrong of ['x'.repeat(43), 'short', `${token}x`]) {
      expect((await read(wrong)).status).toBe(404);
      expect((await file(`${wrong}/all.csv`)).status).toBe(404);
    }
    const rows = await world.database.query<{ row: string }>('select link::text as row from app.adviser_link link');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends with a new one, by its owner, and after a year', async () => {
    const first = await make();
    const second = await make();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    await world.ask(endAdviserLink, {}, await as(other));
    expect((await read(second)).status).toBe(200);
    await world.ask(endAdviserLink, {}, await as());
    expect((await read(second)).status).toBe(404);
    expect((await file(`${second}/all.csv`)).status).toBe(404);
    const third = await make();
    now = new Date('2028-01-02T04:22:00Z');
    expect((await read(third)).status).toBe(200);
    now = new Date('2028-01-02T04:24:00Z');
    expect((await read(third)).status).toBe(404);
    expect((await world.ask(getAdviserLink, {}, await as())).body.link).toBeNull();
  });
});
