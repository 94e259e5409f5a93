-- When each answer of the navigator held: one chapter and topic have one answer for a day, which the database sees to
-- whoever publishes. Kept by a trigger, so that versions that do not know of it keep it as well.
create table navigator_period (
  record_id  text primary key,
  chapter_id text not null,
  topic_id   text not null,
  held       daterange not null,
  constraint navigator_period_once unique (chapter_id, topic_id, held without overlaps)
    deferrable initially immediate
);
create index navigator_period_chapter on navigator_period (chapter_id);

create function navigator_periods(of_record text) returns setof navigator_period language sql stable as $$
  select l.record_id, l.parent_id, l.fields ->> 'topic',
    daterange((l.fields ->> 'heldFrom')::date, (l.fields ->> 'heldTo')::date, '[]')
  from live l join record r on r.id = l.record_id and r.source_locale = l.locale
  where l.type = 'navigatorCell' and l.withdrawn_at is null and l.parent_id is not null
    and (of_record is null or l.record_id = of_record)
$$;

create function keep_navigator_period() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.record_id else new.record_id end;
begin
  delete from navigator_period where record_id = changed;
  insert into navigator_period select * from navigator_periods(changed);
  return null;
end
$$;

create trigger live_navigator_period_kept after insert or update on live
  for each row when (new.type = 'navigatorCell') execute function keep_navigator_period();
create trigger live_navigator_period_ended after delete on live
  for each row when (old.type = 'navigatorCell') execute function keep_navigator_period();

insert into navigator_period select * from navigator_periods(null);
