-- What an entry is counted by, in bytes that a search sends together for all that it finds: who asks counts them, in a
-- tenth of the time that PostgreSQL takes to count texts.

-- What results can be narrowed by has a number each: `service:service-tax`, `language:fr-fr`.
create table search_value (
  id    integer generated always as identity primary key,
  value text not null unique
);

-- Two bytes say how many values there are; then come its weight (4 bytes, floating point), the second from which it ages
-- (8 bytes, floating point; not a number: it does not age) and the number of each value (3 bytes). Null: of a form before.
alter table search_entry add column counted bytea;

create function search_count_by() returns trigger language plpgsql as $$
declare
  own text[] := array['language:' || new.locale]
    || array(select 'translated:' || locale from unnest(new.translated_in) as locale) || new.about;
begin
  -- Not by the conflict alone, which would use a number up each time.
  insert into search_value (value) select value from unnest(own) as each (value)
    where not exists (select from search_value v where v.value = each.value) on conflict do nothing;
  new.counted := int2send(cardinality(own)::smallint) || float4send(new.weight)
    || float8send(coalesce(date_part('epoch', new.aged_from), 'NaN'))
    || (select string_agg(substring(int4send(v.id) from 2), '' order by at)
        from unnest(own) with ordinality as each (value, at) join search_value v using (value));
  return new;
end $$;
create trigger search_count_by before insert or update of locale, about, translated_in, aged_from, weight on search_entry
  for each row execute function search_count_by();
