-- Who did what with a visit, for the people of the business. Of a customer only the side is kept: the visit says who that is.
create table app.appointment_deed (
  position bigint generated always as identity primary key,
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  action text not null check (action in (
    'entry', 'accept', 'decline', 'cancel', 'move', 'change', 'propose', 'agree', 'refuse', 'complete', 'no-show', 'paid', 'deposit',
    'withdraw')),
  side text not null check (side in ('customer', 'provider')),
  -- Of the business: the account, and as whom of the staff it acted then.
  account_id uuid references app.account (id) on delete set null,
  staff_id uuid references app.staff (id) on delete set null,
  -- As long as it can be taken back: see app.appointment_undo. What is taken back was never done.
  deed uuid,
  at timestamptz(3) not null
);
create index appointment_deed_visit on app.appointment_deed (appointment_id, position);
create index appointment_deed_taken_back on app.appointment_deed (deed) where deed is not null;
-- The foreign keys, when an account or somebody of the staff goes.
create index appointment_deed_account on app.appointment_deed (account_id) where account_id is not null;
create index appointment_deed_staff on app.appointment_deed (staff_id) where staff_id is not null;
alter table app.appointment_deed enable row level security;
