import { useState } from 'react';
import { Button } from '../../../../components/controls/Button.tsx';
import { langOf } from '../../../../i18n/language-of.ts';
import { AccountPart, Form, Line, Lines } from '../AccountPart.tsx';
import type { Shown } from '../shown.ts';
import { TextField } from '../TextField.tsx';
import { allJurisdictions, chooseMyList } from './change-saved.ts';
import type { Saved } from './load-saved.ts';

type Named = Awaited<ReturnType<typeof allJurisdictions>>[number];

/** The jurisdictions that somebody has put together, and a form for more. */
export function MyList({ data, locale, say, run, focusOn }: Shown<Saved>) {
  const { myList, m } = data;
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState<readonly Named[]>([]);
  const ids = myList.map(({ id }) => id);

  async function names(): Promise<readonly Named[]> {
    if (all.length > 0) return all;
    const found = await allJurisdictions(locale);
    setAll(found);
    return found;
  }
  async function add() {
    const wanted = typed.trim().toLocaleLowerCase(locale);
    const found = (await names().catch(() => [])).find(
      ({ title }) => title.toLocaleLowerCase(locale) === wanted,
    );
    if (!found) return say(m.unknownJurisdiction);
    if (await run(() => chooseMyList([...ids, found.id]), m.added({ title: found.title }))) setTyped('');
  }
  async function takeOut(id: string, title: string) {
    const others = ids.filter((one) => one !== id);
    if (await run(() => chooseMyList(others), m.takenOut({ title }))) focusOn('my-list-add');
  }

  return (
    <AccountPart id="my-list" title={m.myList} text={m.myListText}>
      {myList.length > 0 && (
        <Lines label={m.myList}>
          {myList.map(({ id, title, locale: own }) => (
            <Line
              key={id}
              action={
                <Button
                  size="small"
                  type="button"
                  aria-label={m.takeOutThis({ title })}
                  onClick={() => void takeOut(id, title)}
                >
                  {m.takeOut}
                </Button>
              }
            >
              <span lang={langOf(own, locale)}>{title}</span>
            </Line>
          ))}
        </Lines>
      )}
      <Form onSubmit={() => void add()}>
        <TextField
          id="my-list-add"
          label={m.addJurisdiction}
          value={typed}
          onText={setTyped}
          onFocus={() => void names().catch(() => [])}
          options={all.map(({ title }) => title)}
        />
        <div>
          <Button size="small">{m.add}</Button>
        </div>
      </Form>
    </AccountPart>
  );
}
