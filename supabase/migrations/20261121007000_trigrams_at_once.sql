-- Searches are many and writes are few: trigrams go where they are looked for at once, not to a list that every search reads
-- to its end until the next vacuum.
alter index app.listing_words set (fastupdate = off);
