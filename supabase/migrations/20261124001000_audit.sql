-- What administrators did, and about whom. Written in the transaction of the deed and never changed.
create table app.audit (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  -- Null where it was done from the server's command line, or where the administrator's account is gone.
  admin_id uuid references app.account (id) on delete set null,
  action text not null check (action in (
    'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
    'review_removed', 'account_suspended', 'account_lifted')),
  account_id uuid references app.account (id) on delete set null,
  -- What it was done to, where that is not the account itself.
  subject_id uuid,
  -- An account is suspended with a reason that its owner reads, and on a basis.
  reason text check (length(reason) between 1 and 2000),
  basis text check (basis in ('terms', 'law')),
  constraint audit_suspension_check check ((action = 'account_suspended') <= (reason is not null and basis is not null))
);
-- The foreign keys, when an account ends.
create index audit_admin on app.audit (admin_id) where admin_id is not null;
create index audit_account on app.audit (account_id) where account_id is not null;
alter table app.audit enable row level security;

-- Nobody rewrites it; only the end of an account empties its references.
create trigger audit_kept before update of at, action, subject_id, reason, basis on app.audit
  for each row execute function app.refuse_change();
