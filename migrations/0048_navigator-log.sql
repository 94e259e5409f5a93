-- A log of every published version of the navigator's answers, to which is only ever added: a Merkle tree as in RFC 9162.
-- Kept by a trigger, so that whoever publishes, and by whichever version of the site, is in it.

-- A version's place in the log. What the leaf says of its fields it says by two salted digests, of what everybody may read
-- and of the rest: who may read the one can check it, and learns nothing of the other.
create table navigator_leaf (
  position    bigint primary key check (position >= 0),
  record_id   text not null,
  locale      text not null,
  number      integer not null,
  open_salt   bytea not null,
  closed_salt bytea not null,
  unique (record_id, locale, number),
  foreign key (record_id, locale, number) references version (record_id, locale, number)
);

-- The hashes of all complete subtrees: level 0 are the leaves, one of level n has 2^n of them.
create table navigator_node (
  level    smallint not null check (level >= 0),
  position bigint not null check (position >= 0),
  hash     bytea not null check (octet_length(hash) = 32),
  primary key (level, position)
);

-- Keys that sign the log (Ed25519). One that was made in a demonstration signs in none but demonstrations.
create table navigator_log_key (
  id               bigint generated always as identity primary key,
  private_jwk      jsonb not null,
  public_key       bytea not null check (octet_length(public_key) = 32),
  of_demonstration boolean not null,
  made_at          timestamptz not null default now()
);

-- Signed statements of what the log was when it had so many leaves.
create table navigator_checkpoint (
  size      bigint not null check (size > 0),
  key_id    bigint not null references navigator_log_key (id),
  origin    text not null,
  note      text not null,
  signed_at timestamptz not null default now(),
  primary key (size, key_id, origin)
);

create trigger navigator_leaf_append_only before update or delete on navigator_leaf
  for each row execute function refuse_change();
create trigger navigator_node_append_only before update or delete on navigator_node
  for each row execute function refuse_change();
create trigger navigator_checkpoint_append_only before update or delete on navigator_checkpoint
  for each row execute function refuse_change();
create trigger navigator_leaf_never_emptied before truncate on navigator_leaf execute function refuse_change();
create trigger navigator_node_never_emptied before truncate on navigator_node execute function refuse_change();
create trigger navigator_checkpoint_never_emptied before truncate on navigator_checkpoint
  execute function refuse_change();

-- What everybody may read of a version; a field that is not named here belongs to the closed part.
create function navigator_open_part(fields jsonb, parent_id text, change text, note text) returns text
language sql immutable parallel safe as $$
  select (jsonb_build_object('chapter', parent_id, 'change', change, 'note', note) || coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(fields) where key in (
      'title', 'topic', 'legalStatus', 'stage', 'expectedOn', 'certainty', 'enactedOn', 'effectiveFrom', 'effectiveTo',
      'heldFrom', 'heldTo', 'author', 'reviewer', 'reviewedOn', 'reviewDueOn')
  ), '{}'))::text
$$;

create function navigator_closed_part(fields jsonb) returns text language sql immutable parallel safe as $$
  select (fields - array[
    'title', 'topic', 'legalStatus', 'stage', 'expectedOn', 'certainty', 'enactedOn', 'effectiveFrom', 'effectiveTo',
    'heldFrom', 'heldTo', 'author', 'reviewer', 'reviewedOn', 'reviewDueOn'])::text
$$;

create function navigator_leaf_hash(
  record_id text, locale text, number integer, published_at timestamptz, open_digest bytea, closed_digest bytea
) returns bytea language sql stable parallel safe as $$
  select sha256('\x00'::bytea || convert_to(concat_ws(E'\n',
    'chancery/navigator-entry/v1', record_id, locale, number,
    to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    encode(open_digest, 'hex'), encode(closed_digest, 'hex')), 'UTF8'))
$$;

-- Adds the hashes of the leaves from `first` on, and of every subtree that they complete. Planned anew each time: one leaf
-- is found by its key, a million are better read in a row.
create function hash_navigator_leaves(first bigint) returns void language plpgsql as $$
declare
  at_level smallint := 0;
  added bigint;
begin
  execute $q$
    insert into navigator_node (level, position, hash)
      select 0, l.position, navigator_leaf_hash(v.record_id, v.locale, v.number, v.published_at,
        sha256(l.open_salt || convert_to(navigator_open_part(v.fields, v.parent_id, v.change, v.note), 'UTF8')),
        sha256(l.closed_salt || convert_to(navigator_closed_part(v.fields), 'UTF8')))
      from navigator_leaf l
      join version v on v.record_id = l.record_id and v.locale = l.locale and v.number = l.number
      where l.position >= $1$q$ using first;
  loop
    execute $q$
      insert into navigator_node (level, position, hash)
        select $1 + 1, position >> 1, sha256('\x01'::bytea || string_agg(hash, ''::bytea order by position))
        from navigator_node where level = $1 and position >= $2
        group by position >> 1 having count(*) = 2$q$ using at_level, (first >> (at_level + 1)) << 1;
    get diagnostics added = row_count;
    exit when added = 0;
    at_level := at_level + 1;
  end loop;
end
$$;

create function log_navigator_versions() returns trigger language plpgsql as $$
declare
  first bigint;
begin
  if not exists (select from added v join record r on r.id = v.record_id where r.type = 'navigatorCell') then
    return null;
  end if;
  -- One after the other: places in the log have no gaps, and are committed in their order.
  perform pg_advisory_xact_lock(7263543);
  select coalesce(max(position) + 1, 0) into first from navigator_leaf;
  insert into navigator_leaf (position, record_id, locale, number, open_salt, closed_salt)
    select first + row_number() over (order by v.published_at, v.record_id, v.locale, v.number) - 1,
      v.record_id, v.locale, v.number, uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid())
    from added v join record r on r.id = v.record_id where r.type = 'navigatorCell';
  perform hash_navigator_leaves(first);
  return null;
end
$$;

create trigger version_navigator_logged after insert on version referencing new table as added
  for each statement execute function log_navigator_versions();

insert into navigator_leaf (position, record_id, locale, number, open_salt, closed_salt)
  select row_number() over (order by v.published_at, v.record_id, v.locale, v.number) - 1,
    v.record_id, v.locale, v.number, uuid_send(gen_random_uuid()), uuid_send(gen_random_uuid())
  from version v join record r on r.id = v.record_id where r.type = 'navigatorCell';
select hash_navigator_leaves(0);

-- A report that was made: what it showed, as places in the log and not in words. Its code is a digest of just that, so
-- that the same report has the same code whoever makes it, and nothing of anybody is kept.
create table navigator_report (
  code       text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{26}$'),
  service_id text not null references record (id),
  -- What was chosen, as it stands in the address.
  selection  text not null,
  held_on    date not null,
  -- Null: what the site said when the report was made.
  known_at   timestamptz,
  leaves     bigint[] not null,
  log_size   bigint not null,
  made_at    timestamptz not null default now()
);
create trigger navigator_report_append_only before update or delete on navigator_report
  for each row execute function refuse_change();
create trigger navigator_report_never_emptied before truncate on navigator_report
  execute function refuse_change();
