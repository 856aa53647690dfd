import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { deletedThings, keptThings } from '../../../../src/contract/admin/own-data.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database, Row } from '../../../adapters/ports.ts';
import { ahead, stateIs } from '../../../ground/states.ts';

type Counted = Record<(typeof deletedThings)[number] | (typeof keptThings)[number] | 'cancels', number>;

const isFuture = `${stateIs('status', ahead)} and starts_at > $2::timestamptz`;

/** Uploaded by the account, or added by it to a visit or its review. */
const ownImage = '(owner_id = $1 or appointment_id in (select id from app.appointment where customer_id = $1))';

/** To a number that the account has proven, or has asked a code for. */
const ownTexts = `(recipient in (select phone from app.phone_code where account_id = $1)
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

/** Where something about a person stands: `$1` is the account, `$2` its confirmed address or null. */
const holdings = {
  account: `select to_jsonb(own) - 'password_hash' - 'session_version' from app.account own where id = $1`,
  agreements: 'select to_jsonb(own) from app.agreement own where account_id = $1 order by agreed_at, document',
  termsNotices: 'select to_jsonb(own) from app.terms_notice own where account_id = $1 order by told_at',
  links: `select jsonb_build_object('purpose', purpose, 'email', email, 'expires_at', expires_at, 'used_at', used_at,
                 'created_at', created_at) from app.email_token where account_id = $1 order by created_at`,
  signInPlaces: `select jsonb_build_object('seen_at', seen_at) from app.known_caller where account_id = $1 order by seen_at`,
  devices: `select to_jsonb(own) - 'session_version' from app.device own where account_id = $1 order by signed_in_at`,
  phoneCodes: `select jsonb_build_object('phone', phone, 'sent_at', sent_at) from app.phone_code where account_id = $1`,
  images: `select to_jsonb(own) - 'content_hash' - 'look' from app.image own where ${ownImage} order by created_at`,
  listings: `select to_jsonb(own) - 'searched' - 'q' - 'x' - 'y' from app.listing own where owner_id = $1 order by created_at`,
  listingPrices: `select to_jsonb(own) from app.listing_price own
                   where listing_id in (select id from app.listing where owner_id = $1) order by id`,
  listingImages: `select to_jsonb(own) from app.listing_image own
                   where listing_id in (select id from app.listing where owner_id = $1) order by listing_id, position`,
  favorites: 'select to_jsonb(own) from app.favorite own where account_id = $1 order by created_at',
  favoriteProviders: 'select to_jsonb(own) from app.favorite_provider own where account_id = $1 order by created_at',
  savedSearches: `select to_jsonb(own) from app.saved_search own
                   where account_id = $1 or (account_id is null and email = $2) order by created_at`,
  inquiries: `select to_jsonb(own) from app.inquiry own where account_id = $1 or email = $2 order by created_at`,
  inquiriesReceived: `select to_jsonb(own) - 'account_id' from app.inquiry own
                       where listing_id in (select id from app.listing where owner_id = $1) order by created_at`,
  messages: `select to_jsonb(own) from app.inquiry_message own join app.inquiry on inquiry.id = own.inquiry_id
              where inquiry.account_id = $1 or inquiry.email = $2
                 or inquiry.listing_id in (select id from app.listing where owner_id = $1) order by own.id`,
  contactMessages: `select to_jsonb(own) from app.contact_message own where account_id = $1 or email = $2 order by created_at`,
  contactAnswers: `select jsonb_build_object('message_id', own.message_id, 'at', own.at, 'body', own.body)
                     from app.contact_answer own join app.contact_message message on message.id = own.message_id
                    where message.account_id = $1 or message.email = $2 order by own.at`,
  secondFactors: `select jsonb_build_object('kind', kind, 'label', label, 'added_at', added_at, 'used_at', used_at)
                    from app.second_factor where account_id = $1 order by added_at`,
  accountEnd: 'select to_jsonb(own) from app.account_end own where account_id = $1',
  staffCalls: 'select to_jsonb(own) from app.staff_call own where admin_id = $1 order by id',
  reports: `select to_jsonb(own) || jsonb_build_object('kind', about.kind, 'subject_id', about.subject_id)
              from app.report own join app.report_case about on about.id = own.case_id
             where own.account_id = $1 or own.email = $2 order by own.created_at`,
  // Who has decided is not told, nor who has reported.
  reportDecisions: `select to_jsonb(own) - 'decided_by' from app.report_decision own
                      join app.report_case about on about.id = own.case_id
                     where own.action not in ('danger', 'nothing') and about.accused_id = $1 order by own.at`,
  reportComplaints: `select to_jsonb(own) from app.report_complaint own
                       left join app.report on report.id = own.report_id
                       join app.report_decision made on made.id = own.decision_id
                       join app.report_case about on about.id = made.case_id
                      where report.account_id = $1 or report.email = $2 or (own.report_id is null and about.accused_id = $1)
                      order by own.created_at`,
  questions: `select to_jsonb(own) from app.question own where account_id = $1 or provider_id = $1 or email = $2
               order by created_at`,
  questionMessages: `select to_jsonb(own) from app.question_message own join app.question on question.id = own.question_id
                      where account_id = $1 or provider_id = $1 or email = $2 order by own.id`,
  withdrawals: `select to_jsonb(own) from app.withdrawal own where email = $2 order by received_at`,
  provider: `select to_jsonb(own) - 'q' - 'x' - 'y' from app.provider own where account_id = $1`,
  business: 'select to_jsonb(own) from app.provider_business own where account_id = $1',
  accountNotes: `select to_jsonb(own) - 'admin_id' from app.account_note own where account_id = $1 order by id`,
  assignedCases: 'select to_jsonb(own) from app.case_assignment own where admin_id = $1 order by at',
  verifications: `select to_jsonb(own) - 'decided_by' from app.verification own where account_id = $1 order by submitted_at`,
  documents: `select jsonb_build_object('sha256', encode(content_hash, 'hex'), 'seen_at', seen_at) from app.document_seen
               where account_id = $1 order by seen_at`,
  // With whom something is shared is not told.
  accountMatches: `select distinct jsonb_build_object('check_id', own.check_id, 'kind', own.kind) from app.account_match own
                    join app.picture_check made on made.id = own.check_id
                   where made.listing_id in (select id from app.listing where owner_id = $1)`,
  pictureChecks: `select to_jsonb(own) - 'decided_by' from app.picture_check own
                   where listing_id in (select id from app.listing where owner_id = $1) order by opened_at`,
  planTrials: 'select to_jsonb(own) from app.plan_trial own where account_id = $1 order by strand',
  planChoices: 'select to_jsonb(own) from app.plan_choice own where account_id = $1 order by id',
  invoices: `select to_jsonb(own) - 'hash' from app.invoice own where account_id = $1 order by number`,
  // Those of a provider, and those for an own visit.
  customerInvoices: `select to_jsonb(own) - 'hash' from app.customer_invoice own
                       left join app.appointment visit on visit.id = own.appointment_id
                      where own.provider_id = $1 or visit.customer_id = $1 order by own.issued_at, own.id`,
  customerPayments: `select to_jsonb(own) || jsonb_build_object('ended_at', ended.ended_at)
                       from app.customer_payment own join app.customer_invoice invoice on invoice.id = own.invoice_id
                       left join app.customer_payment_end ended on ended.payment_id = own.id
                      where invoice.provider_id = $1 order by own.noted_at, own.id`,
  customerInvoiceSettings: 'select to_jsonb(own) from app.customer_invoice_settings own where provider_id = $1',
  lastSeller: `select jsonb_build_object('kept_at', kept_at, 'missing', missing) from app.last_seller where account_id = $1`,
  lastRecipient: 'select to_jsonb(own) from app.last_recipient own where account_id = $1',
  payments: `select to_jsonb(own) - 'made_by' || jsonb_build_object('payer', line.payer, 'said', line.said)
               from app.payment own join app.invoice on invoice.id = own.invoice_id
               left join app.bank_line line on line.id = own.line_id
              where invoice.account_id = $1 order by own.id`,
  onlinePayments: `select to_jsonb(own) - 'asked' - 'asked_at' - 'told' from app.online_payment own join app.invoice on invoice.id = own.invoice_id
                     where invoice.account_id = $1 order by own.started_at, own.id`,
  debits: `select jsonb_build_object('number', invoice.number, 'collected_on', made.collected_on, 'amount_minor', own.amount_minor,
                    'mandate_id', own.mandate_id, 'refused_at', ended.ended_at)
             from app.debit own join app.debit_collection made on made.id = own.collection_id join app.invoice on invoice.id = own.invoice_id
             left join app.debit_collection_end ended on ended.collection_id = made.id
            where invoice.account_id = $1 order by invoice.number, own.attempt`,
  debitMandates: `select to_jsonb(own) - 'sealed' - 'key_id' || jsonb_build_object('ended_at', ended.ended_at, 'end', ended.cause)
                    from app.debit_mandate own left join app.debit_mandate_end ended on ended.mandate_id = own.id
                   where account_id = $1 order by signed_at`,
  vatClaims: 'select to_jsonb(own) from app.vat_claim own where account_id = $1',
  vatChecks: 'select to_jsonb(own) from app.vat_check own where account_id = $1 order by id',
  taxFilings: `select jsonb_build_object('year', filing.year, 'message', filing.reference, 'record', own.reference, 'state', own.state,
                 'sent_at', filing.sent_at)
                 from app.tax_filing_record own join app.tax_filing filing on filing.id = own.filing_id
                where own.account_id = $1 order by filing.made_at`,
  taxRequests: 'select to_jsonb(own) from app.tax_request own where account_id = $1 order by round, made_at',
  invoiceReminders: `select to_jsonb(own) from app.invoice_reminder own join app.invoice on invoice.id = own.invoice_id
                       where invoice.account_id = $1 order by own.told_at`,
  commissionLines: `select to_jsonb(own) || jsonb_build_object('end', ended.cause, 'ended_at', ended.ended_at)
                      from app.commission_line own left join app.commission_end ended on ended.line_id = own.id
                     where provider_id = $1 order by created_at, id`,
  commissionObjections: `select to_jsonb(own) || jsonb_build_object('is_upheld', decision.is_upheld, 'reason', decision.reason)
                           from app.commission_objection own join app.commission_line line on line.id = own.line_id
                           left join app.commission_decision decision on decision.line_id = own.line_id
                          where line.provider_id = $1 order by own.made_at`,
  // Only how many: who they are stands in the visits.
  metCustomers: `select jsonb_build_object('count', count(*)) from app.met_customer where provider_id = $1 having count(*) > 0`,
  // Whoever was reported hears nothing of a report that changed nothing.
  audit: `select jsonb_build_object('at', at, 'action', action) 
            from app.audit where account_id = $1 and action <> 'report_left' order by id`,
  staff: 'select to_jsonb(own) from app.staff own where provider_id = $1 order by position, id',
  members: 'select to_jsonb(own) from app.member own where $1 in (account_id, business_id) order by since, id',
  deeds: `select jsonb_build_object('appointment_id', appointment_id, 'action', action, 'at', at) from app.appointment_deed
           where account_id = $1 order by position`,
  invitations: `select to_jsonb(own) - 'code_hash' from app.invitation own where business_id = $1 or email = $2 order by created_at`,
  workedHolidays: 'select to_jsonb(own) from app.worked_holiday own where provider_id = $1 order by day',
  clients: 'select to_jsonb(own) from app.client own where provider_id = $1 order by created_at, id',
  outsideCalendars: 'select to_jsonb(own) from app.outside_calendar own where provider_id = $1 order by added_at',
  blocks: 'select to_jsonb(own) from app.block own where provider_id = $1 order by starts_at',
  weeklyHours: 'select to_jsonb(own) from app.weekly_hours own where provider_id = $1 order by weekday, opens_minute',
  specialHours: 'select to_jsonb(own) from app.special_hours own where provider_id = $1 order by day, opens_minute',
  providerViews: 'select to_jsonb(own) from app.provider_day own where provider_id = $1 order by day',
  timeOff: 'select to_jsonb(own) from app.time_off own where provider_id = $1 order by id',
  serviceCards: `select to_jsonb(own) - 'services' - 'highest_price_cents' from app.service_card own
                  where provider_id = $1 order by created_at`,
  serviceCardImages: `select to_jsonb(own) from app.service_card_image own
                       where card_id in (select id from app.service_card where provider_id = $1) order by card_id, position`,
  appointments: `select to_jsonb(own) - 'holder' from app.appointment own
                  where customer_id = $1 or provider_id = $1 order by starts_at`,
  appointmentItems: `select to_jsonb(own) from app.appointment_item own join app.appointment on appointment.id = own.appointment_id
                      where customer_id = $1 or provider_id = $1 order by starts_at, own.position`,
  appointmentMessages: `select to_jsonb(own) from app.appointment_message own join app.appointment on appointment.id = own.appointment_id
                         where customer_id = $1 or provider_id = $1 order by own.id`,
  // What the other side wrote is told once it can be seen.
  reviews: `select to_jsonb(own) - 'checked_by' - 'signals' from app.review own
              join app.appointment on appointment.id = own.appointment_id
             where $1 = case own.author when 'customer' then appointment.customer_id else appointment.provider_id end
                or ($1 in (appointment.customer_id, appointment.provider_id) and own.visible_at <= $3::timestamptz)
             order by own.created_at`,
  reviewImages: `select to_jsonb(own) from app.review_image own join app.review on review.id = own.review_id
                   join app.appointment on appointment.id = review.appointment_id
                  where review.author = 'customer' and appointment.customer_id = $1 order by own.review_id, own.position`,
  // The lists that the person waits on. A provider's export leaves out who waits there.
  waitingList: `select to_jsonb(own) from app.waiting_list own
                 where account_id = $1 or appointment_id in (select id from app.appointment where customer_id = $1)
                    or client_id in (select id from app.client where account_id = $1)
                 order by created_at`,
  waitingOffers: `select to_jsonb(own) - 'hold_id' from app.waiting_offer own where person = $1 order by created_at`,
  quoteRequests: `select to_jsonb(own) from app.quote_request own where account_id = $1 order by created_at`,
  quoteRequestImages: `select to_jsonb(own) from app.quote_request_image own join app.quote_request request on request.id = own.request_id
                        where request.account_id = $1 order by own.request_id, own.position`,
  // Those that the person got, and those that the own business gave.
  quotes: `select to_jsonb(own) from app.quote own join app.quote_request request on request.id = own.request_id
            where request.account_id = $1 or own.provider_id = $1 order by own.created_at, own.id`,
  notifications: `select to_jsonb(own) from app.notification own where account_id = $1 order by created_at`,
  calendarFeed: `select jsonb_build_object('renewed_at', renewed_at) from app.calendar_feed where account_id = $1`,
  browsers: `select to_jsonb(own) - 'public_key' - 'auth' from app.push_subscription own where account_id = $1 order by created_at`,
  adviserLink: `select to_jsonb(own) - 'token_hash' from app.adviser_link own where account_id = $1`,
  texts: `select jsonb_build_object('recipient', own.recipient, 'created_at', own.created_at, 'sent_at', own.sent_at)
            from app.outgoing_text own where ${ownTexts} order by own.created_at`,
  mails: `select jsonb_build_object('recipient', recipient, 'subject', subject, 'created_at', created_at, 'sent_at', sent_at)
            from app.outgoing_mail where recipient = $2 order by created_at`,
} as const satisfies Record<string, string>;

/** Everything that is held about the account, table by table. */
export async function heldAbout(
  transaction: Database,
  id: AccountId,
  { provenEmail, now }: { provenEmail: string | null; now: Date },
): Promise<Record<string, Record<string, unknown>[]>> {
  const held: Record<string, Record<string, unknown>[]> = {};
  for (const [name, rows] of Object.entries(holdings)) {
    const found = await transaction.query<{ own: Record<string, unknown> }>(
      `select held.own from (select $2::text as email) known cross join lateral (${rows}) held (own) where $1::uuid is not null and $3::timestamptz is not null`,
      [id, provenEmail, now.toISOString()],
    );
    held[name] = found.map(({ own }) => own);
  }
  return held;
}
