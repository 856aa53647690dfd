-- Pages of which search engines are to be told, because they came, changed or went (netlify/features/sitemap): a row for each until it is
-- told. Where nobody is told, the schedule deletes them.
create table app.index_news (
  kind text not null check (kind in ('property', 'provider')),
  id uuid not null,
  changed_at timestamptz(3) not null,
  -- Somebody is telling it, and has until then.
  claimed_until timestamptz(3),
  primary key (kind, id)
);
create index index_news_oldest on app.index_news (changed_at);
alter table app.index_news enable row level security;

create function app.note_index_news(kind text, id uuid) returns void language sql as $$
  insert into app.index_news as news (kind, id, changed_at) values ($1, $2, clock_timestamp())
      on conflict (kind, id) do update set changed_at = excluded.changed_at, claimed_until = null
$$;

create function app.note_listing_news() returns trigger language plpgsql as $$
begin
  perform app.note_index_news('property', coalesce(new.id, old.id));
  return null;
end $$;
create trigger listing_index_new after insert on app.listing
  for each row when (new.status = 'published') execute function app.note_listing_news();
create trigger listing_index_changed after update of status, title, description, location, price_centavos on app.listing
  for each row when (
    (old.status = 'published') <> (new.status = 'published')
    or new.status = 'published' and (old.title, old.description, old.location, old.price_centavos)
       is distinct from (new.title, new.description, new.location, new.price_centavos))
  execute function app.note_listing_news();
create trigger listing_index_gone after delete on app.listing
  for each row when (old.status = 'published') execute function app.note_listing_news();

-- Whoever can be found has a row of app.provider_search.
create function app.note_provider_news() returns trigger language plpgsql as $$
begin
  perform app.note_index_news('provider', coalesce(new.provider_id, old.provider_id));
  return null;
end $$;
create trigger provider_index_new after insert on app.provider_search
  for each row execute function app.note_provider_news();
create trigger provider_index_changed after update on app.provider_search
  for each row when ((old.name, old.q, old.shop_prices) is distinct from (new.name, new.q, new.shop_prices))
  execute function app.note_provider_news();
create trigger provider_index_gone after delete on app.provider_search
  for each row execute function app.note_provider_news();
