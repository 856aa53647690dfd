-- Counted before the work, so that a picture that ends the process counts as well: it waits, longer each time, and comes
-- after those that were tried less often.
alter table app.image
  add column copy_attempts integer not null default 0,
  add column copy_not_before timestamptz;

drop index app.image_uncopied;
create index image_uncopied on app.image (copy_attempts, coalesce(copy_not_before, checked_at))
  where copy_widths is null and checked_at is not null;
