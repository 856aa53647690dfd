-- A new address counts once the link that went there was used; the link to the address before undoes that for a week.
alter table app.email_token
  drop constraint email_token_purpose_check,
  add constraint email_token_purpose_check
    check (purpose in ('verify_email', 'reset_password', 'change_email', 'undo_email'));
-- An address that its owner may take back is nobody else's meanwhile.
create index email_token_undo on app.email_token (email) where purpose = 'undo_email' and used_at is null;
