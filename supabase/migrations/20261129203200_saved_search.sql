-- Filters and shapes that somebody wants to hear about. Without an account it belongs to a confirmed e-mail address.
create table app.saved_search (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references app.account (id) on delete cascade,
  email text not null check (email = lower(email)),
  language text not null check (language in ('de', 'en')),
  name text not null check (name <> ''),
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  -- As the browser sent them. Whoever uses them parses them again with the contract's schema.
  filters jsonb not null,
  -- The box around the shapes in micro-degrees: a listing's position is compared with it before the exact test.
  west integer not null default -180000000,
  south integer not null default -90000000,
  east integer not null default 180000000,
  north integer not null default 90000000,
  confirmed_at timestamptz,
  -- Its mails are switched off, but it stays among the searches of its account.
  muted_at timestamptz,
  ended_at timestamptz,
  last_mailed_at timestamptz(3),
  -- A row that cannot be processed waits, longer each time, and is left alone in the end. The others go on meanwhile.
  failures integer not null default 0,
  not_before timestamptz,
  created_at timestamptz(3) not null default now()
);
-- The searches of an address without an account.
create index saved_search_email on app.saved_search (email) where account_id is null;
-- The searches of an account.
create index saved_search_account on app.saved_search (account_id) where ended_at is null;
-- The searches that may answer to a position.
create index saved_search_box on app.saved_search (west, east, south, north) where ended_at is null and confirmed_at is not null;
alter table app.saved_search enable row level security;

-- What happened to a listing that a saved search may want to hear of. It is written in the transaction of the change itself,
-- so that no alert is lost between the commit and the matching.
create table app.listing_news (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  kind text not null check (kind in ('published', 'cheaper')),
  -- The price before it became cheaper.
  former_price_centavos bigint check ((kind = 'cheaper') = (former_price_centavos is not null)),
  at timestamptz(3) not null default now(),
  -- News is matched against the searches some at a time, in the order of their ids: up to this one it is done. A run that is
  -- broken off leaves behind what it has done.
  matched_up_to uuid,
  matched_at timestamptz,
  failures integer not null default 0,
  not_before timestamptz
);
-- The next news to match.
create index listing_news_open on app.listing_news (id) where matched_at is null;
-- The foreign key, when a listing goes.
create index listing_news_listing on app.listing_news (listing_id);
-- The sweep of old news.
create index listing_news_age on app.listing_news (at);
alter table app.listing_news enable row level security;

-- Which news answers to which search.
create table app.saved_search_match (
  saved_search_id uuid not null references app.saved_search (id) on delete cascade,
  news_id bigint not null references app.listing_news (id) on delete cascade,
  mailed_at timestamptz,
  -- The price that the mail named: the next reduction of the same day is measured against it. Null where the match was found
  -- and not mailed.
  told_price_centavos bigint,
  primary key (saved_search_id, news_id)
);
-- What a search has to be told.
create index saved_search_match_open on app.saved_search_match (saved_search_id) where mailed_at is null;
-- The foreign key, when news goes.
create index saved_search_match_news on app.saved_search_match (news_id);
alter table app.saved_search_match enable row level security;

-- Writes news only while somebody listens: a bulk load into a site without saved searches writes none. A listing that becomes
-- cheaper while it is paused is news as well, matched when visitors can see it again. A price that is raised and lowered again
-- while nobody sees it has not become cheaper: the price before is the latest that visitors were asked for. That is why these
-- triggers run before listing_price_changed; triggers run in the order of their names.
-- A reduction that is none is no news either: the price before is the one that counts (app.prove_old_price).
create function app.tell_news() returns trigger language plpgsql as $$
declare
  happened text;
  former bigint;
begin
  if new.status = 'published' and (tg_op = 'INSERT' or old.published_at is null) then
    happened := 'published';
  elsif tg_op = 'UPDATE' and new.published_at is not null and new.status <> 'removed'
        and new.price_centavos < old.price_centavos and new.deal_type = old.deal_type
        and new.old_price_centavos is not null then
    select price_centavos into former
      from (select price_centavos, deal_type from app.listing_price where listing_id = new.id order by id desc limit 1) latest
     where deal_type = new.deal_type;
    if former is null or former <= new.price_centavos then
      return null;
    end if;
    happened := 'cheaper';
    former := new.old_price_centavos;
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

-- A saved search follows its account to a new address, where it waits until that is confirmed. Confirming an address confirms
-- the searches of its account that wait for it. A guest's search is not among them: nobody knows who typed it, its name
-- included, which stands in every mail. Only the link of its own mail confirms it.
create function app.follow_address() returns trigger language plpgsql as $$
begin
  if new.email <> old.email then
    update app.saved_search
       set email = new.email, confirmed_at = case when new.email_verified_at is not null then confirmed_at end
     where account_id = new.id;
  end if;
  if new.email_verified_at is not null then
    update app.saved_search set confirmed_at = new.email_verified_at
     where account_id = new.id and confirmed_at is null and ended_at is null;
  end if;
  return null;
end
$$;
create trigger account_address_changed after update of email, email_verified_at on app.account
  for each row when (old.email <> new.email or old.email_verified_at is distinct from new.email_verified_at)
  execute function app.follow_address();
