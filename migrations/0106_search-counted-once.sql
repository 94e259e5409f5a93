-- What an entry is counted by is made once where it is written anew, and not for the row that was proposed and again for
-- the row that it becomes; where nothing changed that it is made of, not at all. Numbers are looked up first, and given
-- only to what has none.
create or replace function search_count_by() returns trigger language plpgsql as $$
declare
  own text[];
  known integer;
  numbers bytea;
begin
  if tg_op = 'UPDATE' and old.counted is not null and new.locale = old.locale and new.about = old.about
      and new.translated_in = old.translated_in and new.weight = old.weight
      and new.aged_from is not distinct from old.aged_from then
    new.counted := old.counted;
    return new;
  end if;
  own := array['language:' || new.locale]
    || array(select 'translated:' || locale from unnest(new.translated_in) as locale) || new.about;
  select count(*), string_agg(substring(int4send(v.id) from 2), '' order by at) into known, numbers
    from unnest(own) with ordinality as each (value, at) join search_value v using (value);
  if known < cardinality(own) then
    -- Not by the conflict alone, which would use a number up each time.
    insert into search_value (value) select value from unnest(own) as each (value)
      where not exists (select from search_value v where v.value = each.value) on conflict do nothing;
    select string_agg(substring(int4send(v.id) from 2), '' order by at) into numbers
      from unnest(own) with ordinality as each (value, at) join search_value v using (value);
  end if;
  new.counted := int2send(cardinality(own)::smallint) || float4send(new.weight)
    || float8send(coalesce(date_part('epoch', new.aged_from), 'NaN')) || numbers;
  return new;
end $$;
