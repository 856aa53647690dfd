import { anInvoice } from '../invoices.ts';
import type { Person } from '../people.ts';
import { anAppointment } from '../providers.ts';
import { type ActorName, type Make, nowhere, type Stage } from './stage.ts';

const receiver = ({ people, otherProvider }: Stage, actor: ActorName): Person =>
  actor === 'provider' ? people.provider : otherProvider;

/** A business that says whose invoices they are. */
const business = ({ world }: Stage, { user }: Person): Promise<unknown> =>
  world.database.query(
    `insert into app.provider_business (account_id, is_trader, legal_form, vat_status, name, street, zip, city, country, updated_at)
     values ($1, true, 'sole', 'small', 'Salon', 'Hauptstraße 12', '10115', 'Berlin', 'de', now()) on conflict do nothing`,
    [user.id],
  );

/** A visit that took place, of somebody who bills. */
async function doneVisitOf(stage: Stage, provider: Person, customer: Person): Promise<string> {
  const { world } = stage;
  await world.database.query('delete from app.appointment');
  await business(stage, provider);
  const now = world.clock.now().getTime();
  return anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer.user.id,
    status: 'completed',
    start: new Date(now - 7_200_000).toISOString(),
    end: new Date(now - 3_600_000).toISOString(),
  });
}

export const billedVisit: Record<'own' | 'anothers' | 'booked', Make> = {
  own: (stage, actor) => doneVisitOf(stage, receiver(stage, actor), stage.stranger),
  anothers: (stage) => doneVisitOf(stage, stage.otherProvider, stage.stranger),
  /** Of the actor as a customer. */
  booked: (stage, actor) =>
    doneVisitOf(stage, stage.otherProvider, actor === 'nobody' ? stage.stranger : stage.people[actor]),
};

async function invoiceOf({ world }: Stage, { user }: Person): Promise<string> {
  const document = anInvoice();
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.customer_invoice
       (id, provider_id, attempt, number, kind, issued_on, issued_at, kept_until, currency, gross_minor, document, hash)
     values (gen_random_uuid(), $1, 0, gen_random_uuid()::text, 'invoice', '2026-12-01', now(), '2034-12-31', 'EUR', $2, $3, sha256(''))
     returning id`,
    [user.id, document.grossCents, document],
  );
  return row?.id ?? nowhere;
}

export const customerInvoice: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => invoiceOf(stage, receiver(stage, actor)),
  anothers: (stage) => invoiceOf(stage, stage.otherProvider),
};

/** An invoice with a payment; the second id names it. */
export const paidInvoice: Record<'own' | 'anothers', Make> = {
  own: async (stage, actor) => paid(stage, await customerInvoice.own(stage, actor)),
  anothers: async (stage, actor) => paid(stage, await customerInvoice.anothers(stage, actor)),
};

async function paid({ world }: Stage, invoice: string): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.customer_payment (id, invoice_id, way, paid_on, minor, noted_at)
     values (gen_random_uuid(), $1, 'cash', '2026-11-01', 1, now()) returning id`,
    [invoice],
  );
  return `${invoice} ${row?.id ?? nowhere}`;
}
