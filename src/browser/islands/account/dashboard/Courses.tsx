import { formatDay } from '../../../../i18n/format.ts';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Line, Lines } from '../AccountPart.tsx';
import { InLanguage } from '../InLanguage.tsx';
import type { Shown } from '../shown.ts';
import type { Dashboard } from './load-dashboard.ts';

/** Series of lessons that somebody has begun or wants to have done by a day, with what is left of them. */
export function Courses({ data: { courses }, locale, texts }: Shown<Dashboard>) {
  const m = texts.dashboard;
  const shown = courses.flatMap((course) => (course.series ? [{ ...course, series: course.series }] : []));
  if (shown.length === 0) return null;
  return (
    <AccountPart title={m.courses}>
      <Lines>
        {shown.map(({ seriesId, series, done, total, due }) => (
          <Line key={seriesId}>
            <h3 className="quiet title-3">
              <InLanguage lang={langOf(series.locale, locale)} texts={texts}>
                {series.url ? <a href={series.url}>{series.title}</a> : series.title}
              </InLanguage>
            </h3>
            <p className="small">
              {m.lessonsDone({ done, total })}
              {due && ` · ${m.finishBy({ date: formatDay(due, locale) })}`}
            </p>
          </Line>
        ))}
      </Lines>
    </AccountPart>
  );
}
