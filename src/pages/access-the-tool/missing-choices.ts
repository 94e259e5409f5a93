import type { Missing } from './search-params.ts';

/** Id of a control: what an error leads to. */
export const choiceId = (name: Missing) => `access-${name}`;

/** The message for each that is missing. */
export const missingText = {
  tool: 'missingTool',
  account: 'missingAccount',
  organisation: 'missingOrganisation',
} as const satisfies Record<Missing, string>;
