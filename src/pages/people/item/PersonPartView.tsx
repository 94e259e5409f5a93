import { Timeline } from '../../../components/sections/Timeline.tsx';
import { TitledSection } from '../../../components/sections/TitledSection.tsx';
import type { PersonPart } from './parts.ts';

/** A part of a person's page; lines without dates are bullets. */
export function PersonPartView({ part }: { readonly part: PersonPart }) {
  const { id, heading, lang, items, note } = part;
  return (
    <TitledSection id={id} heading={heading} lang={lang}>
      {items.some(({ date }) => date !== '') ? (
        <Timeline items={items} />
      ) : (
        <div className="prose">
          <ul>
            {items.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {note && <p className="small">{note}</p>}
    </TitledSection>
  );
}
