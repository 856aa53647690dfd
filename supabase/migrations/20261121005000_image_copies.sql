-- Smaller copies of a picture lie beside it in the store, as WebP, under its key with their width.
alter table app.image
  -- Pixels across, ascending; null where nobody has tried yet to make any.
  add column copy_widths smallint[],
  -- Its copies stand still.
  add column is_animated boolean not null default false;

-- What the job looks for; empty once it has caught up.
create index image_uncopied on app.image (checked_at) where copy_widths is null and checked_at is not null;
