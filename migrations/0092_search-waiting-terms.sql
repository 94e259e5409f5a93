-- Terms of new entries wait in a list, which every search reads whole, until there are so many kilobytes of them; with the
-- 4,096 that PostgreSQL lets wait, half of the searches took twice as long after some forty publications.
alter index search_entry_open set (gin_pending_list_limit = 512);
alter index search_entry_names set (gin_pending_list_limit = 512);
alter index search_entry_whole set (gin_pending_list_limit = 512);
