import { Button } from '../../components/controls/Button.tsx';
import { Choices } from '../../components/controls/Field.tsx';
import { PageTitle } from '../../components/layout/PageTitle.tsx';
import { labelIn } from '../../content/types/labels.ts';
import { EQUALITY_PATH, equalityQuestions } from '../../forms/applications/equality-questions.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import { type AroundPage, unlistedDocument } from '../document/unlisted-document.tsx';

/** What lets an answer be counted; that it was; or that a link permits nothing. */
export type ShownEquality = { readonly key: string } | 'counted' | 'over';

/** Questions to somebody who has applied, apart from the application. */
export function equalityDocument(shown: ShownEquality, around: AroundPage): string {
  const { locale } = around;
  const m = messagesFor(locale).contact.forms.equality;
  const [title, text] = typeof shown === 'string' ? [m[shown], m[`${shown}Text`]] : [m.title, m.text];
  const search = typeof shown === 'string' ? '' : `?key=${shown.key}`;
  const content = (
    <>
      <PageTitle title={title} standfirst={text} />
      {typeof shown === 'object' && (
        <form className="prose" method="post" action={addressOf(locale, EQUALITY_PATH) + search}>
          {Object.entries(equalityQuestions).map(([name, { label, answers }]) => (
            <Choices
              key={name}
              legend={labelIn(label, locale)}
              name={name}
              type="radio"
              choices={[
                ...Object.entries(answers).map(([value, own]) => ({
                  value,
                  label: labelIn(own, locale),
                  checked: false,
                })),
                { value: '', label: m.none, checked: true },
              ]}
            />
          ))}
          <p>{m.kept}</p>
          <Button kind="solid">{m.send}</Button>
        </form>
      )}
    </>
  );
  return unlistedDocument({ title, area: 'careers', path: EQUALITY_PATH, search, content }, around);
}
