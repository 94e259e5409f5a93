import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Shown } from '../AccountFrame.tsx';
import { AccountPart, Fields } from '../AccountPart.tsx';
import type { Me } from './load-profile.ts';

/** What may be used today, in plain words: the three lists. */
export function PermissionsPart({ texts, data, locale }: Shown<Me>) {
  const m = texts.profile;
  const lists = [
    ['PRODUCT', m.product],
    ['COLLABORATION', m.collaboration],
    ['COMPLIANCE', m.compliance],
  ] as const;
  return (
    <AccountPart title={m.permissions}>
      <Fields>
        {lists.map(([list, heading]) => {
          const held = data.permissions.filter((permission) => permission.list === list);
          return (
            <div key={list}>
              <h3 className="capitals topic">{heading}</h3>
              {held.length === 0 && <p className="meta">{m.none}</p>}
              <ul>
                {held.map(({ name, title, until }) => (
                  <li key={name}>
                    {title}{' '}
                    {until && (
                      <span className="small">{fill(m.until, { date: formatDay(until, locale) })}</span>
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </Fields>
    </AccountPart>
  );
}
