-- What a seller says about a Philippine property beyond its size. All of it optional, none of it examined by us.
alter table app.listing
  add column title_type text check (title_type in ('tct', 'cct', 'tax_declaration', 'cloa', 'other')),
  add column buyer_eligibility text check (
    buyer_eligibility in ('anyone', 'filipinos_only', 'filipinos_and_former', 'leasehold_for_foreigners')),
  add column broker_licence text check (length(broker_licence) between 1 and 40),
  add column sell_licence text check (length(sell_licence) between 1 and 40),
  add column monthly_dues_centavos bigint check (monthly_dues_centavos >= 0);

-- For those who ask what is offered to foreigners: few rows, which the covering indexes cannot tell.
create index listing_foreign_buyers on app.listing (q)
  include (x, y, category, deal_type, price_centavos, area, bedrooms, is_available, is_furnished, expires_at, published_at, id,
           buyer_eligibility)
  where status = 'published' and buyer_eligibility in ('anyone', 'leasehold_for_foreigners');
