import { formatDay } from '../../../../i18n/format.ts';
import { AccountPart, Fields } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import type { AccountTexts } from '../texts.ts';
import type { Me } from './me.ts';

/** What may be used today, in plain words. */
export function PermissionsPart({ texts, data, locale }: Shown<Me>) {
  const m = texts.profile;
  const lists = listsHeld(data, m);
  return (
    <AccountPart title={m.permissions}>
      {lists.length === 0 && <p className="meta">{m.none}</p>}
      <Fields>
        {lists.map(({ heading, held }) => (
          <div key={heading}>
            <h3 className="capitals topic">{heading}</h3>
            <ul>
              {held.map(({ name, title, until }) => (
                <li key={name}>
                  {title}{' '}
                  {until && <span className="small">{m.until({ date: formatDay(until, locale) })}</span>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Fields>
    </AccountPart>
  );
}

type Held = Pick<Me['permissions'][number], 'name' | 'title' | 'until'>;

/** The lists that hold anything, and what editors may do with the content of the site. */
export function listsHeld(
  { permissions, mayEdit, mayPublish }: Pick<Me, 'permissions' | 'mayEdit' | 'mayPublish'>,
  m: AccountTexts['profile'],
): { heading: string; held: Held[] }[] {
  const of = (list: Me['permissions'][number]['list']) => permissions.filter((one) => one.list === list);
  const right = (name: string, title: string): Held => ({ name, title, until: null });
  return [
    { heading: m.product, held: of('PRODUCT') },
    { heading: m.collaboration, held: of('COLLABORATION') },
    { heading: m.compliance, held: of('COMPLIANCE') },
    {
      heading: m.content,
      held: [
        ...(mayEdit ? [right('edit', m.mayEdit)] : []),
        ...(mayPublish ? [right('publish', m.mayPublish)] : []),
      ],
    },
  ].filter(({ held }) => held.length > 0);
}
