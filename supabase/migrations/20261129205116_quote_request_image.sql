-- Pictures of a wish, private to its customer and the businesses that were asked.
create table app.quote_request_image (
  request_id uuid not null references app.quote_request (id) on delete cascade,
  position smallint not null check (position between 0 and 5),
  image_id uuid not null references app.image (id),
  primary key (request_id, position),
  unique (request_id, image_id)
);
-- Whether any wish shows an image.
create index quote_request_image_image on app.quote_request_image (image_id);
alter table app.quote_request_image enable row level security;
