-- Of a country few blocks are larger than a cell of its map: to find these, not every block is looked at.
create index listing_block_large on app.listing_block (lo) include (hi, listings) where hi - lo > 268435456;

-- Along the border of an area that nothing else is asked of, thousands of rows are read for their position alone.
create index listing_position on app.listing (q) include (x, y, deal_type) where status = 'published';
