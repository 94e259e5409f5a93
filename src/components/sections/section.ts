import type { RichText } from '../../content/rich-text/types.ts';
import type { Status } from '../icons/StatusMark.tsx';

/** A text, linked when it has an address; `lang` when it is not in the page's language. */
export interface Labelled {
  readonly text: string;
  readonly url?: string | null | undefined;
  readonly lang?: string | undefined;
  /** Above it: that it is in English, where nothing else says so. */
  readonly inEnglish?: string | undefined;
  /** Machine-readable day or instant. */
  readonly dateTime?: string | undefined;
}

/** A cell of a table. */
export interface Cell extends Labelled {
  /** Its text is how a rule stands: the mark of it comes before. */
  readonly status?: Status | undefined;
}

/** One row of a record's facts: what it is called, and one or more values. */
export interface MetaRow {
  readonly label: string;
  readonly values: readonly Labelled[];
}

/** A record as an item of a list. */
export interface CardProps {
  readonly id: string;
  readonly title: string;
  readonly url: string | null;
  readonly lang?: string | undefined;
  /** Language of the title alone, where it has one of its own; null: the page's. */
  readonly titleLang?: string | null;
  /** Small capitals above the title. */
  readonly eyebrow?: string | undefined;
  /** Beside them: that it is in English, where no heading of its list says so. */
  readonly inEnglish?: string | undefined;
  /** What the card's drawing follows from, usually the record's id; shown in a grid of cards. */
  readonly art?: string | undefined;
  /** What its drawing takes its colour from: the id of the practice or topic that it is about. */
  readonly subject?: string | undefined;
  readonly summary?: string | undefined;
  readonly date?: Labelled | undefined;
  readonly facts?: readonly Labelled[] | undefined;
  readonly children?: readonly CardProps[] | undefined;
}

export interface PersonProps {
  readonly id: string;
  readonly name: string;
  readonly url: string | null;
  /** The language of name and role. */
  readonly lang?: string | undefined;
  readonly role: string;
  readonly places: string;
  /** What they work on, in a word. */
  readonly practice?: Labelled | undefined;
  /** The letters on their plate, which follows from `id`; no plate without them. */
  readonly mark?: string | undefined;
  readonly email: string | null;
  readonly phone: string | null;
}

interface Headed {
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly heading: string;
  readonly lang?: string | undefined;
}

/** A part of a page below its first heading. What a page shows is data, so that views are tested without React. */
export type Section =
  | (Headed & { readonly kind: 'text'; readonly lines: readonly string[] })
  | (Headed & { readonly kind: 'bullets' | 'numbers'; readonly items: readonly string[] })
  | (Headed & { readonly kind: 'dated'; readonly items: readonly { date: string; text: string }[] })
  | (Headed & {
      readonly kind: 'cards';
      readonly cards: readonly CardProps[];
      readonly more?: Labelled | undefined;
    })
  | (Headed & { readonly kind: 'people'; readonly people: readonly PersonProps[] })
  | (Headed & { readonly kind: 'rows'; readonly groups: readonly (readonly MetaRow[])[] })
  | (Headed & {
      readonly kind: 'table';
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
    })
  | (Headed & {
      readonly kind: 'questions';
      readonly questions: readonly {
        id: string;
        title: string;
        body: RichText | null;
        lang?: string | undefined;
      }[];
    });

/** Sections that have something in them; a view lists all it might show. */
export function present(sections: readonly (Section | null)[]): Section[] {
  return sections.filter((section): section is Section => section !== null && sizeOf(section) > 0);
}

function sizeOf(section: Section): number {
  switch (section.kind) {
    case 'text':
      return section.lines.length;
    case 'bullets':
    case 'numbers':
    case 'dated':
      return section.items.length;
    case 'cards':
      return section.cards.length;
    case 'people':
      return section.people.length;
    case 'rows':
      return section.groups.length;
    case 'table':
      return section.rows.length;
    case 'questions':
      return section.questions.length;
  }
}
