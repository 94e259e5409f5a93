-- What is shown on the page of what it stands below is found no more once that page is withdrawn. Entries that were written
-- before this was so are left to the job, which writes them again.
update search_entry set number = null where has_place and record_id in (
  select l.record_id from live l join live p on p.record_id = l.parent_id where p.withdrawn_at is not null);
