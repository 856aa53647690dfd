import type { Client } from 'pg';
import type { Adapters, PaymentProvider } from '../../../netlify/adapters/ports.ts';
import { sealedAbout } from '../../../netlify/features/services/business/rules.ts';
import { dataKeyId, sealDetail } from '../../../netlify/session/sealed-detail.ts';
import { busiestProvider } from './fill.ts';

/** What a busy hour leaves for the schedule, in the proportions of a million visits a year, and what the jobs of the night find. */
const due = {
  ended: 500,
  unanswered: 100,
  tomorrow: 200,
  soon: 100,
  holds: 200,
  alerts: 1000,
  invoices: 50,
  listings: 300,
  payments: 100,
  numbers: 100,
  files: 20,
  accounts: 20,
  pictures: 100,
  old: 1000,
  changes: 1000,
} as const;

/** Reminders go out by day: the next ten o'clock in London, wherever the bench runs. */
export function noon(now: Date): Date {
  const ten = new Date(now);
  ten.setUTCHours(10, 0, 0, 0);
  return ten > now ? ten : new Date(ten.getTime() + 86_400_000);
}

/** Whoever sealed some details before the key changed. */
export const formerKey = new TextEncoder().encode('a former key of the figures, at least 32 bytes');

/** Payments are paid as soon as somebody asks. The reference is our key, and the amount behind it. */
const payments: PaymentProvider = {
  start: () => Promise.resolve('away'),
  find: (reference) => {
    const [key = '', minor = ''] = reference.split(' ');
    const paid = { state: 'paid', checkoutUrl: null, currency: 'EUR', backMinor: 0 } as const;
    return Promise.resolve({ ...paid, reference, key, paidMinor: Number(minor), paidAt: new Date().toISOString() });
  },
};

/** Services outside that take whatever they are told. */
export const outside: Partial<Adapters> = {
  payments,
  cdn: { forget: () => Promise.resolve(true) },
  engines: { key: 'a-key-of-the-figures', tell: () => Promise.resolve(true) },
};

const other = `(select id from app.account where email = '${busiestProvider}')`;

/** The first visits that are over: what a statement has changed is over no more, so each takes others. */
const visits = (count: number): string =>
  `id in (select id from app.appointment where status = 'completed' and provider_id <> ${other} and customer_id is not null
           order by id limit ${count})`;

/** Visits of the schedule. Whoever is reminded was told of the time some days ago. */
const ofVisits = (at: string): string[] => [
  `update app.appointment set status = 'confirmed', completed_at = null, starts_at = ${at} - interval '4 hours', ends_at = ${at} - interval '3 hours'
    where ${visits(due.ended)}`,
  `update app.appointment set status = 'open', completed_at = null, answer_until = ${at} - interval '1 hour',
          starts_at = ${at} + interval '2 days', ends_at = ${at} + interval '49 hours'
    where ${visits(due.unanswered)}`,
  `update app.appointment set status = 'confirmed', completed_at = null, starts_at = ${at} + interval '23 hours', ends_at = ${at} + interval '24 hours'
    where ${visits(due.tomorrow)}`,
  `update app.appointment set status = 'confirmed', completed_at = null, starts_at = ${at} + interval '90 minutes', ends_at = ${at} + interval '2 hours'
    where ${visits(due.soon)}`,
  `insert into app.announcement (appointment_id, version, kind, side, occasion, told_at)
   select id, version, 'appointment_booked', 'customer', '', ${at} - interval '3 days' from app.appointment
    where status = 'confirmed' and provider_id <> ${other} and starts_at > ${at}`,
  `update app.account set phone = '+4915112345678', country = 'Deutschland', phone_verified_at = now(), sms_notifications = true
    where id in (select customer_id from app.appointment where status = 'confirmed' and provider_id <> ${other}
                   and starts_at = ${at} + interval '90 minutes')`,
  `update app.appointment set status = 'held', completed_at = null, held_until = ${at} - interval '1 hour'
    where ${visits(due.holds)}`,
];

const ofListings = (at: string): string[] => [
  `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
   select 's' || number || '@example.org', 'en', 'Search ' || number, 'instant', '{}', now() from generate_series(1, ${due.alerts}) number`,
  `insert into app.listing_news (listing_id, kind, at)
   select id, 'published', now() from app.listing where status = 'published' order by id limit 1`,
  `update app.listing set expires_at = ${at} - interval '10 minutes'
    where id in (select id from app.listing where status = 'published' and expires_at > ${at} order by id desc limit ${due.listings})`,
];

const ofMoney = (at: string): string[] => [
  `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
   select account_id, 'services', 'gold', 'fee', 2900, date_trunc('month', ${at}) - interval '1 month', ${at} - interval '2 months'
     from app.provider where not exists (select from app.invoice where invoice.account_id = provider.account_id)
    order by account_id limit ${due.invoices}`,
  `insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, vat_status, updated_at)
   select account_id, true, 'sole', 'Betrieb', 'Hauptstr. 1', '10115', 'Berlin', 'de', 'small', now() from app.plan_choice
   on conflict do nothing`,
  `insert into app.online_payment (id, invoice_id, amount_minor, reference, started_at, asked_at)
   select payment, id, gross_minor, payment || ' ' || gross_minor, ${at} - interval '1 hour', ${at} - interval '1 hour'
     from (select gen_random_uuid() as payment, id, gross_minor from app.invoice
            where kind = 'invoice' and not exists (select from app.payment where payment.invoice_id = invoice.id)
            order by number limit ${due.payments}) as unpaid`,
  `update app.vat_claim set next_ask_at = ${at} - interval '1 hour'
    where account_id in (select account_id from app.vat_claim order by account_id limit ${due.numbers})`,
  `delete from app.customer_invoice_file where invoice_id in (select id from app.customer_invoice order by number limit ${due.files})`,
  // Kept until the end of a year that is over for long, with what was paid.
  `with old as (
     update app.customer_invoice set issued_on = '2010-03-01', issued_at = '2010-03-01', kept_until = '2020-12-31'
      where id in (select id from app.customer_invoice order by number desc limit ${due.files}) returning id),
   paid as (update app.customer_payment set paid_on = '2010-03-01' where invoice_id in (select id from old))
   update app.customer_invoice_file set made_at = '2010-03-01' where invoice_id in (select id from old)`,
  `insert into app.invoice_counter (series, last)
   select left(number, 7), max(substr(number, 9)::integer) from app.invoice group by 1`,
  // Whoever gives no mandate is reminded.
  `delete from app.debit_mandate where account_id in (
     select account_id from app.invoice
      where issued_on < ${at}::date - 60 and not exists (select from app.payment where payment.invoice_id = invoice.id)
      order by number limit ${due.pictures})`,
];

const ofNight = (at: string): string[] => [
  `insert into app.account_end (account_id, ends_on, reason, basis, said_at)
   select id, ${at}::date - 2, 'Betrug.', 'terms', ${at} - interval '40 days' from app.account where type = 'customer' order by id desc limit ${due.accounts}`,
  `insert into app.image (owner_id, purpose, store_key, content_type, width, height, bytes, created_at, checked_at, copy_widths)
   select ${other}, 'service', 'unnamed/' || n, 'image/webp', 10, 10, 10, ${at} - interval '30 days', ${at} - interval '30 days', '{}'
     from generate_series(1, ${due.pictures}) n`,
  `update app.notification set created_at = ${at} - interval '200 days' where id in (select id from app.notification order by id limit ${due.old})`,
  `update app.contact_message set created_at = ${at} - interval '3 years'
    where id in (select id from app.contact_message order by id limit ${due.pictures})`,
  `update app.verification set decided_at = ${at} - interval '90 days' where id in (
     select id from app.verification where state <> 'pending' order by id limit ${due.pictures})`,
  `update app.verification set valid_until = ${at}::date + 20 where id in (
     select id from app.verification where state = 'approved' and kind <> 'identity' order by id desc limit ${due.pictures})`,
  `insert into app.listing_visitor (day, listing_id, visitor)
   select ${at}::date - 3, id, sha256(n::text::bytea)
     from (select id from app.listing where status = 'published' order by id limit 10) as listing, generate_series(1, ${due.old}) n`,
  `insert into app.cache_change (id, at) select gen_random_uuid(), ${at} - interval '5 minutes' from generate_series(1, ${due.changes})`,
  `insert into app.index_news (kind, id, changed_at)
   select 'property', id, ${at} - interval '1 hour' from app.listing where status = 'published' order by id limit ${due.changes}
   on conflict do nothing`,
];

interface Statement {
  text: string;
  values?: unknown[];
}

/** Details that were sealed before the key changed. */
async function sealedBefore(client: Client): Promise<Statement[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from app.account where type = 'provider' order by id limit ${due.pictures}`,
  );
  const keys = { dataKey: formerKey, formerDataKeys: [] };
  return rows.map(({ id }) => ({
    text: `insert into app.sealed_detail (account_id, kind, sealed, fingerprint, updated_at) values ($1, 'tax_number', $2, md5($2), now())`,
    values: [id, sealDetail(keys, sealedAbout(id, 'tax_number'), JSON.stringify({ taxNumber: '12/345/67890' }))],
  }));
}

/** What makes the rows that are due at an instant. Triggers rest, as where the rows were made. */
export async function dueStatements(client: Client, at: Date, dataKey: Uint8Array): Promise<Statement[]> {
  const instant = `timestamptz '${at.toISOString()}'`;
  const made = [ofVisits, ofListings, ofMoney, ofNight].flatMap((of) => of(instant));
  return [
    { text: 'set session_replication_role = replica' },
    ...made.map((text) => ({ text })),
    ...(await sealedBefore(client)),
    // The filled ones are sealed by no key.
    {
      text: `update app.debit_mandate set sealed = $1`,
      values: [`${dataKeyId({ dataKey, formerDataKeys: [] })}.none`],
    },
    { text: `update app.tax_filing set sealed = $1`, values: [`${dataKeyId({ dataKey, formerDataKeys: [] })}.none`] },
    { text: 'set session_replication_role = origin' },
    { text: 'analyze app.saved_search, app.listing_news, app.plan_choice, app.appointment, app.announcement' },
  ];
}
