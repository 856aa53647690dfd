-- Most common words are names of places, and most blocks know nothing of most places: such a word is looked for once in all
-- texts of the block, not in each.

-- The bits of these words for the block [first, behind).
create or replace function app.pack_words(first bigint, behind bigint, words text[]) returns void language plpgsql as $$
declare
  texts text[];
  together text;
begin
  if cardinality(words) = 0 then
    return;
  end if;
  texts := array(
    select searched
      from app.listing
     where status = 'published' and q >= first and q < behind
     order by (least(price_centavos, 100000000000) / 100 * 2 + (price_centavos % 100 > 0)::integer)::integer, id);
  if cardinality(texts) = 0 then
    delete from app.listing_block_word where lo = first;
    return;
  end if;
  -- A word has no line break.
  together := array_to_string(texts, e'\n');
  insert into app.listing_block_word as known
  select first, chosen.word,
         case strpos(together, chosen.word)
           when 0 then repeat('0', cardinality(texts))::varbit
           else (select string_agg(case strpos(text.searched, chosen.word) when 0 then '0' else '1' end, '')::varbit
                   from unnest(texts) as text (searched))
         end
    from unnest(words) as chosen (word)
      on conflict (lo, word) do update set bits = excluded.bits where known.bits <> excluded.bits;
end
$$;
