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
