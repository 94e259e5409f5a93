import type { Labelled } from '../../../components/sections/section.ts';
import type { TileLook } from '../../../components/sections/TileMap.tsx';
import { formatDay } from '../../../i18n/format.ts';
import type { Locale } from '../../../i18n/locales.ts';
import { messagesFor } from '../../../i18n/messages.ts';
import { labelled } from '../../shared/records/cards.ts';
import type { ServiceCoverageFragment } from '../navigator.fragments.gen.ts';
import { chapterTiles } from './tiles.ts';

/** A region of a service, with how much there is of each of its jurisdictions. */
export interface CoveredRegion {
  readonly id: string;
  readonly name: Labelled;
  readonly chapters: readonly {
    readonly id: string;
    readonly iso: string | null;
    readonly name: Labelled;
    readonly state: string;
    readonly look: TileLook;
  }[];
}

export type Tiles = ReturnType<typeof chapterTiles>;

export function coveredRegions(service: ServiceCoverageFragment, locale: Locale): CoveredRegion[] {
  const m = messagesFor(locale).navigator.service;
  const coverage = new Map(service.coverage.map((one) => [one.chapterId, one]));
  return service.regions.map((region) => ({
    id: region.id,
    name: labelled(region, locale),
    chapters: region.chapters.flatMap((chapter) => {
      if (!('jurisdiction' in chapter)) return [];
      const { entries = 0, filled = 0, changedAt = null } = coverage.get(chapter.id) ?? {};
      const state = m.state({ filled, entries });
      return [
        {
          id: chapter.id,
          iso: chapter.jurisdiction?.iso ?? null,
          name: labelled(chapter, locale),
          state: changedAt ? m.stateOn({ state, date: formatDay(changedAt, locale, 'short') }) : state,
          look: lookOf(filled, entries),
        },
      ];
    }),
  }));
}

/** Their jurisdictions as a map. */
export function tilesOf(regions: readonly CoveredRegion[], locale: Locale): Tiles {
  const { tile } = messagesFor(locale).navigator.service;
  return chapterTiles(
    regions.flatMap(({ chapters }) =>
      chapters.map(({ iso, name, state, look }) => ({
        iso,
        look,
        url: name.url ?? null,
        name: tile({ jurisdiction: name.text, state }),
      })),
    ),
  );
}

function lookOf(filled: number, entries: number): TileLook {
  if (filled === 0) return 'gone';
  return filled === entries ? 'strong' : 'plain';
}
