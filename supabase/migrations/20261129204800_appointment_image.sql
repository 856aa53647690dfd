-- Pictures that a customer adds to a visit: how the hair is, which wall is to be painted.
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
