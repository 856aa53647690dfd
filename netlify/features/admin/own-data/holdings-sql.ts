import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { ownImage, ownTexts } from './sql.ts';

/** The queries for a person's data. `$1` is the account, `$2` its confirmed e-mail address or null. */
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
  // The names of the administrator and of the reporter stay hidden.
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
  staffHours: `select to_jsonb(own) from app.staff_hours own where staff_id in (select id from app.staff where provider_id = $1)
                order by staff_id, weekday, opens_minute`,
  staffCards: `select to_jsonb(own) from app.staff_card own where staff_id in (select id from app.staff where provider_id = $1)
                order by staff_id, card_id`,
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
  // A review by the other side is included once it is public.
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
