-- What an account has agreed to, and when: each version of each text once. Rows are only added.
create table app.agreement (
  account_id uuid not null references app.account (id),
  document text not null check (document in ('terms', 'processing')),
  -- The day from which the version is in force: src/contract/agreement-versions.ts.
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  agreed_at timestamptz(3) not null,
  primary key (account_id, document, version)
);
alter table app.agreement enable row level security;
create trigger agreement_kept before update or delete on app.agreement
  for each row execute function app.refuse_change();

-- Who was told of changed terms, and when: once for each version.
create table app.terms_notice (
  account_id uuid not null references app.account (id),
  version text not null check (version ~ '^\d{4}-\d\d-\d\d$'),
  told_at timestamptz(3) not null,
  primary key (account_id, version)
);
alter table app.terms_notice enable row level security;
create index terms_notice_version on app.terms_notice (version, account_id);

-- Which texts were agreed when a visit was booked. Null of one that its provider entered, and of those from before.
alter table app.appointment
  add column terms_version text check (terms_version ~ '^\d{4}-\d\d-\d\d$'),
  add column withdrawal_version text check (withdrawal_version ~ '^\d{4}-\d\d-\d\d$'),
  -- Which instruction about withdrawal it was: of a trader's country, or of a private person.
  add column withdrawal_rule text check (withdrawal_rule in ('de', 'at', 'ch', 'private')),
  add constraint appointment_agreed check (
    (terms_version is null) = (withdrawal_rule is null) and (withdrawal_version is null) = (withdrawal_rule is null));
