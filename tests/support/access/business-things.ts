import { exampleOperator } from '../../../netlify/adapters/example-operator.ts';
import type { PaymentProvider } from '../../../netlify/adapters/ports.ts';
import { correctIn } from '../../../netlify/features/billing/billing/correction-actions.ts';
import { mandateText } from '../../../netlify/features/billing/billing/debit-messages.ts';
import { issueIn, sendInvoice } from '../../../netlify/features/billing/billing/invoice-actions.ts';
import { sealDetail } from '../../../netlify/session/sealed-detail.ts';
import { type VerificationKind } from '../../../src/contract/account/verification.ts';
import { listCollections, makeCollection } from '../../../src/contract/admin/admin-collection.ts';
import { makeAdviserLink } from '../../../src/contract/billing/billing-adviser.ts';
import { giveMandate } from '../../../src/contract/billing/billing-debit.ts';
import { sessionOf } from '../appointments.ts';
import { type Person } from '../people.ts';
import { anAppointment } from '../providers.ts';
import { type ActorName, isOfBusiness, type Make, nowhere, personOf, type Stage } from './stage.ts';

/** A public card; a second one of the same person gives way, because their plan has room for three. */
async function cardOf({ world }: Stage, { user }: Person): Promise<string> {
  await world.database.query(`delete from app.service_card where provider_id = $1 and name = 'Massage'`, [user.id]);
  const [card] = await world.database.query<{ id: string }>(
    `insert into app.service_card (provider_id, name, category, description, price_cents, duration_minutes, is_published)
     values ($1, 'Massage', 'massage', 'Eine Stunde Ruhe.', 6000, 60, true) returning id`,
    [user.id],
  );
  return card?.id ?? nowhere;
}

/** Only a provider has staff and blocks; whoever else asks, asks for the other provider's. */
const providerFor = (stage: Stage, actor: ActorName): Person =>
  isOfBusiness(actor) ? stage.people.provider : stage.otherProvider;

async function staffMemberOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.staff (provider_id, name, position) values ($1, 'Mira', 1) returning id`,
    [user.id],
  );
  return row?.id ?? 'none';
}

async function blockOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.block (provider_id, staff_id, starts_at, ends_at)
     select $1, id, now() + interval '2 days', now() + interval '3 days' from app.staff where provider_id = $1 and position = 0
     returning id`,
    [user.id],
  );
  return row?.id ?? 'none';
}

export const staffMember: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => staffMemberOf(stage, providerFor(stage, actor)),
  anothers: (stage) => staffMemberOf(stage, stage.otherProvider),
};

async function outsideCalendarOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.outside_calendar (provider_id, staff_id, address, added_at)
     select $1, id, 'https://calendar.example/a.ics', $2::timestamptz from app.staff where provider_id = $1 limit 1
     on conflict (staff_id) do update set added_at = excluded.added_at returning id`,
    [user.id, world.clock.now().toISOString()],
  );
  return row?.id ?? 'none';
}

export const outsideCalendar: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => outsideCalendarOf(stage, providerFor(stage, actor)),
  anothers: (stage) => outsideCalendarOf(stage, stage.otherProvider),
};

async function moveInOf({ world }: Stage, { user }: Person): Promise<string> {
  const [row] = await world.database.query<{ id: string }>(
    'insert into app.move_in (provider_id, started_at) values ($1, $2::timestamptz) returning id',
    [user.id, world.clock.now().toISOString()],
  );
  return row?.id ?? 'none';
}

export const moveIn: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => moveInOf(stage, providerFor(stage, actor)),
  anothers: (stage) => moveInOf(stage, stage.otherProvider),
};

export const block: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => blockOf(stage, providerFor(stage, actor)),
  anothers: (stage) => blockOf(stage, stage.otherProvider),
};

export const serviceCard: Record<'own' | 'anothers', Make> = {
  /** Only a provider can have one; whoever else asks, asks for the other provider's. */
  own: (stage, actor) => cardOf(stage, providerFor(stage, actor)),
  anothers: (stage) => cardOf(stage, stage.otherProvider),
};

async function clientOf({ world }: Stage, { user }: Person): Promise<string> {
  const [made] = await world.database.query<{ id: string }>(
    `insert into app.client (provider_id, name) values ($1, 'Klara') returning id`,
    [user.id],
  );
  return made?.id ?? nowhere;
}

export const client: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => clientOf(stage, providerFor(stage, actor)),
  anothers: (stage) => clientOf(stage, stage.otherProvider),
};

/** The one submission of the provider. */
export const submitted =
  (kind: VerificationKind): Make =>
  async ({ world, people }) => {
    await world.database.query('delete from app.verification');
    const [row] = await world.database.query<{ id: string }>(
      `insert into app.verification (account_id, kind, name, submitted_at) values ($1, $2, $3, $4::timestamptz) returning id`,
      [people.provider.user.id, kind, kind === 'identity' ? null : 'Meisterbrief', world.clock.now().toISOString()],
    );
    return row?.id ?? 'none';
  };

/** A line of commission for a customer whom the site has brought. An administrator may be asked about the objection to it. */
async function lineOf(
  { world }: Stage,
  provider: Person,
  { isObjected = false, isDecided = false } = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = world.clock.now();
  await world.database.query('delete from app.appointment');
  const completed = await anAppointment(world.database, {
    provider: provider.user.id,
    start: new Date(now.getTime() - 2 * 3_600_000).toISOString(),
    end: new Date(now.getTime() - 3_600_000).toISOString(),
    status: 'completed',
  });
  await world.database.query(
    `update app.appointment set brought_at = created_at, guest_name = 'Gerda', guest_email = id || '@example.org' where id = $1`,
    [completed],
  );
  await world.database.query('select app.meet(array[$1::uuid], $2::timestamptz)', [completed, now.toISOString()]);
  await world.database.query(
    `with line as (
       insert into app.commission_line (id, provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents,
         commission_cents, created_at, objection_until)
       select $1, provider_id, id, brought_at, brought_at, starts_at, service_name, 4500, 225, $3::timestamptz,
              $3::timestamptz + interval '7 days'
         from app.appointment where id = $2
       returning id),
     objected as (
       insert into app.commission_objection (line_id, body, made_at)
       select id, 'Stammkundin.', $3::timestamptz from line where $4 returning line_id)
     insert into app.commission_decision (line_id, is_upheld, reason, decided_at)
     select line_id, false, 'Nein.', $3::timestamptz from objected where $5`,
    [id, completed, now.toISOString(), isObjected, isDecided],
  );
  return id;
}

export const commissionLine: Record<'own' | 'anothers' | 'objected' | 'decided', Make> = {
  own: (stage, actor) =>
    actor === 'provider' ? lineOf(stage, stage.people.provider) : lineOf(stage, stage.otherProvider),
  anothers: (stage) => lineOf(stage, stage.otherProvider),
  objected: (stage) => lineOf(stage, stage.otherProvider, { isObjected: true }),
  decided: (stage) => lineOf(stage, stage.otherProvider, { isObjected: true, isDecided: true }),
};

/** An invoice that says next to nothing: who may read it is asked, not what stands on it. */
async function invoiceOf({ world }: Stage, { user }: Person): Promise<string> {
  const document = { currency: 'EUR', netCents: 419, vatCents: 80, isPlain: false };
  const [row] = await world.database.query<{ id: string }>(
    `insert into app.invoice (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash)
     values ($1, gen_random_uuid()::text, 'invoice', 'property', to_char(2000 + floor(random() * 7000), 'FM0000') || '-01',
             '2026-12-01', now(), '2034-12-31', 499, $2, sha256('')) returning id`,
    [user.id, document],
  );
  return row?.id ?? nowhere;
}

export const issuedInvoice: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => invoiceOf(stage, personOf(stage, actor)),
  anothers: (stage) => invoiceOf(stage, stage.otherProvider),
};

/** A payment provider that takes everything: the tests of payments have one that answers like Mollie. */
const anyProvider: PaymentProvider = {
  start: ({ key, currency }) =>
    Promise.resolve({
      reference: `tr_${key}`,
      state: 'open',
      key,
      checkoutUrl: 'https://pay.example.com/1',
      currency,
      paidMinor: 0,
      backMinor: 0,
      paidAt: null,
    }),
  find: () => Promise.resolve('unknown'),
};

async function onlinePaymentOf(stage: Stage, person: Person): Promise<string> {
  stage.world.adapters.payments = anyProvider;
  const [row] = await stage.world.database.query<{ id: string }>(
    `insert into app.online_payment (id, invoice_id, amount_minor, started_at, asked_at) values (gen_random_uuid(), $1, 499, now(), now()) returning id`,
    [await invoiceOf(stage, person)],
  );
  return row?.id ?? nowhere;
}

/** A payment on the page of a provider that has not ended. */
export const onlinePayment: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => onlinePaymentOf(stage, personOf(stage, actor)),
  anothers: (stage) => onlinePaymentOf(stage, stage.otherProvider),
};

/** An invoice where a payment provider is set up. */
export const payableInvoice: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => {
    stage.world.adapters.payments = anyProvider;
    return invoiceOf(stage, personOf(stage, actor));
  },
  anothers: (stage) => {
    stage.world.adapters.payments = anyProvider;
    return invoiceOf(stage, stage.otherProvider);
  },
};

/** What an account pays this month, in both strands. */
async function payerOf({ world }: Stage, { user }: Person): Promise<string> {
  const now = world.clock.now().toISOString();
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, $2::timestamptz, $2::timestamptz),
            ($1, 'property', 'premium', 'fee', 49900, $2::timestamptz, $2::timestamptz)`,
    [user.id, now],
  );
  return user.id;
}

export const feeOf: Record<'own' | 'anothers', Make> = {
  own: (stage, actor) => payerOf(stage, personOf(stage, actor)),
  anothers: (stage) => payerOf(stage, stage.otherProvider),
};

let months = 0;

/** One that nobody has an invoice for. */
function nextMonth(): string {
  months += 1;
  return `${2001 + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** An invoice with everything on it, for a month that none was issued for. */
async function wholeInvoiceOf({ world }: Stage, { user }: Person, isCorrected = false): Promise<string> {
  const now = world.clock.now();
  const month = nextMonth();
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, '2001-01-01', $2::timestamptz)`,
    [user.id, now.toISOString()],
  );
  return world.database.transaction(async (transaction) => {
    const billed = { owner: user.id, strand: 'services', month } as const;
    await issueIn(transaction, billed, { operator: exampleOperator, now });
    const [found] = await transaction.query<{ id: string }>(
      `select id from app.invoice where account_id = $1 and month = $2 and kind = 'invoice'`,
      [user.id, month],
    );
    const id = found?.id ?? nowhere;
    if (isCorrected) await correctIn(transaction, { invoice: id, places: undefined, reason: 'Doppelt.' }, now);
    return id;
  });
}

export const wholeInvoice: Record<'anothers' | 'corrected', Make> = {
  anothers: (stage) => wholeInvoiceOf(stage, stage.otherProvider),
  corrected: (stage) => wholeInvoiceOf(stage, stage.otherProvider, true),
};

/** A booking without an invoice, and one that was set aside. */
async function bankLineOf({ world }: Stage, isAside: boolean): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '');
  await world.database.query(
    `with file as (
       insert into app.bank_file (hash, name, read_at, line_count, new_count)
       values (sha256(convert_to($1, 'UTF8')), 'x.xml', now(), 1, 1) returning id),
     line as (
       insert into app.bank_line (id, file_id, place, booked_on, amount_minor, currency, direction, is_return, payer, said)
       select $1, file.id, 0, '2001-01-01', 499, 'EUR', 'in', false, 'X', '' from file returning id)
     insert into app.bank_line_aside (line_id, reason, said_at) select line.id, 'Zinsen', now() from line where $2`,
    [id, isAside],
  );
  return id;
}

export const bankLine: Record<'open' | 'aside', Make> = {
  open: (stage) => bankLineOf(stage, false),
  aside: (stage) => bankLineOf(stage, true),
};

/** A booking that the invoice of a stranger was paid too much by. */
export const overpaid: Make = async (stage) => {
  const invoice = await wholeInvoiceOf(stage, stage.otherProvider);
  const line = await bankLineOf(stage, false);
  await stage.world.database.query(
    `insert into app.payment (invoice_id, kind, amount_minor, line_id, booked_on, made_at)
     values ($1, 'transfer', 900, $2, '2026-12-01', now())`,
    [invoice, line],
  );
  return invoice;
};

/** A VAT id of a stranger; lists name it by its account. */
export const vatId: Make = async ({ world, otherProvider }) => {
  await world.database.query(
    `insert into app.vat_claim (account_id, vat_id, claimed_at, next_ask_at) values ($1, 'ATU13585627', now(), now()) on conflict do nothing`,
    [otherProvider.user.id],
  );
  return otherProvider.user.id;
};

/** What somebody is shown who gives a mandate. */
export const shownMandate = mandateText('de', { ...exampleOperator, creditorId: exampleOperator.creditorId ?? '' }, 14);

let mandates = 0;

/** A mandate of the provider who asks. */
export const mandate: Make = async ({ world, people }) => {
  mandates += 1;
  await world.database.query(
    `insert into app.debit_mandate (account_id, reference, creditor_id, notice_days, holder, sealed, account_end, language, text,
       signed_on, signed_at)
     values ($1, $2, 'DE98ZZZ09999999999', 14, 'Ana', 'x.y', '3201', 'de', 'x', now()::date, now())`,
    [people.provider.user.id, `CK-M-${String(900_000 + mandates)}`],
  );
  return people.provider.user.id;
};

/** A file for the bank, of an invoice of a stranger that a mandate pays. */
export const collection: Make = async ({ world, otherProvider, people }) => {
  const owner = otherProvider.user.id;
  const token = await sessionOf(world, owner);
  const body = { accountHolder: 'Ana', iban: 'AT611904300234573201', text: shownMandate };
  await world.ask(giveMandate, { body }, { token });
  const month = nextMonth();
  await world.database.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     values ($1, 'services', 'gold', 'fee', 499, '2001-01-01', now())`,
    [owner],
  );
  // Issued when debits were announced for days that are over, so that it can be collected on the next.
  const now = new Date(world.clock.now().getTime() - 40 * 86_400_000);
  const billed = { owner, strand: 'services', month } as const;
  await world.database.transaction((transaction) => issueIn(transaction, billed, { operator: exampleOperator, now }));
  const [issued] = await world.database.query<{ id: string }>(
    `select id from app.invoice where account_id = $1 and strand = 'services' and month = $2 and kind = 'invoice'`,
    [owner, month],
  );
  await sendInvoice(world.adapters, issued?.id ?? nowhere);
  const asAdmin = { token: await sessionOf(world, people.admin.user.id) };
  const { due } = (await world.ask(listCollections, {}, asAdmin)).body;
  const made = await world.ask(makeCollection, { body: { collectedOn: due?.proposedOn ?? '' } }, asAdmin);
  return made.body.id;
};

const adviserLinkOf = async ({ world }: Stage, { user }: Person): Promise<string> => {
  const made = await world.ask(makeAdviserLink, {}, { token: await sessionOf(world, user.id) });
  return made.body.address.split('/').at(-1) ?? '';
};

/** The secret of a tax adviser. */
export const adviserLink: Record<'own' | 'anothers', Make> = {
  own: (stage) => adviserLinkOf(stage, stage.people.provider),
  anothers: (stage) => adviserLinkOf(stage, stage.otherProvider),
};

/** A message to the tax office that nobody has sent. */
export const taxFiling: Make = async ({ world }) => {
  const id = crypto.randomUUID();
  const content = '<DPI_OECD/>';
  await world.database.query(
    `insert into app.tax_filing (id, year, law, kind, reference, sealed, hash, seller_count, made_at)
     values ($1::text::uuid, 2023, 'pstg', 'nil', $1::text, $2, sha256(convert_to($3, 'UTF8')), 0, now())`,
    [id, sealDetail(world.adapters, `${id}\ntax filing`, content), content],
  );
  return id;
};
