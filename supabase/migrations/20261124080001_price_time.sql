-- How long visitors were asked for a price. Doubling a price and halving it seconds later made a "reduction": one counts only
-- against a price that stood in public for 14 days. An entry is opened when visitors can see a price, and closed when they no
-- longer can: it changed, or the listing was paused, withheld or removed, or its days have ended.
create table app.listing_price_span (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  price_centavos bigint not null,
  deal_type text not null,
  since timestamptz(3) not null,
  until timestamptz(3) check (until >= since)
);
create index listing_price_span_listing on app.listing_price_span (listing_id, deal_type, price_centavos);
create unique index listing_price_span_open on app.listing_price_span (listing_id) where until is null;
alter table app.listing_price_span enable row level security;

-- The whole days that the old price stood in public; null without one.
alter table app.listing add column old_price_days integer;

-- The time of a write, by the clock that it was given. What changes only the status need not say when.
create function app.listing_written_at(former app.listing, latter app.listing) returns timestamptz
language sql stable as $$
  select case when (former.price_centavos, former.deal_type, former.updated_at, former.available_confirmed_at)
                   is distinct from (latter.price_centavos, latter.deal_type, latter.updated_at, latter.available_confirmed_at)
              then greatest(latter.updated_at, latter.available_confirmed_at) else now() end
$$;

create function app.keep_price_span() returns trigger language plpgsql as $$
declare
  moment timestamptz;
begin
  if tg_op = 'INSERT' then
    moment := new.created_at;
  else
    moment := app.listing_written_at(old, new);
    -- Renewed before the schedule noticed the end: nobody saw it in between.
    if old.status = 'published' and new.status = 'published' and old.expires_at > moment
       and (old.price_centavos, old.deal_type) = (new.price_centavos, new.deal_type) then
      return null;
    end if;
    update app.listing_price_span span set until = greatest(span.since, least(moment, old.expires_at))
     where span.listing_id = new.id and span.until is null;
  end if;
  if new.status = 'published' then
    insert into app.listing_price_span (listing_id, price_centavos, deal_type, since)
    values (new.id, new.price_centavos, new.deal_type, moment);
  end if;
  return null;
end
$$;
create trigger listing_price_span_first after insert on app.listing
  for each row when (new.status = 'published') execute function app.keep_price_span();
create trigger listing_price_span_kept after update of price_centavos, deal_type, status, expires_at on app.listing
  for each row
  when ((old.price_centavos, old.deal_type, old.status, old.expires_at)
        is distinct from (new.price_centavos, new.deal_type, new.status, new.expires_at))
  execute function app.keep_price_span();

-- The old price is the highest that this offer asked for in public for 14 days altogether, while it is above the present one.
create or replace function app.prove_old_price() returns trigger language plpgsql as $$
declare
  moment timestamptz := now();
  ends timestamptz;
begin
  if tg_op = 'UPDATE' then
    moment := app.listing_written_at(old, new);
    ends := old.expires_at;
  end if;
  select proven.price_centavos, proven.days into new.old_price_centavos, new.old_price_days
    from (
      select span.price_centavos,
             floor(extract(epoch from sum(greatest(coalesce(span.until, least(moment, ends)) - span.since, interval '0'))) / 86400)::integer as days
        from app.listing_price_span span
       where span.listing_id = new.id and span.deal_type = new.deal_type and span.price_centavos > new.price_centavos
       group by span.price_centavos) proven
   where proven.days >= 14
   order by proven.price_centavos desc
   limit 1;
  return new;
end
$$;

-- A reduction that is none is no news either: the price before is the one that counts.
create or replace function app.tell_news() returns trigger language plpgsql as $$
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

-- What is known of the time before: each price until the next one, pauses included.
insert into app.listing_price_span (listing_id, price_centavos, deal_type, since, until)
select past.listing_id, past.price_centavos, past.deal_type, past.at,
       case when past.next is not null then greatest(past.at, past.next)
            when listing.status <> 'published' then greatest(past.at, least(listing.updated_at, listing.expires_at)) end
  from (select listing_id, price_centavos, deal_type, at,
               lead(at) over (partition by listing_id order by id) as next
          from app.listing_price) past
  join app.listing listing on listing.id = past.listing_id;
update app.listing set old_price_centavos = old_price_centavos where old_price_centavos is not null;
