-- Lists, counts and back links choose rows by little of them; a row is 4 kB wide and alone on half a page. Indexes that have
-- all that choosing takes spare reading the rows that are not shown.
create unique index live_narrow on live (record_id, locale)
  include (type, withdrawn_at, ordered_at, first_published_at);
drop index live_type;
create index live_type on live (type, locale, ordered_at desc nulls last) include (record_id, withdrawn_at);
drop index live_parent;
create index live_parent on live (parent_id, locale, type);
