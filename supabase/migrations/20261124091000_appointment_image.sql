-- Pictures that a customer adds to a visit: how the hair is, which wall is to be painted. The visit is their owner, because its
-- customer may have no account.
alter table app.image drop constraint image_purpose_check;
alter table app.image add constraint image_purpose_check
  check (purpose in ('property', 'profile', 'service', 'document', 'visit'));
alter table app.image add column appointment_id uuid references app.appointment (id) on delete set null;
-- The places of a visit that are not uploaded yet, and the foreign key when a visit goes.
create index image_appointment on app.image (appointment_id) where appointment_id is not null;

create table app.appointment_image (
  appointment_id uuid not null references app.appointment (id) on delete cascade,
  position smallint not null check (position between 0 and 2),
  image_id uuid not null references app.image (id),
  primary key (appointment_id, position),
  unique (appointment_id, image_id)
);
-- Whether any visit shows an image.
create index appointment_image_image on app.appointment_image (image_id);
alter table app.appointment_image enable row level security;

-- Like documents they never leave the private bucket, checked or not.
do $$
begin
  if to_regclass('storage.buckets') is not null then
    insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
    values ('visit-upload', 'visit-upload', false, 10485760,
            array['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'])
    on conflict (id) do update
      set public = excluded.public, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;
  end if;
end
$$;
