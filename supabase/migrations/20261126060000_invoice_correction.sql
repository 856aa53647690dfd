-- Whom the last invoices of an account go to that has ended: its address, as it was. Gone as soon as nothing is owed any more.
create table app.last_recipient (
  account_id uuid primary key references app.account (id),
  type text not null check (type in ('provider', 'seller')),
  email text not null,
  country text,
  name text not null,
  street text not null,
  zip text not null,
  city text not null,
  kept_at timestamptz(3) not null
);
alter table app.last_recipient enable row level security;

alter table app.audit drop constraint audit_action_check;
alter table app.audit add constraint audit_action_check check (action in (
  'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
  'review_removed', 'account_suspended', 'account_lifted', 'objection_upheld', 'objection_refused', 'invoice_corrected'));
