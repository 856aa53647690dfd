-- Places that services are searched around by name. `folded` is what is compared (netlify/places); of two of one name the larger comes
-- first. The rows: supabase/data/place.tsv.
create table app.place (
  id integer primary key generated always as identity,
  country text not null check (country in ('de', 'at', 'ch')),
  region text not null,
  name text not null check (name <> ''),
  folded text not null check (folded <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  precision_kilometres smallint not null check (precision_kilometres between 1 and 100),
  population integer not null,
  -- Of a part of a town: the code it lies in.
  code text
);
-- The places whose names begin with a word. Ordered by bytes, so that these lie between two bounds, whatever the collation.
create index place_folded on app.place (folded collate "C");
-- The largest towns, of which the landing page shows the first with free times.
create index place_population on app.place (population desc, id) where code is null;
-- The region of an address, by the name of its town.
create index place_name on app.place (country, name);
alter table app.place enable row level security;
