-- Who took part in training that counts for their profession: kept for as long as professional bodies ask, so apart from the
-- registration, which goes after a year.
create table cpd_record (
  id         uuid primary key default gen_random_uuid(),
  -- The registration's, in small letters: whoever has its mails has the record.
  email      text not null check (email = lower(email)),
  name       text not null,
  -- As their professional body knows them.
  number     text,
  event_id   text not null,
  -- As it was called when it took place, and in which language.
  title      text not null,
  locale     text not null,
  held_on    date not null,
  minutes    integer not null check (minutes > 0),
  -- Whether the firm certifies it, or the participant records it on their own word.
  credit     text not null check (credit in ('certificate', 'self-recorded')),
  -- Who said so, and when.
  recorded_by text not null,
  recorded_at timestamptz not null default now(),
  delete_at  timestamptz not null,
  unique (email, event_id)
);
create index cpd_record_due on cpd_record (delete_at);

alter table submission_act drop constraint submission_act_action_check;
alter table submission_act add constraint submission_act_action_check
  check (action in ('released', 'assigned', 'answered', 'closed', 'exported', 'attended', 'absent'));
