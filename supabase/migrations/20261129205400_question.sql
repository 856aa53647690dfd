-- Questions to a provider before anything is booked, by an account or by a guest with the link of the mail.
create table app.question (
  id uuid primary key default gen_random_uuid(),
  provider_id uuid not null references app.provider (account_id) on delete cascade,
  -- The conversation outlives the account of whoever asked.
  account_id uuid references app.account (id) on delete set null,
  name text not null check (length(name) between 1 and 120),
  email text not null,
  language text not null check (language in ('de', 'en')),
  -- The link of the first mail was used, or the address is that of the asking account. Before, answers are not mailed.
  address_proven_at timestamptz(3),
  asker_read_at timestamptz(3),
  provider_read_at timestamptz(3),
  created_at timestamptz(3) not null,
  last_message_at timestamptz(3) not null
);
-- Both sides' lists, the latest first.
create index question_provider on app.question (provider_id, last_message_at desc, id);
create index question_account on app.question (account_id, last_message_at desc, id) where account_id is not null;
-- What people without an account have left, by how old it is: for the nightly sweep.
create index question_guest_kept on app.question (last_message_at) where account_id is null;
alter table app.question enable row level security;

create table app.question_message (
  id bigint generated always as identity primary key,
  question_id uuid not null references app.question (id) on delete cascade,
  author text not null check (author in ('asker', 'provider')),
  -- Empty where a picture says it all.
  body text not null check (length(body) <= 4000),
  created_at timestamptz(3) not null
);
-- A conversation, in order.
create index question_message_order on app.question_message (question_id, id);
alter table app.question_message enable row level security;
