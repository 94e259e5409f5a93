-- The job takes terms of new entries up from the lists in which they wait, each ten seconds: no publication has to, before
-- some thirty have come in that time.
alter index search_entry_open set (gin_pending_list_limit = 2048);
alter index search_entry_names set (gin_pending_list_limit = 2048);
alter index search_entry_whole set (gin_pending_list_limit = 2048);
