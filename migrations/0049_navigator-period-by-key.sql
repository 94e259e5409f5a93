-- The period of one record is found by its key. A condition that also takes none has, once it is planned for any value,
-- every entry read for each that is published.
create or replace function keep_navigator_period() returns trigger language plpgsql as $$
declare
  changed text := case when tg_op = 'DELETE' then old.record_id else new.record_id end;
begin
  delete from navigator_period where record_id = changed;
  insert into navigator_period (record_id, chapter_id, topic_id, held)
    select l.record_id, l.parent_id, l.fields ->> 'topic',
      daterange((l.fields ->> 'heldFrom')::date, (l.fields ->> 'heldTo')::date, '[]')
    from live l join record r on r.id = l.record_id and r.source_locale = l.locale
    where l.record_id = changed and l.type = 'navigatorCell' and l.withdrawn_at is null and l.parent_id is not null;
  return null;
end
$$;
drop function navigator_periods(text);
