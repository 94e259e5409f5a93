import { chosenIn } from '../shared/filters/filters.ts';
import type { Access } from './next-step.ts';

export const sentName = 'show';
export const searchParams = ['tool', 'account', 'organisation', sentName];

export const accountAnswers = ['yes', 'no'] as const;
export const organisationAnswers = ['yes', 'no', 'unsure'] as const;

/** What was chosen, '' where nothing or nothing offered was. */
export interface Chosen {
  readonly tool: string;
  readonly account: string;
  readonly organisation: string;
}

export type Missing = keyof Chosen;

export function chosenFrom(search: URLSearchParams, tools: readonly string[]): Chosen {
  return {
    tool: chosenIn(tools, search.get('tool')),
    account: chosenIn(accountAnswers, search.get('account')),
    organisation: chosenIn(organisationAnswers, search.get('organisation')),
  };
}

/** What has still to be chosen: the more open a tool is, the less is asked. */
export function missingFrom({ tool, account, organisation }: Chosen, access: Access | undefined): Missing[] {
  if (tool === '' || access === undefined) return ['tool'];
  if (access === 'open') return [];
  return [
    ...(account === '' ? (['account'] as const) : []),
    ...(access === 'permission' && organisation === '' ? (['organisation'] as const) : []),
  ];
}
