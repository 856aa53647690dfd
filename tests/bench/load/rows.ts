import { anInvoice } from '../../support/invoices.ts';

/**
 * Rows of the lists that somebody has of their own and that the administration's desk works off, one statement each. They follow
 * those of `fill.ts`, whose temporary tables `customer` and `busiest` they read.
 */

/** As the desk and the books read it; number, month and days are put in for each. */
const document = JSON.stringify(anInvoice()).replaceAll("'", "''");

/** Of a queue of the desk so many wait: the others are decided. */
const waits = 'n % 100 = 1';
/** Of the link that the busiest provider has given to an adviser. */
export const adviserToken = 'a'.repeat(43);
const anAdmin = "(select id from app.account where type = 'admin' limit 1)";
const provider = `(select id, row_number() over (order by id) - 1 as place from app.account where type = 'provider') as provider`;

const ofCustomers: readonly string[] = [
  `insert into app.favorite (account_id, listing_id)
   select customer, id from busiest, (select id from app.listing where status = 'published' order by id desc limit :favorites) as listing
   on conflict do nothing`,
  `insert into app.favorite_provider (account_id, provider_id)
   select customer, id from busiest, (select id from app.account where type = 'provider' order by id limit :favorites) as provider`,
  // Around one place each: news of elsewhere does not match them.
  `insert into app.saved_search (account_id, email, language, name, frequency, filters, west, south, east, north, confirmed_at)
   select case when n <= :savedSearches then busiest.customer else customer.id end, 'c' || n || '@example.org', 'en', 'Search ' || n, 'weekly',
          jsonb_build_object('bbox', '10.0,50.0,10.1,50.1', 'bedrooms', 2, 'search', 'garden and pool ' || n), 10000000, 50000000, 10100000, 50100000, now()
     from generate_series(1, :savedSearches * 400) n cross join busiest join customer on customer.number = 1 + n % :customers`,
  `insert into app.device (account_id, session_version, label, signed_in_at, seen_at, expires_at)
   select id, session_version, 'Firefox, Windows', now(), now(), now() + interval '30 days' from app.account`,
  `insert into app.device (account_id, session_version, label, signed_in_at, seen_at, expires_at)
   select customer, account.session_version, 'Safari, iPhone ' || n, now(), now(), now() + interval '30 days'
     from busiest join app.account on account.id = customer, generate_series(1, 9) n`,
  `insert into app.second_factor (account_id, kind, label, credential_id, public_key, sign_count, added_at, confirmed_at)
   select customer, 'passkey', 'Stick', gen_random_uuid()::text, '\\x00', 0, now(), now() from busiest`,
  `insert into app.agreement (account_id, document, version, agreed_at)
   select id, 'terms', '2026-01-01', now() - interval '100 days' from app.account`,
  `insert into app.agreement (account_id, document, version, agreed_at)
   select provider, 'processing', '202' || year || '-01-01', now() - interval '200 days' from busiest, generate_series(2, 5) year`,
];

/** What the triggers of messages keep, and questions besides: of the busiest of either side. */
const conversations: readonly string[] = [
  `update app.appointment set customer_wrote_at = said.at, provider_wrote_at = said.at + interval '1 second',
          provider_read_at = case when said.number % 4 > 0 then said.at + interval '1 hour' end,
          customer_read_at = case when said.number % 4 > 0 then said.at + interval '1 hour' end
     from (select appointment_id, max(created_at) as at, row_number() over (order by appointment_id) as number
             from app.appointment_message group by appointment_id) as said
    where said.appointment_id = id`,
  `insert into app.question (provider_id, account_id, name, email, language, address_proven_at, created_at, last_message_at)
   select case when n % 10 = 0 then busiest.provider else provider.id end, case when n % 20 = 1 then busiest.customer else customer.id end,
          'Klara', 'c' || n || '@example.org', 'de', now(), now() - n * interval '3 minutes', now() - n * interval '3 minutes'
     from generate_series(1, :questions) n cross join busiest
     join ${provider} on provider.place = n % :providers join customer on customer.number = 1 + n % :customers`,
  `insert into app.question_message (question_id, author, body, created_at)
   select id, author, 'Färben Sie auch Bärte?', created_at from app.question, unnest(array['asker', 'provider']) author`,
];

/** Each account with invoices has one for each of so many months; the busiest provider is the first of them. */
const invoices: readonly string[] = [
  `create temporary table billed as
   select provider.id, row_number() over (order by provider.id <> busiest.provider, provider.id) - 1 as place
     from busiest, (select id from app.account where type = 'provider') as provider`,
  `insert into app.invoice (account_id, number, kind, strand, month, issued_on, issued_at, kept_until, gross_minor, document, hash)
   select billed.id, 'CK-' || to_char(issued, 'YYYY') || '-' || lpad(n::text, 6, '0'), 'invoice', 'services',
          to_char(issued - interval '1 month', 'YYYY-MM'), issued::date, issued, (issued + interval '8 years')::date,
          999 + n % 1000, jsonb '${document}' || jsonb_build_object('number', 'CK-' || to_char(issued, 'YYYY') || '-' || lpad(n::text, 6, '0'),
            'issuedOn', issued::date, 'dueOn', (issued + interval '14 days')::date, 'grossCents', 999 + n % 1000, 'dueCents', 999 + n % 1000),
          sha256(n::text::bytea)
     from generate_series(0, :invoices - 1) n join billed on billed.place = n / :invoiceMonths
    cross join lateral (select date_trunc('month', now()) - (n % :invoiceMonths) * interval '1 month' + interval '4 hours' as issued) as at`,
  `insert into app.invoice_file (invoice_id, pdf, pdf_hash, xml, xml_hash, made_at)
   select id, '\\x25504446', hash, '<xml/>', hash, issued_at from app.invoice`,
  `insert into app.bank_file (hash, name, read_at, read_by, line_count, new_count)
   select sha256(n::text::bytea), 'camt ' || n || '.xml', now() - n * interval '7 days', ${anAdmin}, 400, 390 from generate_series(1, 20) n`,
  // Of a hundred invoices one was paid with words that nobody understands, and one is not paid yet.
  `create temporary table booked as
   select invoice.id as invoice, account_id, gross_minor, issued_on, md5(invoice.id::text) as line, row_number() over (order by number) as n from app.invoice`,
  `insert into app.bank_line (id, file_id, place, booked_on, amount_minor, currency, direction, is_return, payer, payer_key, payer_end, said)
   select line, (select id from app.bank_file order by read_at limit 1), n, issued_on + 10, gross_minor, 'EUR', 'in', false, 'Salon Petra',
          md5(account_id::text), '3201', 'Rechnung' from booked where n % 100 <> 2`,
  `insert into app.payment (invoice_id, kind, amount_minor, line_id, booked_on, made_at)
   select invoice, 'transfer', gross_minor, line, issued_on + 10, issued_on + 11 from booked where n % 100 not in (1, 2)`,
  `insert into app.debit_mandate (account_id, reference, creditor_id, notice_days, holder, sealed, account_end, language, text, signed_on, signed_at)
   select id, 'CK-M-' || lpad(place::text, 6, '0'), 'DE98ZZZ09999999999', 14, 'Salon Petra', 'none.none', '3201', 'de', 'Ich ermächtige …', now(), now()
     from billed where place < :invoices / :invoiceMonths`,
  `insert into app.debit_collection (reference, collected_on, creditor, hash, made_at, made_by)
   select 'CK-L-2026-' || lpad(n::text, 6, '0'), (now() - n * interval '30 days')::date, '{}', sha256(n::text::bytea), now() - n * interval '30 days', ${anAdmin}
     from generate_series(1, 20) n`,
  `insert into app.debit (invoice_id, collection_id, mandate_id, amount_minor)
   select booked.invoice, made.id, mandate.id, booked.gross_minor
     from (select *, row_number() over (order by reference) as number from app.debit_collection) as made
     join booked on booked.n % 400 = 2 * made.number join app.debit_mandate mandate on mandate.account_id = booked.account_id`,
  `insert into app.franc_rate (month, ten_thousandths, entered_at)
   select to_char(now() - n * interval '1 month', 'YYYY-MM'), 9400 + n, now() from generate_series(1, 60) n`,
  `insert into app.vat_claim (account_id, vat_id, claimed_at, next_ask_at)
   select id, 'DE' || lpad(place::text, 9, '0'), now() - place * interval '1 minute', now() + interval '90 days' from billed where place < :desk`,
  `insert into app.vat_check (account_id, vat_id, is_valid, reference, name, address, asked_at)
   select account_id, vat_id, account_id::text < 'f', 'WAPI' || vat_id, 'Salon Petra', 'Hauptstr. 1', claimed_at from app.vat_claim`,
  // All is billed but what was added last.
  `insert into app.commission_line (provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents, commission_cents, created_at, objection_until)
   select provider_id, id, starts_at - interval '1 day', starts_at - interval '1 day', starts_at, service_name, greatest(price_cents, 100), 500, ends_at,
          ends_at + interval '14 days'
     from (select visit.*, row_number() over (partition by provider_id order by starts_at desc) as number
             from app.appointment visit join billed on billed.id = visit.provider_id
            where billed.place < :invoices / :invoiceMonths and status in ('completed', 'completed_paid')) as visit
    where number <= :busiestClients / 2`,
  `insert into app.invoice_commission (line_id, invoice_id)
   select line.id, (select id from app.invoice where account_id = provider_id order by issued_at desc limit 1) from app.commission_line line
    where line.created_at < now() - interval '30 days'`,
  `create temporary table objected as
   select id, row_number() over (order by created_at desc, id) as n from app.commission_line order by n limit :desk`,
  `insert into app.commission_objection (line_id, body, made_at) select id, 'Die Kundin kam schon früher.', now() - n * interval '5 minutes' from objected`,
  `insert into app.commission_decision (line_id, is_upheld, reason, decided_at, decided_by)
   select id, n % 2 = 0, 'Gebucht wurde über die Seite.', now() - n * interval '4 minutes', ${anAdmin} from objected where not ${waits}`,
];

/** Documents of the busiest provider for customers, of all visits that were last paid for but one. */
const customerInvoices: readonly string[] = [
  `insert into app.customer_invoice (id, provider_id, appointment_id, attempt, number, kind, issued_on, issued_at, kept_until, currency, gross_minor, document, hash)
   select gen_random_uuid(), provider_id, visit.id, 0, 'RE-2026-' || lpad(n::text, 5, '0'), 'invoice', ends_at::date, ends_at, (ends_at + interval '8 years')::date,
          'EUR', 999, jsonb '${document}' || jsonb_build_object('number', 'RE-2026-' || lpad(n::text, 5, '0')), sha256(n::text::bytea)
     from (select *, row_number() over (order by starts_at desc, id) as n from app.appointment, busiest
            where provider_id = provider and status = 'completed_paid') as visit
    where n between 2 and :customerInvoices + 1`,
  `insert into app.customer_invoice_file (invoice_id, pdf, pdf_hash, xml, xml_hash, made_at)
   select id, '\\x25504446', hash, '<xml/>', hash, issued_at from app.customer_invoice`,
  `insert into app.customer_payment (id, invoice_id, way, paid_on, minor, noted_at)
   select gen_random_uuid(), id, 'card', issued_on, gross_minor, issued_at from app.customer_invoice where hashtext(number) % 10 <> 0`,
  `update app.appointment set call_since = now() from busiest
    where provider_id = provider and status = 'confirmed' and starts_at < now() + interval '1 day'`,
  `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
   select provider, 'services', 'platin', 'fee', 5900, date_trunc('month', now()) - interval '3 months', now() - interval '4 months' from busiest`,
  `insert into app.adviser_link (account_id, token_hash, made_at, expires_at)
   select provider, sha256('${adviserToken}'), now(), now() + interval '90 days' from busiest`,
  `insert into app.calendar_feed (account_id, token_hash, renewed_at) select provider, sha256('feed'), now() from busiest`,
];

const desk: readonly string[] = [
  `insert into app.verification (account_id, kind, name, valid_until, state, submitted_at, decided_at, decided_by, reason, role, licence_number)
   select account.id, kind, case when kind <> 'identity' then 'Meisterbrief' end, case when kind <> 'identity' then current_date + 400 end,
          case when ${waits} and account.place > 0 then 'pending' when n % 10 = 3 then 'refused' else 'approved' end, now() - n * interval '6 minutes',
          case when ${waits} and account.place > 0 then null else now() - n * interval '5 minutes' end,
          case when ${waits} and account.place > 0 then null else ${anAdmin} end, case when n % 10 = 3 then 'Unleserlich.' end,
          case when kind = 'licence' then 'broker' end, case when kind = 'licence' then '00' || n end
     from generate_series(1, :desk) n
     join (select id, row_number() over (order by id = provider or id = seller desc, id) - 1 as place from app.account, busiest
            where type in ('provider', 'seller')) as account on account.place = n % least(:desk, :providers)
    cross join unnest(array['identity', 'qualification', 'licence']) kind`,
  `insert into app.verification (account_id, kind, name, valid_until, state, submitted_at, decided_at, decided_by, role, licence_number)
   select owner, kind, case when kind <> 'identity' then 'Meisterbrief' end, case when kind <> 'identity' then current_date + 400 end, 'approved', now(), now(),
          ${anAdmin}, case when kind = 'licence' then 'broker' end, case when kind = 'licence' then '4711' end
     from busiest, unnest(array[provider, seller]) owner, unnest(array['identity', 'qualification', 'licence']) kind, generate_series(1, 3)`,
  `insert into app.image (owner_id, purpose, store_key, content_type, width, height, bytes, content_hash, checked_at, copy_widths)
   select account_id, 'document', 'document/' || verification.id, 'image/webp', 1200, 800, 90000, sha256(verification.id::text::bytea), now(), '{}'
     from app.verification`,
  `insert into app.verification_image (verification_id, position, image_id)
   select verification.id, 0, image.id from app.verification join app.image on store_key = 'document/' || verification.id`,
  `update app.review set check_state = case when ${waits} then 'held' else 'released' end, signals = array['same_phone'], is_counted = not ${waits},
          checked_at = case when not ${waits} then now() - n * interval '5 minutes' end
     from (select id as held, row_number() over (order by id) as n from app.review where author = 'customer' order by id limit :desk) as chosen
    where held = id`,
  `insert into app.report_case (kind, subject_id, side, accused_id, state, opened_at, decided_at)
   select case when n % 2 = 0 then 'listing' else 'provider' end, thing.id, '', thing.owner, case when ${waits} then 'open' else 'decided' end,
          now() - n * interval '20 minutes', case when not ${waits} then now() - n * interval '15 minutes' end
     from generate_series(1, :desk) n cross join busiest
    cross join lateral (select case when n % 200 = 3 then provider else null end as known) as of_busiest
     join ${provider} on provider.place = n % :providers
     join (select id, owner_id, row_number() over (order by id) - 1 as place from app.listing where status = 'published' limit 20000) as listing
       on listing.place = n % least(20000, :listings / 2)
    cross join lateral (select case when n % 2 = 0 then listing.id else coalesce(known, provider.id) end as id,
                               case when n % 2 = 0 then listing.owner_id else coalesce(known, provider.id) end as owner) as thing
   on conflict do nothing`,
  `insert into app.report_decision (case_id, at, action, rule, reason, decided_by)
   select id, decided_at, 'hide', 'deception', 'Die Angaben stimmen nicht.', ${anAdmin} from app.report_case where decided_at is not null`,
  `insert into app.report (case_id, number, reason, details, email, language, created_at, decision_id)
   select found.id, left(md5(found.id::text || n), 12), 'wrong_facts', 'Das stimmt so nicht.', 'm' || n || '@example.org', 'de', opened_at, made.id
     from app.report_case found left join app.report_decision made on made.case_id = found.id, generate_series(1, 3) n`,
  `insert into app.picture_check (listing_id, state, opened_at, decided_at, decided_by)
   select listing.id, case when ${waits} then 'pending' else 'freed' end, now() - n * interval '6 minutes',
          case when not ${waits} then now() - n * interval '5 minutes' end, case when not ${waits} then ${anAdmin} end
     from (select id, row_number() over (order by id) as n from app.listing where status = 'published' order by id limit :desk) as listing`,
  `insert into app.picture_pair (check_id, image_id, other_image_id, other_listing_id, distance)
   select made.id, image.image_id, image.image_id, made.listing_id, 4 from app.picture_check made join app.listing_image image using (listing_id)`,
  `insert into app.contact_message (account_id, name, email, type, subject, message, language, created_at)
   select null, 'Vera Visitor', 'v' || n || '@example.org', 'support', 'Frage ' || n, 'Wie geht das?', 'de', now() - n * interval '10 minutes'
     from generate_series(1, :desk) n`,
  `insert into app.contact_answer (message_id, admin_id, body, at)
   select id, ${anAdmin}, 'So geht das.', created_at + interval '1 hour'
     from (select *, row_number() over (order by created_at) as n from app.contact_message) as message where not ${waits}`,
  `insert into app.outgoing_mail (recipient, subject, body, created_at, next_attempt_at, attempts, sent_at, refused_at, last_error)
   select 'c' || n || '@example.org', 'Ihr Termin', null, now() - n * interval '2 minutes', now(), 1,
          case when not ${waits} then now() end, case when ${waits} then now() end, case when ${waits} then '550 No such user' end
     from generate_series(1, :desk * 5) n`,
  `insert into app.audit (at, admin_id, action, account_id)
   select now() - n * interval '10 minutes', ${anAdmin}, 'identity_approved', provider.id
     from generate_series(:desk * 2, 1, -1) n join ${provider} on provider.place = n % :providers`,
  `insert into app.staff_call (at, admin_id, call, asked)
   select now() - n * interval '1 minute', ${anAdmin}, 'listAccounts', '{}' from generate_series(:desk * 5, 1, -1) n`,
  `insert into app.tax_filing (year, law, kind, reference, sealed, hash, seller_count, made_at, made_by, sent_at)
   select 2026, 'pstg', 'new', 'filing ' || n, 'none.none', sha256(n::text::bytea), 100, now(), ${anAdmin}, now() from generate_series(1, 3) n`,
];

/** The price of every hundredth listing has fallen. */
const reduced = `
  update app.listing set old_price_centavos = price_centavos / 4 * 5
   where id in (select id from app.listing where status = 'published' and provider_type = 'properties' order by id limit :listings / 100)`;

/** How often pages were opened: a year of the busiest provider, a month of the listings of the busiest seller. */
const views: readonly string[] = [
  `insert into app.provider_day (provider_id, day, views) select provider, current_date - n, 40 from busiest, generate_series(0, 364) n`,
  `insert into app.listing_day (listing_id, day, views)
   select listing.id, current_date - n, 3 from busiest join app.listing on owner_id = seller, generate_series(0, 29) n`,
];

export const rowsOfLists: readonly string[] = [
  ...ofCustomers,
  ...conversations,
  'analyze app.appointment',
  ...invoices,
  ...customerInvoices,
  ...desk,
  ...views,
  reduced,
];
