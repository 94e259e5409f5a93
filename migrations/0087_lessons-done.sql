-- Lessons that a reader says they have done.
create table lesson_done (
  visitor   text not null references visitor (id) on delete cascade,
  lesson_id text not null references record (id),
  done_at   timestamptz not null default now(),
  primary key (visitor, lesson_id)
);

-- The day by which a reader wants to have done a series of lessons.
create table course_plan (
  visitor   text not null references visitor (id) on delete cascade,
  series_id text not null references record (id),
  due       date not null,
  primary key (visitor, series_id)
);
