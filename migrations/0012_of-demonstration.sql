-- Accounts that were made in demonstration mode, where one password is known to everybody, and where whoever has the
-- machine reads every mail. Outside it they are locked.
alter table account add column of_demonstration boolean not null default false;

-- Those that are there already: example.com is nobody's, and mails are kept in that mode alone.
update account set of_demonstration = true
where lower(email) in ('visitor@example.com', 'client@example.com', 'editor@example.com')
  or exists (select from mailbox_message where lower(recipient) = lower(account.email));
