-- Of which version an entry is: a release before writes none of this form, so that an entry may be of an older text than
-- is live. Null: not known, and made anew.
alter table search_entry add column number integer;

-- Since when all entries of a form are there: those of forms before it are removed a week later.
alter table search_form add column ready_at timestamptz;
