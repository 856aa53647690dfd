-- What the administration notes about an account for the next one who looks at it. The notes go with the account.
create table app.account_note (
  id bigint generated always as identity primary key,
  account_id uuid not null references app.account (id) on delete cascade,
  -- Null where the administrator's account is gone.
  admin_id uuid references app.account (id) on delete set null,
  at timestamptz(3) not null,
  body text not null check (length(body) between 1 and 2000)
);
create index account_note_account on app.account_note (account_id, id desc);
create index account_note_admin on app.account_note (admin_id) where admin_id is not null;
alter table app.account_note enable row level security;
