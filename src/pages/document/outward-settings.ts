import type { ErrorSettings } from '../../browser/islands/errors/error-settings.ts';
import { environmentOf } from '../../platform/observe/environment.ts';
import { release } from '../../platform/observe/release.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** What documents tell scripts about who is told of something, as JSON; what is undefined is in no page. */
export interface OutwardSettings {
  readonly errors?: string;
  readonly visits?: string;
  /** Readers choose whether their visits are counted: the foot of every page leads there. */
  readonly asksConsent?: true;
}

/** @param of `absent`: a page that is not there, whose address may be anything; nobody counts it */
export function outwardSettings(settings: Settings, of: 'page' | 'absent' = 'page'): OutwardSettings {
  const { visitCounter, errorReceiver, errorSample: sample } = settings;
  const errors: ErrorSettings | undefined =
    errorReceiver && sample > 0
      ? { ...errorReceiver, sample, release, environment: environmentOf(settings) }
      : undefined;
  return {
    ...(errors && { errors: JSON.stringify(errors) }),
    ...(visitCounter && { asksConsent: true }),
    ...(visitCounter && of === 'page' && { visits: JSON.stringify(visitCounter) }),
  };
}
