-- The search's index: one entry for each live translation, written in the publication's own transaction. `form` says by
-- which rules its terms were made, so that a release can build entries of a new form while the old one serves.
create table search_form (
  form     smallint primary key,
  -- Not while entries of the form are being made.
  is_ready boolean not null default false
);

create table search_entry (
  form          smallint not null,
  record_id     text not null,
  locale        text not null,
  type          text not null,
  -- What a reader can narrow results by: `service:service-tax`, `year:2026`.
  about         text[] not null,
  -- Shown on another record's page; an entry without a path is offered for it alone.
  has_place     boolean not null,
  -- Neither withdrawn nor without any address: see `search_follow_live`.
  offered       boolean not null,
  -- Languages that the record is live in besides the entry's own, kept of English entries alone: the fallback rule.
  translated_in text[] not null default '{}',
  -- Null: it does not age.
  aged_from     timestamptz,
  weight        real not null,
  -- How many words its title has: a title that is little else than what is looked for says more.
  title_words   smallint not null,
  -- Terms that everybody may read: title A, summary B, names C, body D; and without the body.
  open          tsvector not null,
  brief         tsvector not null,
  -- All terms of a text that is closed in part, and who may read it, as in `live`.
  whole         tsvector,
  whole_for     text,
  primary key (form, record_id, locale),
  foreign key (record_id, locale) references live on delete cascade,
  check ((whole is null) = (whole_for is null))
) with (toast_tuple_target = 1024);
create index search_entry_open on search_entry using gin (open);
create index search_entry_whole on search_entry using gin (whole) where whole is not null;
create index search_entry_names on search_entry using gin (ts_filter(brief, '{a,c}'));

-- In how many offered entries a term stands that everybody may read: what is rare says more, and what is unknown may be
-- misspelt.
create table search_word (
  form    smallint not null,
  word    text collate "C" not null,
  entries integer not null,
  primary key (form, word)
);
create index search_word_alike on search_word using gin (word gin_trgm_ops) where word ~ '^[a-z]{3,}$';

-- Whoever writes very many entries in one transaction says `set local chancery.search_words = 'later'`, and counts them
-- once by `search_recount_words`.
create function search_count_words() returns trigger language plpgsql as $$
begin
  if current_setting('chancery.search_words', true) = 'later' then
    return null;
  elsif tg_op = 'INSERT' then
    insert into search_word as w select form, word, count(*)
      from new_rows, unnest(tsvector_to_array(open)) as word where offered group by form, word order by form, word
      on conflict (form, word) do update set entries = w.entries + excluded.entries;
  elsif tg_op = 'DELETE' then
    insert into search_word as w select form, word, -count(*)
      from old_rows, unnest(tsvector_to_array(open)) as word where offered group by form, word order by form, word
      on conflict (form, word) do update set entries = w.entries + excluded.entries;
  else
    insert into search_word as w select form, word, sum(change) from (
        select n.form, word, 1 as change from new_rows n join old_rows o using (form, record_id, locale),
          unnest(tsvector_to_array(n.open)) as word
          where n.offered and (not o.offered or n.open is distinct from o.open)
        union all
        select o.form, word, -1 from old_rows o join new_rows n using (form, record_id, locale),
          unnest(tsvector_to_array(o.open)) as word
          where o.offered and (not n.offered or n.open is distinct from o.open)) as changes
      group by form, word having sum(change) <> 0 order by form, word
      on conflict (form, word) do update set entries = w.entries + excluded.entries;
  end if;
  return null;
end $$;
create function search_recount_words(of_form smallint) returns void language sql as $$
  delete from search_word where form = of_form;
  insert into search_word select of_form, word, count(*) from search_entry, unnest(tsvector_to_array(open)) as word
    where form = of_form and offered group by word;
$$;
create trigger search_words_more after insert on search_entry
  referencing new table as new_rows for each statement execute function search_count_words();
create trigger search_words_less after delete on search_entry
  referencing old table as old_rows for each statement execute function search_count_words();
create trigger search_words_changed after update on search_entry
  referencing old table as old_rows new table as new_rows for each statement execute function search_count_words();

-- What is withdrawn, or loses its address, is found no more from the same commit on.
create function search_follow_live() returns trigger language plpgsql as $$
begin
  update search_entry set offered = new.withdrawn_at is null and (new.path is not null or has_place)
    where record_id = new.record_id and locale = new.locale;
  return null;
end $$;
create trigger search_follow_live after update of withdrawn_at, path on live for each row
  when ((old.withdrawn_at is null) <> (new.withdrawn_at is null) or (old.path is null) <> (new.path is null))
  execute function search_follow_live();

-- Which other languages hide an English entry from their readers.
create function search_translations(ids text[]) returns void language sql as $$
  update search_entry e set translated_in = now_in.locales
  from (select id, array(select locale from live l where l.record_id = id and l.locale <> 'en' order by locale) as locales
    from unnest(ids) as id) as now_in
  where e.record_id = now_in.id and e.locale = 'en' and e.translated_in <> now_in.locales
$$;
create function search_translation_gone() returns trigger language plpgsql as $$
begin
  perform search_translations(array[old.record_id]);
  return null;
end $$;
create trigger search_translation_gone after delete on live for each row when (old.locale <> 'en')
  execute function search_translation_gone();
