-- A wrong address is compared with those that there are, in groups of three letters: without reading all of them.
create index live_path_alike on live using gin (path gin_trgm_ops);
