-- What words are looked for in, small already: to compare it is several times cheaper than to lower it for every row, and
-- a common word is compared with hundreds of thousands.
alter table app.listing add column searched text not null generated always as (lower(title || ' ' || location)) stored;
drop index app.listing_words;
create index listing_words on app.listing using gin (searched extensions.gin_trgm_ops) where status = 'published';
drop statistics app.listing_text;
alter table app.listing alter column searched set statistics 500;
