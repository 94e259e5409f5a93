import type { Labelled } from '../../components/sections/section.ts';
import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf, linkTo } from '../../routing/links.ts';
import type { NextStep } from './next-step.ts';
import type { Tool } from './tools.ts';

/** Where each step leads for a tool; to a form where somebody has to answer. */
export function stepLinks(tool: Tool, locale: Locale): { readonly [S in NextStep | 'training']: Labelled } {
  const m = messagesFor(locale).products.toolAccess;
  const name = tool.name.text;
  const ask = (text: string, wish: 'trial' | 'training' | 'question'): Labelled => ({
    text,
    url: `${addressOf(locale, '/forms/access')}?${new URLSearchParams({ product: name, wish })}`,
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
    askUs: ask(m.askUs, 'question'),
    trial: ask(m.trial, 'trial'),
    training: ask(m.training, 'training'),
  };
}
