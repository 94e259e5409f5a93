-- When a reader chose the language and the hour of their mails; null: never, and the language is that of the page on which
-- they last chose what they are sent.
alter table visitor add column mail_times_at timestamptz;
