-- Listings and providers whose kept answers the CDN has to forget (netlify/features/platform/cache-actions.ts). Rows are only added
-- here, so that two bookings never wait for each other.
create table app.cache_change (
  seq bigint generated always as identity primary key,
  id uuid not null,
  at timestamptz(3) not null default clock_timestamp(),
  -- Somebody is telling the CDN, and has until then.
  claimed_until timestamptz(3)
);
alter table app.cache_change enable row level security;

create function app.note_cached_listing() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id) values (coalesce(new.id, old.id));
  return null;
end $$;
-- Nobody but its owner is answered with one that is not published.
create trigger listing_cache_new after insert on app.listing
  for each row when (new.status = 'published') execute function app.note_cached_listing();
create trigger listing_cache_changed after update on app.listing
  for each row when ((old.status = 'published' or new.status = 'published') and old is distinct from new)
  execute function app.note_cached_listing();
create trigger listing_cache_gone after delete on app.listing
  for each row when (old.status = 'published') execute function app.note_cached_listing();

-- A provider is there, is gone, has another card, or other free times (app.free_mark).
create function app.note_cached_provider() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id) values (coalesce(new.provider_id, old.provider_id));
  return null;
end $$;
create trigger provider_cache_new after insert on app.provider_search
  for each row execute function app.note_cached_provider();
create trigger provider_cache_gone after delete on app.provider_search
  for each row execute function app.note_cached_provider();
create trigger card_cache_changed after insert or update or delete on app.service_card
  for each row execute function app.note_cached_provider();
create function app.note_cached_times() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id) select distinct provider_id from changed;
  return null;
end $$;
create trigger mark_cache_new after insert on app.free_mark referencing new table as changed
  for each statement execute function app.note_cached_times();

select app.open_to_site();
