-- Filters and shapes somebody wants to hear about. Without an account it belongs to a confirmed e-mail address.
create table app.saved_search (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references app.account (id) on delete cascade,
  email text not null check (email = lower(email)),
  language text not null check (language in ('de', 'en')),
  name text not null check (name <> ''),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  -- As the browser sent them, parsed again by the contract's schema wherever they are used.
  filters jsonb not null,
  -- The box around the shapes in micro-degrees: what a listing's place is compared with before the exact test.
  west integer not null default -180000000,
  south integer not null default -90000000,
  east integer not null default 180000000,
  north integer not null default 90000000,
  confirmed_at timestamptz,
  ended_at timestamptz,
  last_mailed_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index saved_search_email on app.saved_search (email) where account_id is null;
create index saved_search_account on app.saved_search (account_id) where ended_at is null;
create index saved_search_box on app.saved_search (west, east, south, north) where ended_at is null and confirmed_at is not null;
alter table app.saved_search enable row level security;

-- What happened to a listing that a saved search may want to hear of; written in the transaction of the change itself,
-- so that no alert is lost between the commit and the matching.
create table app.listing_news (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  kind text not null check (kind in ('published', 'cheaper')),
  -- What it cost before it became cheaper.
  former_price_centavos bigint check ((kind = 'cheaper') = (former_price_centavos is not null)),
  at timestamptz(3) not null default now(),
  matched_at timestamptz
);
create index listing_news_open on app.listing_news (id) where matched_at is null;
create index listing_news_listing on app.listing_news (listing_id);
create index listing_news_age on app.listing_news (at);
alter table app.listing_news enable row level security;

create table app.saved_search_match (
  saved_search_id uuid not null references app.saved_search (id) on delete cascade,
  news_id bigint not null references app.listing_news (id) on delete cascade,
  mailed_at timestamptz,
  primary key (saved_search_id, news_id)
);
create index saved_search_match_open on app.saved_search_match (saved_search_id) where mailed_at is null;
create index saved_search_match_news on app.saved_search_match (news_id);
alter table app.saved_search_match enable row level security;

-- News only while somebody listens: a bulk load into a site without saved searches writes none. What becomes cheaper
-- while it is paused is news as well, matched when visitors can see it again.
create function app.tell_news() returns trigger language plpgsql as $$
declare
  happened text;
  former bigint;
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.published_at is null) then
    happened := 'published';
  elsif tg_op = 'UPDATE' and new.published_at is not null and new.status <> 'removed'
        and new.price_centavos < old.price_centavos then
    happened := 'cheaper';
    former := old.price_centavos;
  else
    return null;
  end if;
  insert into app.listing_news (listing_id, kind, former_price_centavos)
  select new.id, happened, former
  where exists (select 1 from app.saved_search where ended_at is null and confirmed_at is not null);
  return null;
end
$$;
create trigger listing_news_published after insert on app.listing
  for each row execute function app.tell_news();
create trigger listing_news_changed after update of status, price_centavos on app.listing
  for each row execute function app.tell_news();

-- The address that ends the mails with one click (RFC 8058), where there is one.
alter table app.outgoing_mail add column unsubscribe_url text;
