-- Messages to the tax office about a year. What was sent stays as it was; what was not can be made anew.
create table app.tax_filing (
  id uuid primary key default gen_random_uuid(),
  year integer not null check (year between 2023 and 2100),
  law text not null check (law in ('pstg', 'dpmg')),
  kind text not null check (kind in ('new', 'correction', 'nil')),
  -- MessageRefId, unique in the world.
  reference text not null unique check (length(reference) between 1 and 170),
  -- Of a correction: the message that was sent last.
  corrects uuid references app.tax_filing (id),
  -- The XML, encrypted, because it holds tax numbers and accounts, and its hash.
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, '.', 1)) stored,
  hash bytea not null check (length(hash) = 32),
  seller_count integer not null check (seller_count >= 0),
  made_at timestamptz(3) not null,
  made_by uuid references app.account (id) on delete set null,
  -- Null as long as nobody has said that it was sent.
  sent_at timestamptz(3),
  sent_by uuid references app.account (id) on delete set null,
  check ((kind = 'correction') = (corrects is not null)),
  check ((kind = 'nil') = (seller_count = 0))
);
create index tax_filing_year on app.tax_filing (year, made_at desc);
create index tax_filing_key on app.tax_filing (key_id);
create index tax_filing_corrects on app.tax_filing (corrects) where corrects is not null;
create index tax_filing_made_by on app.tax_filing (made_by) where made_by is not null;
create index tax_filing_sent_by on app.tax_filing (sent_by) where sent_by is not null;
alter table app.tax_filing enable row level security;

-- The records of a message: of the operator, and of each seller in each money.
create table app.tax_filing_record (
  -- DocRefId, unique in the world.
  reference text not null check (length(reference) between 1 and 200),
  filing_id uuid not null references app.tax_filing (id) on delete cascade,
  -- `operator`, or the account and the money: whose record takes the place of whose.
  subject text not null,
  account_id uuid references app.account (id),
  state text not null check (state in ('new', 'again', 'corrected', 'gone')),
  corrects text,
  -- What it says, encrypted: a record that is taken back says it once more.
  sealed text not null,
  key_id text not null generated always as (split_part(sealed, '.', 1)) stored,
  hash bytea not null check (length(hash) = 32),
  primary key (filing_id, subject)
);
create index tax_filing_record_account on app.tax_filing_record (account_id) where account_id is not null;
create index tax_filing_record_key on app.tax_filing_record (key_id);
create index tax_filing_record_reference on app.tax_filing_record (reference);
alter table app.tax_filing_record enable row level security;

-- What was sent may only be sealed anew, and forget who has sent it. Ten years from the end of the reported year it may go.
create function app.keep_filing() returns trigger language plpgsql as $$
declare
  free text[] := array['sealed', 'key_id', 'made_by', 'sent_by'];
  is_sent boolean;
  reported integer;
begin
  if tg_table_name = 'tax_filing' then
    is_sent := (to_jsonb(old) ->> 'sent_at') is not null;
    reported := (to_jsonb(old) ->> 'year')::integer;
  else
    select filing.sent_at is not null, filing.year into is_sent, reported
      from app.tax_filing filing where filing.id = (to_jsonb(old) ->> 'filing_id')::uuid;
  end if;
  if tg_op = 'DELETE' then
    if is_sent and reported + 10 >= extract(year from current_date) then
      raise exception '% was sent', tg_table_name;
    end if;
    return old;
  end if;
  if to_jsonb(new) - free = to_jsonb(old) - free
     or (tg_table_name = 'tax_filing' and not is_sent and to_jsonb(new) - free - 'sent_at' = to_jsonb(old) - free - 'sent_at') then
    return new;
  end if;
  raise exception '% is append-only', tg_table_name;
end
$$;
create trigger tax_filing_kept before update or delete on app.tax_filing for each row execute function app.keep_filing();
create trigger tax_filing_record_kept before update or delete on app.tax_filing_record
  for each row execute function app.keep_filing();
