-- The time of a price is the time of the write that showed it, by the clock that the write was given: of a change, or of a
-- listing that is published again. An UPDATE of the same price was not seen and has no entry.
create or replace function app.record_price() returns trigger language plpgsql as $$
declare
  latest record;
begin
  if tg_op = 'INSERT' then
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type, new.created_at);
    return null;
  end if;
  select price_centavos, deal_type into latest
    from app.listing_price where listing_id = new.id order by id desc limit 1;
  if latest.price_centavos is distinct from new.price_centavos or latest.deal_type is distinct from new.deal_type then
    -- Renewing says when the listing was found to be available, every other write when it was changed.
    insert into app.listing_price (listing_id, price_centavos, deal_type, at)
    values (new.id, new.price_centavos, new.deal_type, greatest(new.updated_at, new.available_confirmed_at));
  end if;
  return null;
end
$$;
