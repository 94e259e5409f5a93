import type { Labelled } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { linkTo } from '../../routing/links.ts';
import type { NextStep } from './next-step.ts';
import type { Tool } from './tools.ts';

/** Where each step leads for a tool; by mail to the desk, or to the contact page where there is none. */
export function stepLinks(
  tool: Tool,
  email: string | null,
  locale: Locale,
): { readonly [S in NextStep | 'training']: Labelled } {
  const m = messagesFor(locale).products.toolAccess;
  const name = tool.name.text;
  const write = (text: string, subject: typeof m.askSubject): Labelled => ({
    text,
    url: email
      ? `mailto:${email}?subject=${encodeURIComponent(subject({ tool: name }))}`
      : linkTo('contact', {}, locale),
  });
  const register = { text: m.register, url: linkTo('auth-profile', {}, locale) };
  const subscriptions = { text: m.subscriptions, url: linkTo('auth-subscriptions', {}, locale) };
  return {
    open: { text: m.open({ tool: name }), url: tool.url },
    signIn: { text: m.signIn, url: linkTo('auth-dashboard', {}, locale) },
    register,
    subscriber: subscriptions,
    administrator: register,
    unsure: subscriptions,
    askUs: write(m.askUs, m.askSubject),
    trial: write(m.trial, m.trialSubject),
    training: write(m.training, m.trainingSubject),
  };
}
