-- The SHA-256 of a document that somebody has sent to be checked. The photograph is deleted soon after the decision; this tells
-- that another account sends the same one.
create table app.document_seen (
  account_id uuid not null references app.account (id) on delete cascade,
  content_hash bytea not null check (length(content_hash) = 32),
  seen_at timestamptz(3) not null,
  primary key (account_id, content_hash)
);
create index document_seen_hash on app.document_seen (content_hash);
alter table app.document_seen enable row level security;

-- Why a listing is held beside its pictures: its seller has the number, the bank account or the document of another account.
create table app.account_match (
  check_id uuid not null references app.picture_check (id) on delete cascade,
  kind text not null check (kind in ('phone', 'iban', 'document')),
  other_account_id uuid not null references app.account (id) on delete cascade,
  primary key (check_id, kind, other_account_id)
);
create index account_match_other on app.account_match (other_account_id);
alter table app.account_match enable row level security;
