/** What was picked of the card in a row `item`, as it is picked again. Options that are not offered any more are left out. */
export const pickOfItem = `(item.card_id || coalesce((
  select string_agg('~' || (option ->> 'id'), '' order by place)
    from jsonb_array_elements(item.options) with ordinality as listed (option, place)
   where exists (
     select from app.service_card offered cross join jsonb_array_elements(offered.variants || offered.extras) as known
      where offered.id = item.card_id and known -> 'id' = option -> 'id')), ''))`;
