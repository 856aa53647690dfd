-- What visitors were asked for, and since when: the database's own record, written by triggers and never changed. A price that
-- only a draft had, or a listing while it was paused, was never asked. A price to buy and a rent per month cannot be compared,
-- so each entry names its deal.
create table app.listing_price (
  id bigint generated always as identity primary key,
  listing_id uuid not null references app.listing (id) on delete cascade,
  price_centavos bigint not null,
  deal_type text not null,
  at timestamptz(3) not null default now()
);
-- The history of a listing, and its latest entry.
create index listing_price_listing on app.listing_price (listing_id, id);
alter table app.listing_price enable row level security;

create trigger listing_price_kept before update on app.listing_price
  for each row execute function app.refuse_change();

-- Writes an entry whenever visitors see another price or another deal than the latest entry says. The time of a price is the time
-- of the write that showed it, by the clock that the write was given: of a change, or of a listing that is published again.
create function app.record_price() returns trigger language plpgsql as $$
declare
  latest record;
begin
  if tg_op = 'INSERT' then
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type, new.created_at);
    return null;
  end if;
  select price_centavos, deal_type into latest
    from app.listing_price where listing_id = new.id order by id desc limit 1;
  if latest.price_centavos is distinct from new.price_centavos or latest.deal_type is distinct from new.deal_type then
    -- Renewing says when the listing was found to be available, every other write when it was changed.
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type, greatest(new.updated_at, new.available_confirmed_at));
  end if;
  return null;
end
$$;

create trigger listing_price_first after insert on app.listing
  for each row when (new.status = 'published') execute function app.record_price();
create trigger listing_price_changed after update of price_centavos, deal_type, status on app.listing
  for each row
  when (new.status = 'published'
        and (old.price_centavos, old.deal_type, old.status) is distinct from (new.price_centavos, new.deal_type, new.status))
  execute function app.record_price();

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
create function app.prove_old_price() returns trigger language plpgsql as $$
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

create trigger listing_old_price before insert or update of price_centavos, old_price_centavos, deal_type on app.listing
  for each row execute function app.prove_old_price();
