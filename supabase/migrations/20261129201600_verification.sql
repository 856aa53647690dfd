-- What somebody asks to have checked: who they are (identity), what a provider has learnt (qualification), or a seller's license:
-- that of a broker, of a salesperson under a broker, or a developer's license to sell what is not built yet. One row per submission. What was decided about it stays with it, so the rows are also the history.
create table app.verification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  kind text not null check (kind in ('identity', 'qualification', 'licence')),
  -- What the qualification is called, whose license it is, or the project's name; and the last day on which it counts, if it has one.
  name text check (length(name) between 1 and 120),
  valid_until date,
  state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
  submitted_at timestamptz(3) not null,
  decided_at timestamptz(3),
  decided_by uuid references app.account (id) on delete set null,
  -- Of a refusal, in the words that the provider reads.
  reason text check (length(reason) between 1 and 1000),
  -- When the mail about the coming end of a qualification was queued.
  warned_at timestamptz,
  -- Of a license.
  role text check (role in ('broker', 'salesperson', 'developer')),
  licence_number text check (length(licence_number) between 1 and 40),
  broker_name text check (length(broker_name) between 1 and 120),
  broker_number text check (length(broker_number) between 1 and 40),
  -- What the administration asks before it decides. New photographs take the place of the row.
  question text check (length(question) between 1 and 1000),
  asked_at timestamptz(3),
  -- What a look at the photographs has found: src/contract/admin/admin.ts.
  findings jsonb not null default '[]' check (jsonb_typeof(findings) = 'array'),
  constraint verification_named_check check ((kind <> 'identity') = (name is not null)),
  constraint verification_ends_check check (kind <> 'identity' or valid_until is null),
  constraint verification_licence_check
    check ((kind = 'licence') = (role is not null) and (kind = 'licence') = (licence_number is not null)),
  constraint verification_broker_check
    check (coalesce(role = 'salesperson', false) = (broker_name is not null)
           and (broker_name is null) = (broker_number is null)),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null)),
  constraint verification_asked_check check ((question is null) = (asked_at is null))
);
-- One identity check of an account at a time, also between two calls at the same moment.
create unique index verification_open_identity on app.verification (account_id) where kind = 'identity' and state = 'pending';
-- The submissions of an account, and the badges of its public page.
create index verification_account on app.verification (account_id, submitted_at desc);
-- The queue of those who decide, oldest first.
create index verification_pending on app.verification (kind, submitted_at, id) where state = 'pending';
-- What was decided, latest first, and the sweep of documents.
create index verification_decided on app.verification (kind, decided_at desc, id) where state <> 'pending';
-- The qualifications that end soon.
create index verification_ending on app.verification (valid_until)
  where state = 'approved' and valid_until is not null and warned_at is null;
-- Qualifications and licenses wait in one queue.
create index verification_proof_pending on app.verification (submitted_at, id) where state = 'pending' and kind <> 'identity';
create index verification_proof_decided on app.verification (decided_at desc, id)
  where state <> 'pending' and kind <> 'identity';
-- The badges on the listings of a seller.
create index verification_licence on app.verification (account_id) where kind = 'licence' and state = 'approved';
alter table app.verification enable row level security;

-- The photographs of the document. They go 30 days after the decision: nobody needs them any more.
create table app.verification_image (
  verification_id uuid not null references app.verification (id) on delete cascade,
  position smallint not null check (position between 0 and 1),
  image_id uuid not null references app.image (id),
  primary key (verification_id, position),
  unique (verification_id, image_id)
);
-- Whether any submission shows an image.
create index verification_image_image on app.verification_image (image_id);
alter table app.verification_image enable row level security;
