-- Where a site process runs, so that others on the same machine can see that it has died; null where that cannot be known.
alter table site_process
  add column machine text,
  add column pid int;
