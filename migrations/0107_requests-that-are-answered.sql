-- A permission that was asked for from an account is answered as what visitors send is: by the reference of what was sent.
-- Null: it was asked for before, or by a version that does not know the column.
alter table access_request add column reference text;
create index access_request_reference on access_request (reference) where reference is not null;
