-- Synonyms as terms of the entries that have any of their words, so that a question looks up one term for all of them.

-- Terms that every entry of a form has which has one of the words: what is not here is looked up by its words.
create table search_meaning (
  form   smallint not null,
  term   text not null,
  number bigint generated always as identity,
  primary key (form, term)
);

-- A vector with the terms of those meanings that it has, with the weights of the places where it has them.
create function search_with_meanings(terms tsvector, meanings text[], queries tsquery[]) returns tsvector
language sql immutable parallel safe as $$
  select terms || coalesce(string_agg(format('''%s'':%s', meaning, coalesce(nullif(concat_ws(',',
      case when a @@ query then '1A' end, case when b @@ query then '2B' end,
      case when c @@ query then '3C' end, case when d @@ query then '4D' end), ''), '4D')), ' '), '')::tsvector
  from unnest(meanings, queries) as own (meaning, query)
  cross join (select ts_filter(terms, '{a}') as a, ts_filter(terms, '{b}') as b,
    ts_filter(terms, '{c}') as c, ts_filter(terms, '{d}') as d offset 0) as by_weight
  where terms @@ query
$$;
