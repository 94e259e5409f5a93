-- Who searches finds a record by the words that they may read: `search_text` and `search_brief` hold what everybody may
-- read, `search_whole` all of a text that is closed in part, `whole_for` who may read that. Both are null where everybody
-- may read everything.
alter table live
  add column search_whole tsvector,
  -- `sign-in`, `permission <its simple form>` or `nobody`; of what stands below a navigator service always `nobody`.
  add column whole_for text check (whole_for ~ '^(sign-in|permission .*|nobody)$'),
  add check ((search_whole is null) = (whole_for is null));

-- Terms are made outside the database: what was closed in part before is found by its title, summary and names alone
-- until it is published again, and by all of its words by those who may read them.
update live set
  search_whole = search_text,
  whole_for = case
    when type = 'navigatorCell' or coalesce(fields ->> 'permission', '') = '' and fields ->> 'access' is distinct from 'sign-in'
      then 'nobody'
    when fields ->> 'access' = 'sign-in' then 'sign-in'
    else 'permission ' || regexp_replace(fields ->> 'permission', '^[^|]*\|', '') end,
  search_text = case when type = 'navigatorCell' then ts_filter(search_brief, '{a,c}') else search_brief end,
  search_brief = case when type = 'navigatorCell' then ts_filter(search_brief, '{a,c}') else search_brief end
where type = 'navigatorCell'
  or type = 'publication' and fields ->> 'access' in ('sign-in', 'permission')
  or type = 'trainingItem' and coalesce(fields ->> 'permission', '') <> '';

-- A back link tells of the text that it stands in.
delete from link using live l
where link.field = 'body' and l.record_id = link.from_id and l.locale = link.locale and l.whole_for is not null;

create function weighted_terms(a text, b text, c text, d text) returns tsvector language sql immutable parallel safe as $$
  select setweight(to_tsvector('simple', a), 'A') || setweight(to_tsvector('simple', b), 'B')
    || setweight(to_tsvector('simple', c), 'C') || setweight(to_tsvector('simple', d), 'D')
$$;
