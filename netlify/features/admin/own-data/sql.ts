import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { deletedThings, keptThings } from '../../../../src/contract/admin/own-data.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { ahead, stateIs } from '../../../ground/states.ts';

type Counted = Record<(typeof deletedThings)[number] | (typeof keptThings)[number] | 'cancels', number>;

const isFuture = `${stateIs('status', ahead)} and starts_at > $2::timestamptz`;

/** Uploaded by the account, or added by it to a visit or its review. */
export const ownImage = '(owner_id = $1 or appointment_id in (select id from app.appointment where customer_id = $1))';

/** To a number that the account has proven, or has asked a code for. */
export const ownTexts = `(recipient in (select phone from app.phone_code where account_id = $1)
  or app.phone_key(recipient) in (
    select app.phone_key(phone) from app.account where id = $1 and phone_verified_at is not null))`;

/** How much there is of everything that a deletion touches. */
export async function counted(database: Database, id: AccountId, now: Date): Promise<Counted> {
  const [found] = await database.query<Counted & Row>(
    `with me as (select id, email, email_verified_at is not null as is_proven from app.account where id = $1)
     select 1 as profile, 1 as farewell,
       (select count(*) from app.listing where owner_id = $1 and status <> 'removed') as listings,
       (select count(*) from app.service_card where provider_id = $1) as "serviceCards",
       (select count(*) from app.client where provider_id = $1) as clients,
       (select count(*) from app.weekly_hours where provider_id = $1) as "openingHours",
       (select count(*) from app.image where ${ownImage} and checked_at is not null) as images,
       (select count(*) from app.image where ${ownImage} and checked_at is not null) as "pictureFiles",
       (select count(*) from app.favorite where account_id = $1)
         + (select count(*) from app.favorite_provider where account_id = $1) as favorites,
       (select count(*) from app.saved_search search, me
         where search.account_id = $1 or (search.account_id is null and me.is_proven and search.email = me.email))
         as "savedSearches",
       (select count(*) from app.contact_message where account_id = $1) as "contactMessages",
       (select count(*) from app.outgoing_mail mail, me where mail.recipient = me.email) as mails,
       (select count(*) from (
          select id from app.inquiry where account_id = $1
          union select inquiry.id from app.inquiry join app.listing on listing.id = listing_id where owner_id = $1) as held)
         as conversations,
       (select count(*) from app.appointment where customer_id = $1 or provider_id = $1) as appointments,
       (select count(*) from app.review join app.appointment on appointment.id = appointment_id
         where appointment.customer_id = $1 or appointment.provider_id = $1) as reviews,
       (select count(*) from app.invoice where account_id = $1)
         + (select count(*) from app.customer_invoice where provider_id = $1) as invoices,
       0 as "taxReport",
       (select count(*) from app.plan_trial where account_id = $1 and ends_at is not null) as trial,
       (select count(*) from app.appointment where (customer_id = $1 or provider_id = $1) and ${isFuture}) as cancels`,
    [id, now.toISOString()],
  );
  if (found === undefined) throw new Error('a select without a table returned nothing');
  return found;
}

/** The last day on which the last of an account's invoices is kept, those to customers too; null where there is none. */
export async function invoicesKeptUntil(database: Database, id: AccountId): Promise<string | null> {
  const [found] = await database.query<{ until: string | null }>(
    `select max(kept_until)::text as until
       from (select kept_until from app.invoice where account_id = $1
             union all select kept_until from app.customer_invoice where provider_id = $1) kept`,
    [id],
  );
  return found?.until ?? null;
}

/** Addresses whose owners may take the account back: they are told, too. */
export async function formerAddresses(transaction: Database, id: AccountId, now: Date): Promise<string[]> {
  const rows = await transaction.query<{ email: string }>(
    `select distinct email from app.email_token
      where account_id = $1 and purpose = 'undo_email' and used_at is null and expires_at > $2::timestamptz`,
    [id, now.toISOString()],
  );
  return rows.map(({ email }) => email);
}

interface AtEnd {
  id: AccountId;
  type: AccountType;
  email: string;
  [column: string]: unknown;
}

/** One account whose last day is over by the clock of Berlin, locked. */
export async function lockedAtEnd(transaction: Database, now: Date): Promise<AtEnd | undefined> {
  const [account] = await transaction.query<AtEnd>(
    `select account.id, account.type, account.email
       from app.account_end ending join app.account on account.id = ending.account_id
      where ending.ends_on < ($1::timestamptz at time zone 'Europe/Berlin')::date and account.deleted_at is null
      order by ending.ends_on, account.id limit 1 for update of account skip locked`,
    [now.toISOString()],
  );
  return account;
}

/** What belongs to the person alone, by the parameters it takes. The order matters only where one thing names another. */
const deletions: readonly string[] = [
  `delete from app.outgoing_text where ${ownTexts}`,
  'delete from app.phone_code where account_id = $1',
  `delete from app.appointment where customer_id = $1 and ${stateIs('status', 'held')}`,
  // What was agreed stays with the provider; how the customer is reached, and where they live, does not.
  `update app.appointment set phone = null, address = null, note = '', answers = '[]', visitor_name = null where customer_id = $1`,
  'delete from app.appointment_image where appointment_id in (select id from app.appointment where customer_id = $1)',
  'delete from app.message_image where image_id in (select id from app.image where owner_id = $1)',
  // The text stays without the author's name. Pictures go, because they may show a face.
  `delete from app.review_image where review_id in (
     select review.id from app.review join app.appointment on appointment.id = appointment_id
      where author = 'customer' and customer_id = $1)`,
  'delete from app.account_note where account_id = $1',
  'delete from app.case_assignment where admin_id = $1',
  'delete from app.email_token where account_id = $1',
  'delete from app.known_caller where account_id = $1',
  'delete from app.notification where account_id = $1',
  'delete from app.calendar_feed where account_id = $1',
  'delete from app.push_subscription where account_id = $1',
  'delete from app.adviser_link where account_id = $1',
  // In the bells of others: what happened stays, the name goes.
  `update app.notification set facts = facts || '{"other": "–", "text": ""}'
    where appointment_id in (select id from app.appointment where customer_id = $1 or provider_id = $1)`,
  // The business keeps what was done at an appointment and which of its staff did it. The link to the account goes.
  'update app.appointment_deed set account_id = null where account_id = $1',
  // For whom they work, and who works for them.
  'delete from app.member where $1 in (account_id, business_id)',
  'delete from app.invitation invited using app.account me where me.id = $1 and (invited.business_id = me.id or invited.email = me.email)',
  'delete from app.device where account_id = $1',
  'delete from app.ended_session where account_id = $1',
  'delete from app.favorite where account_id = $1',
  'delete from app.favorite_provider where account_id = $1',
  `delete from app.saved_search search using app.account me
    where me.id = $1 and (search.account_id = me.id
          or (search.account_id is null and me.email_verified_at is not null and search.email = me.email))`,
  'delete from app.contact_message where account_id = $1',
  // What was decided stays in the log, without the person. Words of a report that waits are still needed.
  `update app.report_complaint complaint set body = '–'
     from app.report_decision made join app.report_case about on about.id = made.case_id
    where made.id = complaint.decision_id
      and case when complaint.report_id is null then about.accused_id = $1
               else complaint.report_id in (select id from app.report where account_id = $1) end`,
  `update app.report
      set account_id = null, email = null,
          details = case when decision_id is null then details else '' end
     from app.account me
    where me.id = $1 and (report.account_id = me.id or (me.email_verified_at is not null and report.email = me.email))`,
  'update app.report_case set accused_id = null where accused_id = $1',
  'update app.report_decision set decided_by = null where decided_by = $1',
  'delete from app.second_factor where account_id = $1',
  'delete from app.backup_code where account_id = $1',
  'delete from app.factor_loss where account_id = $1',
  'delete from app.sign_in_step where account_id = $1',
  'delete from app.passkey_challenge where account_id = $1',
  'delete from app.account_end where account_id = $1',
  'update app.contact_answer set admin_id = null where admin_id = $1',
  'delete from app.reset_request asked using app.account me where me.id = $1 and asked.email = me.email',
  'delete from app.outgoing_mail mail using app.account me where me.id = $1 and mail.recipient = me.email',
  'delete from app.refused_address known using app.account me where me.id = $1 and known.email = me.email',
  // With it the images of documents, which the sweep deletes from the private store.
  'delete from app.verification_image where verification_id in (select id from app.verification where account_id = $1)',
  'delete from app.verification where account_id = $1',
  'delete from app.document_seen where account_id = $1',
  'delete from app.account_match where other_account_id = $1',
  // What was agreed stays as a proof; it names the emptied row alone.
  'delete from app.terms_notice where account_id = $1',
  'delete from app.plan_trial where account_id = $1',
  // Invoices, choices of plans, lines of commission, objections and decisions are kept as records of what was charged. The keys of customers serve no
  // purpose without the provider.
  'delete from app.met_customer where provider_id = $1',
  'update app.commission_decision set decided_by = null where decided_by = $1',
  'update app.payment set made_by = null where made_by = $1',
  'update app.franc_rate set entered_by = null where entered_by = $1',
  'update app.small_business_limit set entered_by = null where entered_by = $1',
  'update app.tax_filing set made_by = case when made_by = $1 then null else made_by end, sent_by = case when sent_by = $1 then null else sent_by end where $1 in (made_by, sent_by)',
  'update app.debit_collection set made_by = null where made_by = $1',
  'update app.debit_collection_end set ended_by = null where ended_by = $1',
  'update app.books_end set made_by = null where made_by = $1',
  'update app.bank_file set read_by = null where read_by = $1',
  'update app.bank_line_aside set said_by = null where said_by = $1',
  // Their invoices to customers stay: the law of their country says how long.
  'delete from app.customer_invoice_settings where provider_id = $1',
  'delete from app.provider_business where account_id = $1',
  'delete from app.sealed_detail where account_id = $1',
  // What the register answered about it is kept as the proof of invoices without VAT.
  'delete from app.vat_claim where account_id = $1',
  'delete from app.service_card where provider_id = $1',
  'delete from app.provider_day where provider_id = $1',
  'delete from app.provider_visitor where provider_id = $1',
  'delete from app.weekly_hours where provider_id = $1',
  'delete from app.special_hours where provider_id = $1',
  'delete from app.time_off where provider_id = $1',
  'delete from app.worked_holiday where provider_id = $1',
  'delete from app.staff_room where provider_id = $1',
  'delete from app.block where provider_id = $1',
  'delete from app.outside_calendar where provider_id = $1',
  'delete from app.move_in where provider_id = $1',
  // Nobody waits for whoever is gone, and nobody asks them.
  `delete from app.waiting_list where account_id = $1 or provider_id = $1
      or appointment_id in (select id from app.appointment where customer_id = $1)`,
  'delete from app.freed_time where provider_id = $1',
  // Wishes with what was answered to them, and the own answers to others.
  'delete from app.quote_request where account_id = $1',
  'delete from app.quote where provider_id = $1',
  // The own file of a provider, and what the files of others say of this person.
  'delete from app.client where provider_id = $1 or account_id = $1',
  'delete from app.staff_hours where staff_id in (select id from app.staff where provider_id = $1)',
  'delete from app.staff_card where staff_id in (select id from app.staff where provider_id = $1)',
  // Appointments refer to the rows of the staff and of the provider, who lies nowhere.
  `update app.staff set name = '-', image_id = null, is_active = false where provider_id = $1`,
  `update app.provider set is_phone_public = false, is_address_public = false, public_latitude = 0, public_longitude = 0,
          reach_kilometres = null
    where account_id = $1`,
  'delete from app.picture_check where listing_id in (select id from app.listing where owner_id = $1)',
  'update app.picture_check set decided_by = null where decided_by = $1',
  ...['listing_day', 'listing_visitor', 'listing_reminder'].map(
    (table) => `delete from app.${table} where listing_id in (select id from app.listing where owner_id = $1)`,
  ),
  'delete from app.listing_image where listing_id in (select id from app.listing where owner_id = $1)',
  // Whoever has asked about a listing keeps its title. The real position goes.
  `update app.listing set status = 'removed', description = '', broker_licence = null, sell_licence = null,
          latitude = public_latitude, longitude = public_longitude
    where owner_id = $1`,
];

export async function deleteOwn(transaction: Database, id: AccountId): Promise<void> {
  for (const deletion of deletions) await transaction.query(deletion, [id]);
}

/** What stays with the other side, without name, address and number. */
export async function leaveConversations(
  transaction: Database,
  id: AccountId,
  names: { seller: string; provider: string },
  email: string,
): Promise<void> {
  await transaction.query(
    `update app.inquiry
        set account_id = null, name = $2, email = $3, phone = null, address_proven_at = null
       from app.account me
      where me.id = $1
        and (inquiry.account_id = me.id or (me.email_verified_at is not null and inquiry.email = me.email))`,
    [id, names.seller, email],
  );
  await transaction.query(
    `update app.question
        set account_id = null, name = $2, email = $3, address_proven_at = null
       from app.account me
      where me.id = $1
        and (question.account_id = me.id or (me.email_verified_at is not null and question.email = me.email))`,
    [id, names.provider, email],
  );
}

/** Empties the row; ends all sessions. The sweep deletes the pictures, which nothing names any more. */
export const emptyAccount = (
  transaction: Database,
  id: AccountId,
  { email, passwordHash }: { email: string; passwordHash: string },
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `update app.account
        set email = $2, password_hash = $3, name = '', first_name = null, last_name = null, business_name = null,
            phone = null, public_phone = null, date_of_birth = null, street = null, house_number = null, zip = null, city = null,
            country = null, latitude = null, longitude = null, description = null, profile_image_id = null,
            email_verified_at = null, phone_verified_at = null, identity_verified_at = null, business_given_at = null,
            seller_role = null, session_version = session_version + 1, suspended_at = coalesce(suspended_at, $4::timestamptz),
            deleted_at = $4::timestamptz
      where id = $1`,
    [id, email, passwordHash, now.toISOString()],
  );
