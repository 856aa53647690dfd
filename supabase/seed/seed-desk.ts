import { createHash } from 'node:crypto';
import type { Adapters, Database } from '../../netlify/adapters/ports.ts';
import { addDays, dayAt } from '../../netlify/calendar/zone.ts';
import { addBankLines } from '../../netlify/features/billing/billing/payment-sql.ts';
import { pictureNamed, pictureSize, privateKeyOf } from './pictures.ts';

/** Some of each kind that wait for the administration. */
export async function seedDesk({ database, clock }: Adapters, passwordHash: string): Promise<void> {
  const now = clock.now();
  await database.transaction(async (transaction) => {
    await addChecks(transaction, now);
    await addReports(transaction, now);
    await addHeldReviews(transaction, now);
    await addCopies(transaction, passwordHash, now);
    await addObjections(transaction, now);
    await addPost(transaction, now);
    await addUnknownPayments(transaction, now);
  });
}

/** Minutes ago, so that the oldest stands first. */
const papers = [
  {
    email: 'friseur-6@example.com',
    kind: 'identity',
    paper: 'paper-1',
    ago: 7_100,
    findings: [
      { field: 'name', isRight: true, frame: null },
      { field: 'dateOfBirth', isRight: false, frame: { image: 0, x: 55, y: 53 } },
      { field: 'address', isRight: true, frame: null },
    ],
  },
  { email: 'friseur-8@example.com', kind: 'identity', paper: 'paper-1', ago: 3_700 },
  { email: 'friseur-9@example.com', kind: 'identity', paper: 'paper-1', ago: 2_500 },
  { email: 'friseur-10@example.com', kind: 'identity', paper: 'paper-1', ago: 2_200 },
  { email: 'friseur-11@example.com', kind: 'identity', paper: 'paper-1', ago: 1_300 },
  { email: 'friseur-12@example.com', kind: 'identity', paper: 'paper-1', ago: 150 },
  {
    email: 'friseur-1@example.com',
    kind: 'qualification',
    name: 'Meisterbrief Friseurhandwerk',
    paper: 'paper-2',
    ago: 2_600,
  },
  {
    email: 'mobil@example.com',
    kind: 'qualification',
    name: 'Elektrofachkraft, Handwerkskammer',
    paper: 'paper-2',
    ago: 410,
  },
  { email: 'paolo.mendoza@example.com', kind: 'licence', name: 'PRC DEMO-2001', paper: 'paper-2', ago: 1_900 },
  { email: 'katrina.bautista@example.com', kind: 'licence', name: 'PRC DEMO-2002', paper: 'paper-2', ago: 260 },
] as const;

async function addChecks(transaction: Database, now: Date): Promise<void> {
  await transaction.query(
    `update app.account set date_of_birth = date '1984-07-14' + 211 * length(name)
      where email = any($1::text[]) and date_of_birth is null`,
    [papers.map(({ email }) => email)],
  );
  const rows = papers.map((paper) => ({
    name: null,
    findings: [],
    ...paper,
    id: crypto.randomUUID(),
    image: crypto.randomUUID(),
    key: privateKeyOf(pictureNamed(paper.paper)),
  }));
  await transaction.query(
    `with given as (
       select row.*, account.id as owner, $2::timestamptz - row.ago * interval '1 minute' as at
         from jsonb_to_recordset($1::jsonb -> 'rows') as row (id uuid, image uuid, email text, kind text, name text, key text, ago integer,
                                                        findings jsonb)
         join app.account using (email)),
     shown as (
       insert into app.image (id, owner_id, purpose, store_key, content_type, width, height, copy_widths, created_at, checked_at)
       select image, owner, 'document', key, 'image/webp', $3, $4, '{}', at, at from given),
     submitted as (
       insert into app.verification (id, account_id, kind, name, role, licence_number, submitted_at, findings)
       select id, owner, kind, name, case kind when 'licence' then 'broker' end, case kind when 'licence' then name end, at, findings
         from given)
     insert into app.verification_image (verification_id, position, image_id) select id, 0, image from given`,
    [{ rows }, now, pictureSize.width, pictureSize.height],
  );
}

const subjects = {
  listing: `select listing.id, owner_id from app.listing join app.account on account.id = owner_id
             where email = 'emilio.garcia@example.com' and status = 'published' order by listing.published_at, listing.id limit 1`,
  otherListing: `select listing.id, owner_id from app.listing join app.account on account.id = owner_id
                  where email = 'ramon.aquino@example.com' and status = 'published' order by listing.published_at, listing.id limit 1`,
  provider: `select id, id as owner_id from app.account where email = 'friseur-9@example.com'`,
  review: `select review.id, customer_id as owner_id from app.review join app.appointment visit on visit.id = appointment_id
             join app.account on account.id = review.provider_id
            where account.email = 'salon@example.com' and author = 'customer' and review.rating = 2 limit 1`,
} as const;

const reports = [
  {
    kind: 'listing',
    of: 'listing',
    reason: 'fraud',
    details: 'The seller asks for a reservation fee by transfer before any viewing.',
    language: 'en',
    ago: 540,
  },
  {
    kind: 'review',
    of: 'review',
    reason: 'wrong_facts',
    details: 'Die Farbe war so besprochen, das Muster liegt noch hier.',
    language: 'de',
    ago: 95,
  },
  {
    kind: 'provider',
    of: 'provider',
    reason: 'advertising',
    details: 'In der Beschreibung stand eine andere Telefonnummer mit Werbung.',
    language: 'de',
    ago: 8_700,
    decision: 'Wir haben das Profil gelesen. Eine Werbung für andere steht dort nicht.',
    complaint: 'Sie stand dort bis gestern. Bitte sehen Sie in die frühere Fassung.',
  },
  {
    kind: 'listing',
    of: 'otherListing',
    reason: 'not_available',
    details: 'This was sold in spring; the broker told me so on the phone.',
    language: 'en',
    ago: 7_200,
    decision: 'The seller has confirmed that it is for sale.',
    complaint: 'I have a message from the same seller that says otherwise.',
  },
] as const;

/** Two open ones, and two whose decisions are complained about. */
async function addReports(transaction: Database, now: Date): Promise<void> {
  for (const report of reports) {
    const [subject] = await transaction.query<{ id: string; owner_id: string | null }>(subjects[report.of]);
    // A small demo lacks the one or the other.
    if (subject === undefined) continue;
    const id = crypto.randomUUID();
    const at = new Date(now.getTime() - report.ago * 60_000);
    const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000);
    const isDecided = 'decision' in report;
    await transaction.query(
      `insert into app.report_case (id, kind, subject_id, accused_id, state, opened_at, decided_at)
       values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz)`,
      [
        id,
        report.kind,
        subject.id,
        subject.owner_id,
        isDecided ? 'complaint' : 'open',
        at,
        isDecided ? later(1_500) : null,
      ],
    );
    const [row] = await transaction.query<{ id: string }>(
      `insert into app.report (case_id, number, reason, details, email, language, created_at)
       values ($1, $2, $3, $4, 'meldung@example.com', $5, $6::timestamptz) returning id`,
      [id, `R-DEMO${report.ago}`, report.reason, report.details, report.language, at],
    );
    if (!isDecided || row === undefined) continue;
    const [decision] = await transaction.query<{ id: string }>(
      `insert into app.report_decision (case_id, at, action, rule, reason, decided_by)
       values ($1, $2::timestamptz, 'nothing', 'none', $3, (select id from app.account where type = 'admin' limit 1)) returning id`,
      [id, later(1_500), report.decision],
    );
    await transaction.query('update app.report set decision_id = $2 where id = $1', [row.id, decision?.id]);
    await transaction.query(
      `insert into app.report_complaint (decision_id, report_id, body, language, created_at)
       values ($1, $2, $3, $4, $5::timestamptz)`,
      [decision?.id, row.id, report.complaint, report.language, later(3_000)],
    );
  }
}

/** Of visits that nobody has reviewed, at two of the hairdressers. */
const addHeldReviews = (transaction: Database, now: Date): Promise<unknown> =>
  transaction.query(
    `insert into app.review (appointment_id, provider_id, author, rating, body, signals, check_state, unveiled_at, visible_at, created_at)
     select visit.id, visit.provider_id, 'customer', row.rating, row.body, array[row.signal], 'held', $2::timestamptz, 'infinity',
            $2::timestamptz - row.ago * interval '1 minute'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (email text, rating smallint, body text, signal text, ago integer)
       join app.account using (email)
      cross join lateral (
        select id, provider_id from app.appointment
         where provider_id = account.id and status like 'completed%' and customer_id is not null
           and not exists (select from app.review where appointment_id = appointment.id)
         order by starts_at desc limit 1) as visit`,
    [
      {
        rows: [
          {
            email: 'salon@example.com',
            rating: 5,
            body: 'Der beste Salon der ganzen Stadt, alle sollen hingehen!',
            signal: 'same_phone',
            ago: 1_300,
          },
          {
            email: 'mobil@example.com',
            rating: 1,
            body: 'Kam gar nicht. Nehmen Sie lieber jemand anderen.',
            signal: 'young_account',
            ago: 320,
          },
        ],
      },
      now,
    ],
  );

/** A seller has put up two houses with the pictures of others. They are held. */
async function addCopies(transaction: Database, passwordHash: string, now: Date): Promise<void> {
  await transaction.query(
    `with seller as (
       insert into app.account (type, email, password_hash, name, first_name, last_name, plan, country, email_verified_at, created_at)
       values ('seller', 'pocholo.ventura@example.com', $1, 'Pocholo Ventura', 'Pocholo', 'Ventura', 'premium', 'Philippines',
               $2::timestamptz, $2::timestamptz - interval '6 days')
       returning id),
     theirs as (
       select listing.*, shown.image_id, shown.alt, image.store_key, row_number() over (order by listing.published_at, listing.id) as number
         from app.listing
         join app.account on account.id = owner_id
         join app.listing_image shown on shown.listing_id = listing.id and position = 0
         join app.image on image.id = shown.image_id
        where listing.status = 'published' and provider_type = 'properties' and account.email <> 'seller@example.com'
          and image.copy_widths = '{800}'
        order by listing.published_at, listing.id limit 2),
     copies as (
       select theirs.*, gen_random_uuid() as copy, gen_random_uuid() as picture, gen_random_uuid() as made,
              $2::timestamptz - number * interval '9 hours' as at from theirs),
     pictures as (
       insert into app.image (id, owner_id, purpose, store_key, content_type, width, height, copy_widths, created_at, checked_at, looked_at)
       select picture, seller.id, 'property', store_key, 'image/webp', $3, $4, '{800}', at, at, at from copies, seller),
     listed as (
       insert into app.listing (id, owner_id, provider_type, category, deal_type, title, description, price_centavos, area, lot_area,
         floor_area, bedrooms, bathrooms, is_available, is_furnished, features, location, latitude, longitude, public_latitude,
         public_longitude, status, created_at, published_at, updated_at, expires_at)
       select copy, seller.id, provider_type, category, deal_type, 'Urgent sale: ' || title, description, price_centavos * 7 / 10, area,
              lot_area, floor_area, bedrooms, bathrooms, true, false, features, location, latitude, longitude, public_latitude,
              public_longitude, 'paused', at, at, at, at + interval '90 days'
         from copies, seller),
     shown as (
       insert into app.listing_image (listing_id, position, image_id, alt) select copy, 0, picture, alt from copies),
     checks as (
       insert into app.picture_check (id, listing_id, opened_at) select made, copy, at from copies)
     insert into app.picture_pair (check_id, image_id, other_image_id, other_listing_id, distance)
     select made, picture, image_id, id, number from copies`,
    [passwordHash, now, pictureSize.width, pictureSize.height],
  );
}

/** Two hairdressers say that a customer who was charged as new was theirs before. */
async function addObjections(transaction: Database, now: Date): Promise<void> {
  const lines = await transaction.query<{ id: string; visit: string; body: string }>(
    `select gen_random_uuid() as id, visit.id as visit, row.body
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (email text, body text)
       join app.account using (email)
      cross join lateral (
        select id from app.appointment
         where provider_id = account.id and status like 'completed%' and brought_at is not null and total_cents > 0
           and not exists (select from app.appointment other where other.provider_id = appointment.provider_id
                            and other.customer_id = appointment.customer_id and other.id <> appointment.id)
         order by starts_at desc limit 1) as visit`,
    [
      {
        rows: [
          {
            email: 'friseur-3@example.com',
            body: 'Die Kundin kommt seit Jahren zu mir, sie hat nur zum ersten Mal online gebucht.',
          },
          {
            email: 'friseur-4@example.com',
            body: 'Das ist meine Schwägerin. Die habe ich nicht über die Seite kennengelernt.',
          },
        ],
      },
    ],
  );
  await transaction.query(
    `insert into app.plan_choice (account_id, strand, plan, pays, month_minor, counts_from, chosen_at)
     select provider_id, 'services', 'gold', 'commission', 0, $2::timestamptz - interval '60 days', $2::timestamptz - interval '60 days'
       from app.appointment where id = any($1::uuid[])`,
    [lines.map(({ visit }) => visit), now],
  );
  await transaction.query('select app.meet($1::uuid[], $2::timestamptz)', [lines.map(({ visit }) => visit), now]);
  await transaction.query(
    `with charged as (
       insert into app.commission_line (id, provider_id, appointment_id, brought_at, booked_at, visit_at, service_name, price_cents,
         commission_cents, created_at, objection_until)
       select line.id, provider_id, visit.id, visit.brought_at, visit.brought_at, starts_at, service_name, total_cents, total_cents / 10,
              $2::timestamptz - interval '2 days', $2::timestamptz + interval '12 days'
         from jsonb_to_recordset($1::jsonb -> 'lines') as line (id uuid, visit uuid) join app.appointment visit on visit.id = line.visit)
     insert into app.commission_objection (line_id, body, made_at)
     select id, body, $2::timestamptz - interval '20 hours' from jsonb_to_recordset($1::jsonb -> 'lines') as line (id uuid, body text)`,
    [{ lines }, now],
  );
}

/** Two letters to the support, and two mails that came back. */
async function addPost(transaction: Database, now: Date): Promise<void> {
  await transaction.query(
    `insert into app.contact_message (name, email, type, subject, message, language, created_at)
     select name, email, type, subject, message, language, $2::timestamptz - ago * interval '1 minute'
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (name text, email text, type text, subject text, message text, language text,
                                                      ago integer)`,
    [
      {
        rows: [
          {
            name: 'Marlene Ott',
            email: 'marlene.ott@example.com',
            type: 'support',
            subject: 'Termin doppelt gebucht',
            message: 'Guten Tag, ich sehe meinen Termin zweimal in der Liste. Welcher gilt?',
            language: 'de',
            ago: 1_700,
          },
          {
            name: 'Dennis Yap',
            email: 'dennis.yap@example.com',
            type: 'billing',
            subject: 'Receipt for the Premium plan',
            message: 'Hello, could you send me the October receipt with our company name on it?',
            language: 'en',
            ago: 230,
          },
        ],
      },
      now,
    ],
  );
  await transaction.query(
    `insert into app.outgoing_mail (recipient, subject, body, created_at, next_attempt_at, attempts, refused_at, last_error)
     select recipient, subject, body, at, at, 1, at, error
       from jsonb_to_recordset($1::jsonb -> 'rows') as row (recipient text, subject text, body text, error text, ago integer),
            lateral (select $2::timestamptz - ago * interval '1 minute' as at) as time`,
    [
      {
        rows: [
          {
            recipient: 'frau.neubert@exampel.com',
            subject: 'Ihr Termin im Salon Krüger',
            body: 'Guten Tag, Ihr Termin steht.',
            error: '550 5.1.2 Host or domain name not found',
            ago: 900,
          },
          {
            recipient: 'kim.lorenzen@example.com',
            subject: 'Ihr Termin im Salon Krüger',
            body: 'Guten Tag, Ihr Termin steht.',
            error: '552 5.2.2 Mailbox full',
            ago: 140,
          },
        ],
      },
      now,
    ],
  );
}

/** Two transfers of which nobody knows the invoice. */
async function addUnknownPayments(transaction: Database, now: Date): Promise<void> {
  const [file] = await transaction.query<{ id: string }>('select id from app.bank_file limit 1');
  // Without an operator nothing was invoiced, and the bank has sent no file.
  if (file === undefined) return;
  const today = dayAt(now.getTime(), 'Europe/Berlin');
  const lines = (
    [
      ['Haarwerk Olsen', 'Platin November, danke', 999, 2],
      ['L. Aksoy', 'Rechnung vom Ersten', 499, 1],
    ] as const
  ).map(([payer, said, amountMinor, ago], index) => ({
    id: createHash('sha256').update(said).digest('hex').slice(0, 32),
    place: 100 + index,
    bookedOn: addDays(today, -ago),
    amountMinor,
    currency: 'EUR',
    direction: 'in' as const,
    isReturn: false,
    originalMinor: null,
    payer,
    payerKey: null,
    collection: null,
    payerEnd: null,
    said,
  }));
  await addBankLines(transaction, file.id, lines);
}
