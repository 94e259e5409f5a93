-- The draft that an application was sent from, as the digest by which the draft was found: whoever sends it once more, since
-- the answer to the first time was lost, is told that it came.
alter table submission add column draft_digest bytea;
create index submission_draft on submission (draft_digest) where draft_digest is not null;
