-- The pictures of each listing as lists show them, written once and not for every reader: to look them up and to make JSON
-- of them was most of what a card cost.
create view app.listing_pictures_now with (security_invoker = true) as
select shown.listing_id,
       json_agg(json_build_object(
         'id', image.id, 'key', image.store_key, 'alt', shown.alt, 'width', image.width, 'height', image.height,
         'copyWidths', image.copy_widths, 'isAnimated', image.is_animated) order by shown.position) as images
  from app.listing_image shown
  join app.image image on image.id = shown.image_id
 group by shown.listing_id;

create table app.listing_pictures (
  listing_id uuid primary key references app.listing (id) on delete cascade,
  images json not null
);
alter table app.listing_pictures enable row level security;

create function app.keep_pictures(listings uuid[]) returns void language plpgsql as $$
begin
  -- The later of two sees what the earlier wrote.
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
begin
  if tg_op = 'DELETE' then
    listings := array(select distinct listing_id from old_rows);
  elsif tg_op = 'INSERT' then
    listings := array(select distinct listing_id from new_rows);
  else
    listings := array(select listing_id from old_rows union select listing_id from new_rows);
  end if;
  -- Whoever changes one of these pictures meanwhile cannot know yet which listings show it: it is waited for here. Always
  -- in this order, listings, pictures and what is kept, and whoever changes a picture needs no listing.
  perform from app.listing where id = any(listings) order by id for no key update;
  perform from app.image
    where id in (select image_id from app.listing_image where listing_id = any(listings)) order by id for share;
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

insert into app.listing_pictures select * from app.listing_pictures_now;
