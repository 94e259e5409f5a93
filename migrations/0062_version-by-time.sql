-- What an entry of the navigator said at an instant: the newest version published by then is found without looking at the
-- later ones.
create index version_by_time on version (record_id, locale, published_at desc, number desc);
