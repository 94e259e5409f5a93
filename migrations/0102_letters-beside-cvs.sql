-- An application may have a covering letter beside its CV: a row for each file, by the field of the form that it was chosen in.

alter table submission_file rename to sent_file;
-- Rows of versions that know one file alone are CVs.
alter table sent_file
  add column field text not null default 'cv' check (field ~ '^[a-z][a-zA-Z]{0,40}$'),
  drop constraint submission_file_pkey,
  add constraint sent_file_pkey primary key (submission_id, field);

-- What those versions read and write: one that has looked at the CV would call the letter clean as well. It goes once none of
-- them runs.
create view submission_file as
  select submission_id, name, media_type, size, bytes, scan, found, scanned_at, object from sent_file where field = 'cv';

-- All files of a draft, sealed as one; in `sealed_file` those versions keep the CV, and ask for it again where it is not.
alter table application_draft add column sealed_files bytea;
alter table application_draft alter column sealed_files set storage external;
