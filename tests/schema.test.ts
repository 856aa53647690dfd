import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMigrations } from '../netlify/adapters/database/migrate.ts';
import type { LinkKind } from '../netlify/features/account/account/rules.ts';
import { toldDays } from '../netlify/features/billing/billing/rules.ts';
import { reminderKinds } from '../netlify/features/property/listing/rules.ts';
import type { DetailKind } from '../netlify/features/services/business/sql.ts';
import { timeZones } from '../netlify/ground/time-zones.ts';
import { facts } from '../netlify/search/facts.ts';
import { accountTypes } from '../src/contract/account/account.ts';
import { factorKinds } from '../src/contract/account/account-factor.ts';
import { agreementDocuments } from '../src/contract/account/agreement-versions.ts';
import { imagePurposes } from '../src/contract/account/image.ts';
import { verificationKinds, verificationStates } from '../src/contract/account/verification.ts';
import { licenceRoles, sellerRoles } from '../src/contract/account/verification-seller.ts';
import { suspensionBases } from '../src/contract/admin/admin.ts';
import { auditActions } from '../src/contract/admin/admin-audit.ts';
import { caseParts } from '../src/contract/admin/admin-case.ts';
import { filingKinds } from '../src/contract/admin/admin-filing.ts';
import { accountMatchKinds, pictureCheckStates } from '../src/contract/admin/admin-pictures.ts';
import { activities } from '../src/contract/admin/privacy.ts';
import {
  type ReportCase,
  reportActions,
  reportKinds,
  reportReasons,
  reportRules,
} from '../src/contract/admin/report.ts';
import { pays } from '../src/contract/billing/billing.ts';
import { commissionEnds } from '../src/contract/billing/billing-commission.ts';
import { mandateEnds } from '../src/contract/billing/billing-debit.ts';
import { onlineStates } from '../src/contract/billing/billing-invoice.ts';
import { taxReportLaws, taxRequestSteps } from '../src/contract/billing/billing-tax-report.ts';
import { appointment } from '../src/contract/booking/appointment.ts';
import { deedActions } from '../src/contract/booking/appointment-detail.ts';
import { appointmentStatuses } from '../src/contract/booking/appointment-status.ts';
import { undoableActions } from '../src/contract/booking/appointment-undo.ts';
import { outsideFaults } from '../src/contract/booking/calendar-outside.ts';
import { recallSources } from '../src/contract/booking/client.ts';
import {
  customerInvoiceKinds,
  customerInvoiceLogos,
  paidWays,
} from '../src/contract/booking/customer-invoice-words.ts';
import { quotePricings, quoteRequestStatuses, quoteStatuses } from '../src/contract/booking/quote.ts';
import { reviewAuthors } from '../src/contract/booking/review.ts';
import { offerReasons } from '../src/contract/booking/waiting-list.ts';
import { withdrawalRules } from '../src/contract/booking/withdrawal-instruction.ts';
import { contactTypes } from '../src/contract/contact-message.ts';
import { countries } from '../src/contract/country.ts';
import { serviceCurrencies } from '../src/contract/currency.ts';
import { listedKinds, memberRoles } from '../src/contract/endpoint.ts';
import { legalFormNames } from '../src/contract/legal-form.ts';
import { notificationKinds } from '../src/contract/messaging/notification.ts';
import { planNames, planStrands, plans } from '../src/contract/plans.ts';
import type { Inquiry } from '../src/contract/property/inquiry.ts';
import { savedSearchFrequencies } from '../src/contract/property/saved-search.ts';
import {
  buyerEligibilities,
  dealTypes,
  listingCategories,
  listingStatuses,
  providerCategories,
  providerTypes,
  titleTypes,
} from '../src/contract/property/taxonomy.ts';
import { paymentMeans, vatStatuses } from '../src/contract/services/business-fields.ts';
import { priceUnits } from '../src/contract/services/provider.ts';
import { praises } from '../src/contract/services/provider-rating.ts';
import { questionSides } from '../src/contract/services/question.ts';
import { serviceCategories } from '../src/contract/services/service-taxonomy.ts';
import { languages } from '../src/contract/words.ts';
import { migratedDatabase, type TestDatabase } from './support/database.ts';
import { impersonalTables } from './support/kept-tables.ts';

type Sender = Inquiry['messages'][number]['from'];

const detailKinds = Object.keys({
  bank: true,
  tax: true,
  vat: true,
  tax_number: true,
  invoice_tax_number: true,
} satisfies Record<DetailKind, true>);

/** Every list of words that the database checks, and the same list in the code. An enum type has its own name as its key. */
const enums: Record<string, readonly (string | number)[]> = {
  'account.plan': planNames,
  'account.type': accountTypes,
  // A slot that somebody is filling in is shown by no call.
  'appointment.status': ['held', ...appointmentStatuses],
  'appointment.price_unit': priceUnits,
  'appointment.cancelled_by': appointment.shape.cancelledBy.def.innerType.options,
  'appointment.guest_proven': ['email', 'phone'],
  'appointment.origin': appointment.shape.origin.options,
  'appointment.place': appointment.shape.place.options,
  'appointment_item.price_unit': priceUnits,
  'text_link.side': ['customer', 'provider'],
  'appointment_deed.action': deedActions,
  'appointment_deed.side': ['customer', 'provider'],
  'appointment_message.author': ['customer', 'provider'],
  'appointment_undo.action': undoableActions,
  // Only the calendar knows of it.
  'busy.kind': ['visit', 'block', 'import'],
  'outside_calendar.fault': outsideFaults,
  'waiting_list.language': languages,
  'quote_request.country': countries,
  'quote_request.language': languages,
  'quote_request.status': quoteRequestStatuses,
  'quote.status': quoteStatuses,
  'quote.pricing': quotePricings,
  'quote.currency': serviceCurrencies,
  'waiting_offer.reason': offerReasons,
  'moved_thing.kind': ['visit', 'client', 'card', 'staff'],
  'account_end.basis': suspensionBases,
  'agreement.document': agreementDocuments,
  'appointment.withdrawal_rule': withdrawalRules,
  'audit.basis': suspensionBases,
  'audit.action': auditActions,
  'customer_invoice.currency': serviceCurrencies,
  'customer_invoice.kind': customerInvoiceKinds,
  'customer_invoice_settings.logo': customerInvoiceLogos,
  'customer_payment.way': paidWays,
  'case_assignment.part': caseParts,
  'client.recall_agreed_by': recallSources,
  'commission_end.cause': commissionEnds,
  'commission_line.price_currency': serviceCurrencies,
  'contact_message.language': languages,
  'contact_message.type': contactTypes,
  'email_token.purpose': Object.keys({
    verify_email: true,
    reset_password: true,
    change_email: true,
    undo_email: true,
  } satisfies Record<LinkKind, true>),
  'image.purpose': imagePurposes,
  'inquiry.language': languages,
  'invitation.role': memberRoles,
  'inquiry_message.sender': Object.keys({ visitor: true, seller: true } satisfies Record<Sender, true>),
  'listing.buyer_eligibility': buyerEligibilities,
  'listing.category': listingCategories,
  // A provider of the property strand offers nothing for sale or rent.
  'listing.deal_type': [...dealTypes, 'none'],
  'listing.provider_type': providerTypes,
  // What a suspended seller had published. Its owner is shown `published`, and visitors are shown nothing.
  'listing.status': [...listingStatuses, 'withheld'],
  'picture_check.state': pictureCheckStates,
  'account_match.kind': accountMatchKinds,
  'appointment.currency': serviceCurrencies,
  'provider_search.currency': serviceCurrencies,
  'listing.title_type': titleTypes,
  'not listing.category': providerCategories,
  // Only the server knows of these: the two occasions on which a listing is news.
  'listing_news.kind': ['published', 'cheaper'],
  'listing_reminder.kind': reminderKinds,
  'place.country': countries,
  'account.property_plan': planNames.filter((name) => plans[name].strand === 'property'),
  'bank_line.direction': ['in', 'out'],
  'books_end.kind': ['closed', 'opened'],
  'online_payment.state': onlineStates,
  'payment.kind': ['transfer', 'return', 'credit', 'paid_back'],
  'last_seller.country': countries,
  'small_business_limit.country': countries,
  'last_recipient.type': ['provider', 'seller'],
  'debit_mandate.language': languages,
  'debit_mandate_end.cause': mandateEnds,
  'invoice.kind': ['invoice', 'correction'],
  'invoice.strand': planStrands,
  'plan_choice.pays': pays,
  'tax_filing.kind': filingKinds,
  'tax_filing.law': taxReportLaws,
  'tax_filing_record.state': ['new', 'again', 'corrected', 'gone'],
  'tax_request.step': taxRequestSteps,
  'plan_choice.plan': planNames,
  'plan_choice.strand': planStrands,
  'plan_trial.strand': planStrands,
  'postal_code.country': countries,
  'provider_business.country': countries,
  'provider_business.legal_form': legalFormNames,
  'provider_business.payments': paymentMeans,
  'provider_business.vat_status': vatStatuses,
  'provider.time_zone': Object.values(timeZones),
  'announcement.side': ['customer', 'provider'],
  'appointment.language': languages,
  'notification.kind': notificationKinds,
  'reset_request.language': languages,
  'question.language': languages,
  'push_subscription.language': languages,
  'member.role': memberRoles,
  'question_message.author': questionSides,
  'report.language': languages,
  'report.reason': reportReasons,
  'report_case.kind': reportKinds,
  'report_case.side': ['', 'customer', 'provider'],
  'report_case.state': ['open', 'decided', 'complaint', 'final'] satisfies ReportCase['state'][],
  'report_complaint.language': languages,
  // In the log alone: that the police were told.
  'report_decision.action': [...reportActions, 'danger'],
  'report_decision.rule': ['none', ...reportRules],
  // What a decision keeps out of sight: no conversation, but accounts.
  'report_hold.kind': ['account', ...reportKinds.filter((kind) => kind !== 'message')],
  'second_factor.kind': factorKinds,
  'review.author': reviewAuthors,
  'review.praise': praises,
  // Only the administrators' queue knows of it.
  'review.check_state': ['none', 'held', 'released', 'removed'],
  'saved_search.frequency': savedSearchFrequencies,
  'saved_search.language': languages,
  'service_card.category': serviceCategories,
  'service_card.deal_type': dealTypes,
  'plan_trial.told_days': toldDays.map(String),
  'sealed_detail.kind': detailKinds,
  'service_card.price_unit': priceUnits,
  'account.seller_role': sellerRoles,
  'index_news.kind': ['property', 'provider'],
  'cache_change.lists': listedKinds,
  'town_page.country': [...countries, 'ph'],
  'town_page.strand': ['property', 'services'],
  'trial_had.kind': [...detailKinds, 'email', 'phone'],
  'trial_had.strand': planStrands,
  'verification.kind': verificationKinds,
  'verification.role': licenceRoles,
  'verification.state': verificationStates,
  'withdrawal.language': languages,
};

interface Known {
  name: string;
  /** As Postgres writes the condition, or the values of an enum type. */
  text: string;
  isType: boolean;
  [column: string]: unknown;
}

const values = (list: string): string[] =>
  list.split(', ').map((word) => word.replace(/::[\w ]+$/, '').replaceAll("'", ''));

const sorted = (words: readonly (string | number)[]): string[] => words.map(String).sort();

/** `(status = ANY (ARRAY['draft'::text, …]))` of the table `listing` -> `listing.status` and its words. */
function wordsOf({ name, text, isType }: Known): [key: string, words: string[]][] {
  if (isType) return [[name, values(text)]];
  return [...text.matchAll(/\(?(\w+)\)?(?:::\w+)? (=|<>|<@) (?:(?:ANY|ALL) )?\(*ARRAY\[([^\]]*)\]/g)].map(
    ([, column = '', sign, list = '']) => [`${sign === '<>' ? 'not ' : ''}${name}.${column}`, values(list)],
  );
}

const columnsOf = 'select attname::text as name from pg_attribute where attrelid = $1::regclass and attnum > 0';

let target: TestDatabase;
beforeAll(async () => {
  target = await migratedDatabase();
}, 60_000);
afterAll(() => target.close());

describe('a migrated database', () => {
  it('takes exactly the words that the contract lists', async () => {
    const known = await target.database.query<Known>(
      `select relname as name, pg_get_constraintdef(pg_constraint.oid) as text, false as "isType"
         from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'c' and relnamespace = 'app'::regnamespace and pg_get_constraintdef(pg_constraint.oid) ~ 'ARRAY'
       union all
       select typname, string_agg(enumlabel, ', '), true
         from pg_enum join pg_type on pg_type.oid = enumtypid where typnamespace = 'app'::regnamespace group by typname`,
    );
    // A condition that cannot be read would be left out in silence.
    expect(known.filter((row) => wordsOf(row).length === 0)).toEqual([]);
    expect(Object.fromEntries(known.flatMap(wordsOf).map(([key, words]) => [key, sorted(words)]))).toEqual(
      Object.fromEntries(Object.entries(enums).map(([key, words]) => [key, sorted(words)])),
    );
  });

  it('makes and changes each table in one file, the migration of its noun', async () => {
    const migrations = await readMigrations();
    const homes = new Map(
      migrations.flatMap(({ name, text }) =>
        [...text.matchAll(/^create table app\.(\w+)/gm)].map(([, table]) => [table, name]),
      ),
    );
    expect(homes.size).toBeGreaterThan(100);
    const elsewhere = migrations.flatMap(({ name, text }) =>
      [
        ...text.matchAll(
          /^(?:alter table|create (?:unique )?index \w+ on|insert into|update|delete from) app\.(\w+)[^;]*;/gm,
        ),
      ]
        .filter(([, table]) => homes.get(table) !== name)
        .map(([statement]) => statement.replaceAll(/\s+/g, ' ')),
    );
    // Two circles: whoever is named here names the other one, too.
    expect(elsewhere).toEqual([
      'alter table app.account add constraint account_profile_image_id_fkey foreign key (profile_image_id) references app.image (id) on delete set null;',
      'alter table app.image add constraint image_appointment_id_fkey foreign key (appointment_id) references app.appointment (id) on delete set null;',
    ]);
    // What is dropped or replaced was written twice.
    expect(migrations.flatMap(({ text }) => text.match(/^(drop|create or replace)\b.*/gm) ?? [])).toEqual([]);
  });

  it('defines each function once', async () => {
    const defined = (await readMigrations()).flatMap(({ text }) =>
      [...text.matchAll(/create (?:or replace )?function (app\.\w+)/gi)].map(([, name]) => name),
    );
    expect(defined.length).toBeGreaterThan(100);
    expect(defined.filter((name, index) => defined.indexOf(name) !== index)).toEqual([]);
  });

  it('shuts every table behind row level security', async () => {
    const tables = await target.database.query<{ name: string; isShut: boolean }>(
      `select relname as name, relrowsecurity as "isShut"
         from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    expect(tables.filter(({ isShut }) => !isShut).map(({ name }) => name)).toEqual([]);
  });

  it('says of every table what it is for, once', async () => {
    const tables = await target.database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind in ('r', 'p') order by 1`,
    );
    const said = [...Object.values(activities).flatMap((activity) => activity.tables), ...impersonalTables];
    // Whoever adds a table adds it to src/contract/admin/privacy.ts: the page about privacy is made of that.
    expect(said.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
    const naming = await target.database.query<{ name: string }>(
      `select distinct relname as name from pg_constraint join pg_class on pg_class.oid = conrelid
        where contype = 'f' and confrelid in ('app.account'::regclass, 'app.provider'::regclass)`,
    );
    expect(naming.filter(({ name }) => impersonalTables.includes(name))).toEqual([]);
  });

  it('has each condition of the search in the tile and in every index that answers it', async () => {
    const inTile = (await target.database.query<{ name: string }>(columnsOf, ['app.listing_tile'])).map(
      ({ name }) => name,
    );
    const indexes = await target.database.query<{ name: string; columns: string[] }>(
      `select index.relname as name, array_agg(attname::text) as columns
         from pg_index join pg_class index on index.oid = indexrelid join pg_attribute on attrelid = indexrelid
        where indrelid = 'app.listing'::regclass and indnatts > indnkeyatts group by 1`,
    );
    // Along a border rows are read for their position alone, when nothing else is asked.
    const covering = indexes.filter(({ name }) => name !== 'listing_position');
    expect(covering.length).toBeGreaterThan(8);
    for (const { column, bits } of Object.values(facts)) {
      expect(inTile).toContain(bits);
      expect(
        covering.filter(({ columns }) => !columns.includes(column)).map(({ name }) => `${name} has no ${column}`),
      ).toEqual([]);
    }
  });

  it('marks a tile by what the tile itself is packed from', async () => {
    const [packer] = await target.database.query<{ source: string }>(
      `select prosrc as source from pg_proc where oid = 'app.pack_tile'::regproc`,
    );
    const [marker] = await target.database.query<{ source: string }>(
      `select prosrc as source from pg_proc where oid = 'app.mark_tiles'::regproc`,
    );
    const own = (await target.database.query<{ name: string }>(columnsOf, ['app.listing'])).map(({ name }) => name);
    const packed = /with sorted as materialized \(([^]*?)\n {2}\)/.exec(packer?.source ?? '')?.[1] ?? '';
    // Position, whether it is public, and the order of those with the same price. Everything else comes from app.tiled.
    expect(own.filter((name) => new RegExp(`\\b${name}\\b`).test(packed)).sort()).toEqual([
      'id',
      'q',
      'status',
      'x',
      'y',
    ]);
    expect(packed).toContain('app.tiled(listing)');
    expect(marker?.source).toMatch(/app\.tiled\(old\)[^]*app\.tiled\(new\)/);
    const tiled = (await target.database.query<{ name: string }>(columnsOf, ['app.tiled_listing'])).map(
      ({ name }) => name,
    );
    for (const { bits } of Object.values(facts)) expect(tiled).toContain(bits);
  });
});
