-- Issues of newsletters are assembled, edited, tested, scheduled and read on the web.
alter table newsletter_issue
  -- Of its newsletter, from 1: its address on the web.
  add column number     integer check (number > 0),
  -- A draft is not sent before somebody schedules it.
  add column state      text not null default 'sent' check (state in ('draft', 'scheduled', 'sent')),
  -- It comes on the morning of this day where its reader is.
  add column send_on    date,
  -- Up to when it was assembled: the next one begins there.
  add column told_until timestamptz,
  -- What an editor wrote, by language: {"en": {"title": "…", "intro": "…"}}.
  add column texts      jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  add column sent_at    timestamptz;
update newsletter_issue i set told_until = until_at, sent_at = until_at, number = n.number
from (select id, row_number() over (partition by record_id order by until_at) as number from newsletter_issue) n
where n.id = i.id;
alter table newsletter_issue
  alter column number set not null,
  alter column told_until set not null,
  add unique (record_id, number),
  add check (state <> 'scheduled' or send_on is not null),
  add check ((state = 'sent') = (sent_at is not null));
create index newsletter_issue_scheduled on newsletter_issue (send_on) where state = 'scheduled';

-- Searches that are followed and whose words the index of texts has not taken yet: few, and looked for at every change.
create index alert_without_terms on alert (query) where kind = 'search' and terms is null and ended_at is null;
