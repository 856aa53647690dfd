-- What a mail said the listing costs: the next reduction of the same day is measured against it. Null where the match
-- was found and not told.
alter table app.saved_search_match add column told_price_centavos bigint;

-- A row that cannot be processed waits, longer each time, and is left alone in the end; the others go on meanwhile.
alter table app.listing_news
  add column failures integer not null default 0,
  add column not_before timestamptz;
alter table app.saved_search
  add column failures integer not null default 0,
  add column not_before timestamptz;
