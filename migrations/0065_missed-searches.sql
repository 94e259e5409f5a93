-- What was searched and not found, counted by day; of nobody in particular. On how many occasions: minutes of a site
-- process in which it was asked. What is rare is a digest alone; its text is written down when it is rare no more.
create table missed_search (
  day       date not null,
  locale    text not null,
  digest    bytea not null check (octet_length(digest) = 32),
  query     text,
  occasions integer not null check (occasions > 0),
  primary key (day, locale, digest)
);
create index missed_search_of on missed_search (locale, digest);
