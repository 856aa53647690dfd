-- What an account wants to be told, and how. What the account's safety needs is always sent.
alter table app.account
  add column email_notifications boolean not null default true,
  add column appointment_reminders boolean not null default true,
  add column marketing_emails boolean not null default false,
  add column sms_notifications boolean not null default true;
