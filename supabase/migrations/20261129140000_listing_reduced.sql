-- The newest of the listings whose price is below one that stood in public: the landing page shows a row of them. Few are, so
-- that reading their rows costs less than holding their columns here.
create index listing_reduced on app.listing (published_at desc, id desc)
  where status = 'published' and old_price_centavos > price_centavos;
