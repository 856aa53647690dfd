-- What administrators did, and about whom. Written in the transaction of the deed and never changed.
create table app.audit (
  id bigint generated always as identity primary key,
  at timestamptz(3) not null,
  -- Null where it was done from the server's command line, or where the administrator's account is gone.
  admin_id uuid references app.account (id) on delete set null,
  action text not null check (action in (
    'identity_approved', 'identity_refused', 'identity_asked', 'proof_approved', 'proof_refused', 'proof_asked', 'admin_added',
    'review_released', 'review_removed', 'account_suspended', 'account_lifted', 'account_ending', 'account_kept', 'objection_upheld',
    'objection_refused', 'invoice_corrected', 'listing_freed', 'listing_refused', 'contact_answered', 'mail_resent',
    'factors_removed', 'report_left', 'report_hidden', 'report_removed', 'report_suspended', 'danger_told',
    'bank_file_read', 'booking_matched', 'booking_set_aside', 'payment_entered', 'payment_returned',
    'invoice_paid_back', 'rate_entered', 'limit_entered', 'debit_file_made', 'debit_file_refused', 'tax_message_made',
    'tax_message_sent', 'books_closed', 'books_opened')),
  account_id uuid references app.account (id) on delete set null,
  -- What it was done to, where that is not the account itself.
  subject_id uuid,
  -- An account is suspended with a reason that its owner reads, and on a basis.
  reason text check (length(reason) between 1 and 2000),
  basis text check (basis in ('terms', 'law')),
  constraint audit_suspension_check
    check ((action = 'account_suspended' or action = 'account_ending') <= (reason is not null and basis is not null))
);
-- The foreign keys, when an account ends.
create index audit_admin on app.audit (admin_id) where admin_id is not null;
create index audit_account on app.audit (account_id) where account_id is not null;
-- The history of a case.
create index audit_subject on app.audit (subject_id) where subject_id is not null;
-- The log by its end, and of one administrator.
create index audit_at on app.audit (at);
alter table app.audit enable row level security;

-- Nobody rewrites it; only the end of an account empties its references.
create trigger audit_kept before update or delete on app.audit
  for each row execute function app.keep_log('3 years');
create trigger audit_not_emptied before truncate on app.audit
  for each statement execute function app.refuse_change();
