-- Who may buy can be asked of every covering index: reading it from the rows made a walk ten times as long. The cheapest
-- to buy stand behind all that is to let: they are walked in an order of their own.
drop index app.listing_foreign_buyers;
drop index app.listing_q;
drop index app.listing_category_q;
drop index app.listing_newest;
drop index app.listing_category_newest;
drop index app.listing_cheapest;
drop index app.listing_category_cheapest;
drop index app.listing_largest;
create index listing_q on app.listing (q)
  include (x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at, published_at, id)
  where status = 'published';
create index listing_category_q on app.listing (category, deal_type, q)
  include (x, y, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at, id)
  where status = 'published';
create index listing_newest on app.listing (published_at desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility,
           expires_at)
  where status = 'published';
create index listing_category_newest on app.listing (category, deal_type, published_at desc, id desc)
  include (q, x, y, price_centavos, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at)
  where status = 'published';
create index listing_cheapest on app.listing (price_centavos, id)
  include (q, x, y, category, deal_type, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at,
           published_at)
  where status = 'published';
create index listing_deal_cheapest on app.listing (deal_type, price_centavos, id)
  include (q, x, y, category, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at)
  where status = 'published';
create index listing_category_cheapest on app.listing (category, deal_type, price_centavos, id)
  include (q, x, y, area, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at, published_at)
  where status = 'published';
create index listing_largest on app.listing (area desc, id desc)
  include (q, x, y, category, deal_type, price_centavos, bedrooms, is_available, is_furnished, buyer_eligibility, expires_at)
  where status = 'published' and deal_type <> 'none';
