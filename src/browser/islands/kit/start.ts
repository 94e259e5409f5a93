/**
 * The only script that every page loads: it waits for each island's trigger, then loads React and the island; it
 * answers what prints, copies, signs in and saves, and says which offices are open now.
 * No framework here; a public page may cost its reader 2 kB of script.
 */
import { tellOpening } from '../../../components/layout/opening-hours.ts';
import { answerPageControls } from '../../../components/layout/page-controls.ts';
import { tellReaderTimes } from '../../../components/layout/reader-time.ts';
import { watchForms } from '../../forms/watch-forms.ts';
import { answerAccountControls, showSaved } from './account-controls.ts';
import { keepClicks } from './clicks.ts';
import type { Trigger } from './define.ts';
import { triggers } from './triggers.ts';

function wake(root: ParentNode): void {
  for (const marker of root.querySelectorAll<HTMLElement>('chancery-island')) {
    const replay = keepClicks(marker);
    triggers[marker.dataset.on as Trigger](marker, () => {
      import('./hydrate.ts').then(({ hydrate }) => hydrate(marker)).finally(replay);
    });
  }
  tellOpening();
  tellReaderTimes();
}

wake(document);
answerPageControls();
answerAccountControls();
addEventListener('pageshow', showSaved);
addEventListener('storage', showSaved);
watchForms();
const list = document.querySelector('main:has([data-refine])');
if (list)
  triggers.interaction(list, () => import('./refine.ts').then(({ refineInPlace }) => refineInPlace(wake)));
if (import.meta.env.DEV) import('./reload-in-development.ts');
