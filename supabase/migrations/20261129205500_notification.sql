-- What was told of a visit, to which side. The key lets each event be told once, even by two runs at the same moment. The
-- occasion tells apart what happens more than once to one version of a visit: two reminders, several messages.
create table app.announcement (
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  version integer not null,
  kind text not null,
  side text not null check (side in ('customer', 'provider')),
  occasion text not null default '',
  told_at timestamptz(3) not null,
  primary key (appointment_id, version, kind, side, occasion)
);
alter table app.announcement enable row level security;

-- The bell of an account. The facts are those of the moment; the sentence is written when it is read, in the reader's language.
create table app.notification (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references app.account (id) on delete cascade,
  kind text not null check (kind in (
    'appointment_requested', 'appointment_booked', 'appointment_accepted', 'appointment_declined', 'appointment_cancelled',
    'appointment_moved', 'appointment_proposed', 'appointment_proposal_answered', 'appointment_expired',
    'appointment_message', 'appointment_reminder', 'appointment_late', 'appointment_completed', 'appointment_deposit', 'review_received', 'waiting_offer',
    'system')),
  appointment_id uuid references app.appointment (id) on delete cascade,
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz(3) not null,
  read_at timestamptz(3)
);
-- The list of one account, the latest first.
create index notification_account on app.notification (account_id, created_at desc, id desc);
-- How many are unread.
create index notification_unread on app.notification (account_id) where read_at is null;
-- The foreign key, when an appointment goes.
create index notification_appointment on app.notification (appointment_id) where appointment_id is not null;
-- The sweep of old ones.
create index notification_age on app.notification (created_at);
alter table app.notification enable row level security;

-- The address under which an account's visits are read by a calendar program. Whoever has it needs no password, so only its
-- hash is kept, and a new one ends the one before.
create table app.calendar_feed (
  account_id uuid primary key references app.account (id) on delete cascade,
  token_hash bytea not null unique,
  renewed_at timestamptz(3) not null
);
alter table app.calendar_feed enable row level security;
