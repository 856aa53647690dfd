-- What a provider asks to have checked: who they are (identity), or what they have learnt (qualification). One row per
-- submission. What was decided about it stays with it, so the rows are also the history.
create table app.verification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  kind text not null check (kind in ('identity', 'qualification')),
  -- Of a qualification: what it is called, and the last day on which it counts, where it has one.
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
  check ((kind = 'qualification') = (name is not null)),
  check (kind = 'qualification' or valid_until is null),
  check ((state = 'pending') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
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
