-- The pictures of a listing, in their order.
create table app.listing_image (
  listing_id uuid not null references app.listing (id) on delete cascade,
  position smallint not null,
  image_id uuid not null references app.image (id),
  alt text not null default '',
  primary key (listing_id, position),
  unique (listing_id, image_id)
);
-- The listings that show a picture, and whether any does.
create index listing_image_image on app.listing_image (image_id);
alter table app.listing_image enable row level security;

-- The pictures of each listing as lists show them.
create view app.listing_pictures_now with (security_invoker = true) as
select shown.listing_id,
       json_agg(json_build_object(
         'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
         'copyWidths', image.copy_widths, 'isAnimated', image.is_animated) order by shown.position) as images
  from app.listing_image shown
  join app.image image on image.id = shown.image_id
 group by shown.listing_id;

-- The same, written once and not for every reader: looking the pictures up and making JSON of them was most of the cost of a
-- card.
create table app.listing_pictures (
  listing_id uuid primary key references app.listing (id) on delete cascade,
  images json not null
);
alter table app.listing_pictures enable row level security;

-- Writes them anew for these listings.
create function app.keep_pictures(listings uuid[]) returns void language plpgsql as $$
begin
  -- Two that write the same listing go one after the other, so the later one sees what the earlier wrote.
  perform from app.listing_pictures where listing_id = any(listings) order by listing_id for update;
  insert into app.listing_pictures
  select * from app.listing_pictures_now where listing_id = any(listings)
      on conflict (listing_id) do update set images = excluded.images;
  delete from app.listing_pictures as kept
   where listing_id = any(listings)
     and not exists (select from app.listing_image shown where shown.listing_id = kept.listing_id);
end
$$;

create function app.pictures_changed() returns trigger language plpgsql as $$
declare
  listings uuid[];
  pictures uuid[] := '{}';
begin
  if tg_op = 'DELETE' then
    listings := array(select distinct listing_id from old_rows);
    pictures := array(select image_id from old_rows);
  elsif tg_op = 'INSERT' then
    listings := array(select distinct listing_id from new_rows);
  else
    listings := array(select listing_id from old_rows union select listing_id from new_rows);
    pictures := array(select image_id from old_rows);
  end if;
  -- A transaction that changes one of these pictures meanwhile cannot know yet which listings show it, so this one waits for
  -- it. The order is always the same, so nobody waits in a circle: listings, pictures (those taken off as well), what is
  -- written. A transaction that changes a picture locks no listing.
  perform from app.listing where id = any(listings) order by id for no key update;
  perform from app.image
    where id = any(pictures) or id in (select image_id from app.listing_image where listing_id = any(listings))
    order by id for share;
  perform app.keep_pictures(listings);
  return null;
end
$$;
create trigger listing_pictures_inserted after insert on app.listing_image
  referencing new table as new_rows for each statement execute function app.pictures_changed();
create trigger listing_pictures_updated after update on app.listing_image
  referencing old table as old_rows new table as new_rows for each statement execute function app.pictures_changed();
create trigger listing_pictures_deleted after delete on app.listing_image
  referencing old table as old_rows for each statement execute function app.pictures_changed();

create function app.picture_changed() returns trigger language plpgsql as $$
begin
  perform app.keep_pictures(array(select listing_id from app.listing_image where image_id = new.id));
  return null;
end
$$;
create trigger listing_pictures_copied
  after update of store_key, width, height, copy_widths, is_animated on app.image
  for each row
  when ((old.store_key, old.width, old.height, old.copy_widths, old.is_animated)
        is distinct from (new.store_key, new.width, new.height, new.copy_widths, new.is_animated))
  execute function app.picture_changed();
