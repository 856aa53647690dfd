-- A member of the support reads and answers. Every other administrator decides as well.
alter table app.account add column is_support boolean not null default false;
alter table app.account add constraint account_support_check check (not is_support or type = 'admin');

-- A log: rows are added. A row may be deleted once it is older than the trigger's argument, and an account that ends is taken out.
create function app.keep_log() returns trigger language plpgsql as $$
declare
  before jsonb := to_jsonb(old);
  after jsonb;
begin
  if tg_op = 'DELETE' then
    if old.at < now() - tg_argv[0]::interval then
      return old;
    end if;
    raise exception '% is append-only', tg_table_name;
  end if;
  after := to_jsonb(new);
  if after - 'admin_id' - 'account_id' is distinct from before - 'admin_id' - 'account_id'
     or coalesce(after ->> 'admin_id', before ->> 'admin_id') is distinct from before ->> 'admin_id'
     or coalesce(after ->> 'account_id', before ->> 'account_id') is distinct from before ->> 'account_id' then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end
$$;

drop trigger audit_kept on app.audit;
create trigger audit_kept before update or delete on app.audit
  for each row execute function app.keep_log('3 years');
create trigger audit_not_emptied before truncate on app.audit
  for each statement execute function app.refuse_change();
-- The log by its end, and of one administrator.
create index audit_at on app.audit (at);
alter table app.audit drop constraint audit_action_check;
alter table app.audit add constraint audit_action_check check (action in (
  'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
  'review_removed', 'account_suspended', 'account_lifted', 'account_ending', 'account_kept', 'objection_upheld',
  'objection_refused', 'invoice_corrected', 'listing_freed', 'listing_refused', 'contact_answered', 'mail_resent',
  'factors_removed', 'report_left', 'report_hidden', 'report_removed', 'report_suspended', 'danger_told',
  'bank_file_read', 'booking_matched', 'booking_set_aside', 'payment_entered', 'payment_returned',
  'invoice_paid_back', 'rate_entered', 'limit_entered', 'debit_file_made', 'debit_file_refused', 'tax_message_made',
  'tax_message_sent', 'books_closed', 'books_opened'));
alter table app.audit drop constraint audit_suspension_check;
alter table app.audit add constraint audit_suspension_check
  check ((action = 'account_suspended' or action = 'account_ending') <= (reason is not null and basis is not null));

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

-- Whoever serves the site may add and read. The references are emptied when an account ends; nothing else is written over.
revoke update, truncate, trigger on app.audit, app.staff_call from public, current_user;
grant update (admin_id, account_id) on app.audit to current_user;
grant update (admin_id) on app.staff_call to current_user;

-- What was answered to a message to the support.
create table app.contact_answer (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references app.contact_message (id) on delete cascade,
  -- Null where the account of whoever answered is gone.
  admin_id uuid references app.account (id) on delete set null,
  body text not null check (length(body) between 1 and 4000),
  at timestamptz(3) not null
);
create index contact_answer_message on app.contact_answer (message_id, at);
create index contact_answer_admin on app.contact_answer (admin_id) where admin_id is not null;
alter table app.contact_answer enable row level security;

-- An account that the operator ends: announced 30 days ahead with the reason, and taken back until then.
create table app.account_end (
  account_id uuid primary key references app.account (id) on delete cascade,
  ends_on date not null,
  reason text not null check (length(reason) between 1 and 2000),
  basis text not null check (basis in ('terms', 'law')),
  said_at timestamptz(3) not null
);
create index account_end_day on app.account_end (ends_on);
alter table app.account_end enable row level security;

-- A mail that could not be delivered, encrypted: an administrator can send it again, and nobody who reads the table can use its links.
alter table app.outgoing_mail add column sealed text;
create index outgoing_mail_failed on app.outgoing_mail (created_at desc, id)
  where last_error is not null and sent_at is null;
