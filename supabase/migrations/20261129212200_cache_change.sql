-- Listings and providers whose kept answers the CDN has to forget (netlify/features/platform/cache-actions.ts). Rows are only added
-- here, so that two bookings never wait for each other.
create table app.cache_change (
  seq bigint generated always as identity primary key,
  id uuid not null,
  at timestamptz(3) not null default clock_timestamp(),
  -- Somebody is telling the CDN, and has until then.
  claimed_until timestamptz(3),
  -- With the thing itself the answers are forgotten that list such things: one has come or gone, or is found by other questions.
  lists text check (lists in ('listings', 'providers'))
);
alter table app.cache_change enable row level security;

create function app.note_cached_listing() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id, lists)
  select coalesce(new.id, old.id), case when
      tg_op <> 'UPDATE'
      or (old.status, old.category, old.deal_type, old.price_centavos, old.area, old.bedrooms, old.is_available, old.is_furnished,
          old.buyer_eligibility, old.searched, old.q)
         is distinct from
         (new.status, new.category, new.deal_type, new.price_centavos, new.area, new.bedrooms, new.is_available, new.is_furnished,
          new.buyer_eligibility, new.searched, new.q)
    then 'listings' end;
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
-- Pictures are kept beside the listing, by one statement for many.
create function app.note_cached_pictures() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id)
  select id from app.listing where id = coalesce(new.listing_id, old.listing_id) and status = 'published';
  return null;
end $$;
create trigger pictures_cache_new after insert or delete on app.listing_pictures
  for each row execute function app.note_cached_pictures();
create trigger pictures_cache_changed after update on app.listing_pictures
  for each row when (old.images::text is distinct from new.images::text) execute function app.note_cached_pictures();

-- A provider is there, is gone, has another card, or other free times (app.free_mark).
create function app.note_cached_provider() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id, lists)
  values (coalesce(new.provider_id, old.provider_id), case when tg_table_name = 'provider_search' then 'providers' end);
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

-- A new mean of the ratings changes an order, not who is found: the review is noted itself. The next free time changes every hour.
create trigger provider_cache_found
  after update of q, name, plan, shop_services, both_services, reach, visit_prices, shop_prices, immediate_prices, takes_visits
  on app.provider_search for each row
  when ((old.q, old.name, old.plan, old.shop_services, old.both_services, old.reach, old.shop_prices, old.visit_prices,
         old.immediate_prices, old.takes_visits)
    is distinct from
    (new.q, new.name, new.plan, new.shop_services, new.both_services, new.reach, new.shop_prices, new.visit_prices,
     new.immediate_prices, new.takes_visits))
  execute function app.note_cached_provider();

-- Rows of what belongs to a provider alone.
create trigger staff_cache_changed after insert or update or delete on app.staff
  for each row execute function app.note_cached_provider();
create trigger review_cache_new after insert on app.review
  for each row when (new.author = 'customer') execute function app.note_cached_provider();
create trigger review_cache_changed after update on app.review
  for each row when (new.author = 'customer' and old is distinct from new) execute function app.note_cached_provider();
create trigger review_cache_gone after delete on app.review
  for each row when (old.author = 'customer') execute function app.note_cached_provider();

create function app.note_cached_card_picture() returns trigger language plpgsql as $$
begin
  insert into app.cache_change (id)
  select provider_id from app.service_card where id = coalesce(new.card_id, old.card_id);
  return null;
end $$;
create trigger card_picture_cache_changed after insert or update or delete on app.service_card_image
  for each row execute function app.note_cached_card_picture();

-- A card of a listing says what was checked of its seller, whom it does not name.
create function app.note_cached_listings_of(seller uuid) returns void language sql as $$
  insert into app.cache_change (id)
  select id from app.listing where owner_id = seller and status = 'published'
$$;

-- A provider, or the seller who stands on the page of a listing. A customer is named by their reviews.
create function app.note_cached_account() returns trigger language plpgsql as $$
begin
  if new.type in ('provider', 'seller') then
    insert into app.cache_change (id) values (new.id);
  end if;
  if old.identity_verified_at is distinct from new.identity_verified_at then
    perform app.note_cached_listings_of(new.id);
  end if;
  if old.name is distinct from new.name then
    insert into app.cache_change (id)
    select distinct review.provider_id
      from app.appointment visit join app.review on review.appointment_id = visit.id and review.author = 'customer'
     where visit.customer_id = new.id;
  end if;
  return null;
end $$;
create trigger account_cache_changed
  after update of type, name, business_name, email, phone, public_phone, street, house_number, zip, city, country, description,
                  profile_image_id, plan, seller_role, email_verified_at, phone_verified_at, identity_verified_at, suspended_at,
                  business_given_at, deleted_at on app.account for each row
  when ((old.type, old.name, old.business_name, old.email, old.phone, old.public_phone, old.street, old.house_number, old.zip, old.city,
         old.country, old.description, old.profile_image_id, old.plan, old.seller_role, old.email_verified_at, old.phone_verified_at,
         old.identity_verified_at, old.suspended_at, old.business_given_at, old.deleted_at)
    is distinct from
    (new.type, new.name, new.business_name, new.email, new.phone, new.public_phone, new.street, new.house_number, new.zip, new.city,
     new.country, new.description, new.profile_image_id, new.plan, new.seller_role, new.email_verified_at, new.phone_verified_at,
     new.identity_verified_at, new.suspended_at, new.business_given_at, new.deleted_at))
  execute function app.note_cached_account();

-- Rows of an account by the column that the argument names. What was checked stands on the cards of its listings, too.
create function app.note_cached_owner() returns trigger language plpgsql as $$
declare
  owner uuid := coalesce(to_jsonb(new) ->> tg_argv[0], to_jsonb(old) ->> tg_argv[0])::uuid;
begin
  insert into app.cache_change (id) values (owner);
  if tg_table_name = 'verification' then
    perform app.note_cached_listings_of(owner);
  end if;
  return null;
end $$;
create trigger provider_cache_changed
  after update of is_phone_public, is_address_public, public_latitude, public_longitude, reach_kilometres, time_zone on app.provider
  for each row when (
    (old.is_phone_public, old.is_address_public, old.public_latitude, old.public_longitude, old.reach_kilometres, old.time_zone)
    is distinct from
    (new.is_phone_public, new.is_address_public, new.public_latitude, new.public_longitude, new.reach_kilometres, new.time_zone))
  execute function app.note_cached_owner('account_id');
create trigger business_cache_changed after insert or update or delete on app.provider_business
  for each row execute function app.note_cached_owner('account_id');
create trigger sealed_detail_cache_changed after insert or update or delete on app.sealed_detail
  for each row execute function app.note_cached_owner('account_id');
create trigger verification_cache_changed after insert or update or delete on app.verification
  for each row execute function app.note_cached_owner('account_id');
create trigger hold_cache_new after insert on app.report_hold
  for each row when (new.kind = 'provider') execute function app.note_cached_owner('subject_id');
create trigger hold_cache_gone after delete on app.report_hold
  for each row when (old.kind = 'provider') execute function app.note_cached_owner('subject_id');
