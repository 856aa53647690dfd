-- What a provider has done with a visit and can take back for ten seconds. Some of it waits here until it is carried out, the rest
-- was done at once and only its messages wait. A row lives for seconds, at most until the clock's next run.
create table app.appointment_undo (
  position bigint generated always as identity primary key,
  -- One deed: two visits that changed places share it.
  deed uuid not null,
  visits smallint not null default 1,
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  action text not null check (action in ('accept', 'cancel', 'ill', 'no-show', 'complete', 'paid', 'deposit', 'entry', 'move', 'change')),
  note text not null default '' check (length(note) <= 500),
  -- What the visit was before, where it was changed at once.
  before jsonb,
  -- Free times that customers are offered with a cancellation that waits.
  alternatives jsonb not null default '[]',
  -- The kinds of notification that wait, in their order.
  tells jsonb not null default '[]',
  due_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index appointment_undo_visit on app.appointment_undo (appointment_id, position);
create index appointment_undo_deed on app.appointment_undo (deed);
alter table app.appointment_undo enable row level security;
