-- Every call of the administration, noted before it is answered: also what was only looked at, and what was refused.
create table app.staff_call (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  admin_id uuid references app.account (id) on delete set null,
  -- `GET /admin/accounts`
  call text not null,
  -- What it was about: the id in the address.
  subject text,
  -- What was searched and filtered for.
  asked jsonb not null default '{}' check (jsonb_typeof(asked) = 'object')
);
create index staff_call_admin on app.staff_call (admin_id, at desc) where admin_id is not null;
create index staff_call_at on app.staff_call (at);
alter table app.staff_call enable row level security;
create trigger staff_call_kept before update or delete on app.staff_call
  for each row execute function app.keep_log('1 year');
create trigger staff_call_not_emptied before truncate on app.staff_call
  for each statement execute function app.refuse_change();
