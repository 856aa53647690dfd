-- Where a postal code lies: about its middle, to three decimals, which is what a search by kilometres needs. A code that is not here is
-- placed among those that share most of its first digits. The rows: supabase/data/postal_code.tsv.
create table app.postal_code (
  country text not null check (country in ('de', 'at', 'ch')),
  code text not null,
  place text not null check (place <> ''),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  -- The truth is within about so many kilometres: a code of a large town is placed at the town's middle.
  precision_kilometres smallint not null default 2 check (precision_kilometres between 1 and 100),
  -- The towns of the code, the most populous first.
  towns text[] not null default '{}',
  primary key (country, code),
  check (code ~ case country when 'de' then '^[0-9]{5}$' else '^[0-9]{4}$' end)
);
alter table app.postal_code enable row level security;
