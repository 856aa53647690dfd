-- Towns and services, cities and kinds of property, of which there is a page of its own: enough is on offer there. The schedule writes
-- them; lists of towns and the sitemap read them. A page itself is searched anew, so that what stands on it is of the moment.
create table app.town_page (
  strand text not null check (strand in ('services', 'property')),
  -- As it stands in the address.
  town text not null check (town ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- A service, or a category of listings.
  kind text not null check (kind <> ''),
  name text not null,
  region text not null,
  country text not null check (country in ('de', 'at', 'ch', 'ph')),
  latitude double precision not null,
  longitude double precision not null,
  radius_metres integer not null check (radius_metres > 0),
  -- The largest towns have the least.
  rank integer not null,
  total integer not null,
  -- When the number has last changed.
  changed_at timestamptz(3) not null,
  primary key (strand, town, kind)
);
create index town_page_kind on app.town_page (strand, kind);
alter table app.town_page enable row level security;
