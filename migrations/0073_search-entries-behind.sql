-- Entries that a publication has left to the job: those that are found by the name of a record that it changed.
create index search_entry_behind on search_entry (form) where number is null;
