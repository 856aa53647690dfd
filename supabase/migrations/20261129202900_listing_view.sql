-- How often a listing was looked at, per day. Days are Philippine days, because that is where the listings are.
create table app.listing_day (
  listing_id uuid not null references app.listing (id) on delete cascade,
  day date not null,
  views integer not null default 0,
  primary key (listing_id, day)
);
alter table app.listing_day enable row level security;

-- Who was counted on a day already: a keyed hash that changes every day, deleted after two.
create table app.listing_visitor (
  day date not null,
  listing_id uuid not null references app.listing (id) on delete cascade,
  visitor bytea not null,
  primary key (day, listing_id, visitor)
);
alter table app.listing_visitor enable row level security;
