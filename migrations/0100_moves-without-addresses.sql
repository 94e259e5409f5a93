-- The new address of newsletters that moved stands with its reader alone: a move needs it until it is confirmed or over.

alter table newsletter_move alter column email drop not null;
alter table newsletter_move add constraint newsletter_move_email_while_open
  check (email is not null or confirmed_at is not null or ended_at is not null);
update newsletter_move set email = null where confirmed_at is not null or ended_at is not null;

-- Somebody asked to be forgotten.
alter table newsletter_consent drop constraint newsletter_consent_how_check;
alter table newsletter_consent add constraint newsletter_consent_how_check
  check (how in ('form', 'page', 'one-click', 'account', 'move', 'undo', 'erasure'));
