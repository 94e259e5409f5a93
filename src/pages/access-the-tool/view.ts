import type { Labelled } from '../../components/sections/section.ts';
import type { RichText } from '../../content/rich-text/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Messages, messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/links.ts';
import type { PageRequest, PageView } from '../page-module.ts';
import { headOf } from '../shared/records/head.ts';
import { opening, type PageOpening } from '../shared/records/opening.ts';
import { type Access, nextStep } from './next-step.ts';
import type { AccessTheToolQuery } from './query.gen.ts';
import { type Chosen, chosenFrom, type Missing, missingFrom } from './search-params.ts';
import { stepLinks } from './step-links.ts';
import { type Tool, toolsOf } from './tools.ts';

/** What to do next for one tool. */
interface NextStepProps {
  readonly heading: string;
  readonly text: string;
  readonly action: Labelled;
  readonly training: Labelled | null;
}

export interface AccessTheToolPageProps extends PageOpening {
  readonly action: string;
  readonly tools: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: Chosen;
  readonly missing: readonly Missing[];
  readonly next: NextStepProps | null;
  /** Each tool, who may use it and how. */
  readonly rows: readonly (readonly Labelled[])[];
  readonly body: RichText | null;
}

/** From which tool, account and organisation to the next step; below it, every tool. */
export function accessTheToolView(
  { page, navigatorServices }: AccessTheToolQuery,
  request: PageRequest,
): PageView<AccessTheToolPageProps> | null {
  if (!page) return null;
  const { locale, path, search } = request;
  const m = messagesFor(locale).products.toolAccess;
  const tools = toolsOf({ related: page.related, services: navigatorServices.nodes }, locale);
  const isAsked = search.size > 0;
  const chosen = chosenFrom(
    search,
    tools.map(({ id }) => id),
  );
  const tool = tools.find(({ id }) => id === chosen.tool);
  const missing = isAsked ? missingFrom(chosen, tool?.access) : [];
  const isReady = isAsked && missing.length === 0;
  const title = missing.length > 0 ? m.errorTitle({ title: page.title }) : page.title;
  return {
    head: { ...headOf(page, request, { noindex: isAsked }), title },
    props: {
      ...opening(page, request),
      action: addressOf(locale, path),
      tools: tools.map(({ id, name }) => ({ id, name: name.text })),
      chosen,
      missing,
      next: tool && isReady ? nextFor(tool, chosen, locale) : null,
      rows: tools.map(({ name, access }) => [name, ...whoAndHow(access, m)]),
      body: page.body,
    },
  };
}

function nextFor(tool: Tool, { account, organisation }: Chosen, locale: Locale): NextStepProps {
  const m = messagesFor(locale).products.toolAccess;
  const step = nextStep(tool.access, {
    hasAccount: account === 'yes',
    isSubscriber: organisation === 'unsure' || organisation === '' ? null : organisation === 'yes',
  });
  const links = stepLinks(tool, locale);
  return {
    heading: m.next({ tool: tool.name.text }),
    text: m[`${step}Text`],
    action: links[step],
    training: step === 'trial' || step === 'askUs' ? null : links.training,
  };
}

function whoAndHow(access: Access, m: Messages['products']['toolAccess']): Labelled[] {
  switch (access) {
    case 'open':
      return [{ text: m.whoOpen }, { text: m.howOpen }];
    case 'sign-in':
      return [{ text: m.whoSignIn }, { text: m.howSignIn }];
    case 'permission':
      return [{ text: m.whoPermission }, { text: m.howPermission }];
  }
}
