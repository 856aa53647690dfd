-- The authority that supervises a trade, where there is one, and how customers can pay the provider. Whoever was there before
-- takes cash.
alter table app.provider_business
  add column supervisor text check (length(supervisor) between 1 and 200),
  add column payments text[] not null default '{cash}'
    check (payments <@ array['cash', 'card', 'transfer', 'twint', 'paypal'] and cardinality(payments) > 0);
