import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandDefinition, JsonProps } from './define.ts';
import { keepFields } from './fields.ts';

const modules = import.meta.glob<{ island: IslandDefinition<JsonProps> }>('../*.island.tsx');

/** What failed, with the island's name: in its stack every island looks alike. */
function failedIn({ dataset: { island } }: HTMLElement, cause: unknown): Error {
  return new Error(`The island ${island} failed.`, { cause });
}

/** Brings the island in `marker` to life; settles when React listens, with what was typed and the focus kept. */
export async function hydrate(marker: HTMLElement): Promise<void> {
  try {
    await bringToLife(marker);
  } catch (error) {
    throw failedIn(marker, error);
  }
}

async function bringToLife(marker: HTMLElement): Promise<void> {
  const { island: name, prefix, props } = marker.dataset;
  const load = modules[`../${name}.island.tsx`];
  if (!load || prefix === undefined || props === undefined) throw new Error(`no island is called ${name}`);
  const { island } = await load();
  const restoreFields = keepFields(marker);
  await new Promise<void>((resolve) => {
    const child = createElement(island.Component, JSON.parse(props) as JsonProps);
    hydrateRoot(marker, createElement(Ready, { onReady: resolve, children: child }), {
      identifierPrefix: prefix,
      onUncaughtError: (error) => reportError(failedIn(marker, error)),
    });
  });
  restoreFields();
}

/** Its effect runs after those of everything in it. */
function Ready({ onReady, children }: { readonly onReady: () => void; readonly children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
