-- An account is suspended with a reason that its owner reads, and on a basis.
alter table app.audit drop constraint audit_action_check, add constraint audit_action_check check (action in (
  'identity_approved', 'identity_refused', 'proof_approved', 'proof_refused', 'admin_added', 'review_released',
  'review_removed', 'account_suspended', 'account_lifted'));
alter table app.audit
  add column reason text check (length(reason) between 1 and 2000),
  add column basis text check (basis in ('terms', 'law')),
  add constraint audit_suspension_check check ((action = 'account_suspended') <= (reason is not null and basis is not null));

drop trigger audit_kept on app.audit;
create trigger audit_kept before update of at, action, subject_id, reason, basis on app.audit
  for each row execute function app.refuse_change();

-- The list of accounts, and of those that are suspended.
create index account_created on app.account (created_at desc, id);
create index account_suspended_list on app.account (suspended_at) where suspended_at is not null and deleted_at is null;
