-- When an account was joined to another, for the list that its owner sees; null: nobody noted it then.
alter table account add column linked_at timestamptz;
