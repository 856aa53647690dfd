-- Pictures that are taken off a listing are waited for as well: who changes one of them holds it, and waits in turn for what
-- is kept of the listing, which a later statement of the same transaction would ask for the picture again.
create or replace function app.pictures_changed() returns trigger language plpgsql as $$
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
  -- Whoever changes one of these pictures meanwhile cannot know yet which listings show it: it is waited for here. Always
  -- in this order, listings, pictures and what is kept, and whoever changes a picture needs no listing.
  perform from app.listing where id = any(listings) order by id for no key update;
  perform from app.image
    where id = any(pictures) or id in (select image_id from app.listing_image where listing_id = any(listings))
    order by id for share;
  perform app.keep_pictures(listings);
  return null;
end
$$;
