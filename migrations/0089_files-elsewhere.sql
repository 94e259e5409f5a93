-- Files of applications may lie in object storage: their rows name them there by a random key.

-- What lies there, or is about to: written before it is put there, and deleted after it was deleted there.
create table stored_object (
  key    uuid primary key default gen_random_uuid(),
  -- `put`: no row names it yet; what none names within a day goes. `released`: the row that named it is gone, or did not
  -- come: it goes, and nothing can name it any more.
  state  text not null default 'put' check (state in ('put', 'named', 'released')),
  put_at timestamptz not null default now()
);
create index stored_object_not_named on stored_object (put_at) where state <> 'named';

-- Keeps that state for a table that names objects in its column `object`.
create function note_named_object() returns trigger language plpgsql as $$
begin
  if old.object is not distinct from new.object then
    return null;
  end if;
  if old.object is not null then
    update stored_object set state = 'released' where key = old.object;
  end if;
  if new.object is not null then
    update stored_object set state = 'named' where key = new.object and state = 'put';
    if not found then
      raise foreign_key_violation using message = 'The object cannot be named any more';
    end if;
  end if;
  return null;
end $$;

-- Null in rows of versions that do not know it, which write the bytes.
alter table submission_file
  add column object uuid unique references stored_object (key),
  drop constraint submission_file_check,
  add constraint submission_file_bytes check (scan = 'infected' or bytes is not null or object is not null),
  add constraint submission_file_infected check (scan <> 'infected' or (bytes is null and object is null)),
  add constraint submission_file_once check (bytes is null or object is null);
create trigger submission_file_object after insert or update or delete on submission_file
  for each row execute function note_named_object();
