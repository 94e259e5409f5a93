import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { addressOf } from '../../routing/address.ts';
import { readPermission } from '../permissions.ts';
import { roomPath } from '../rooms/room-path.ts';

/** What a permission is called that no single record explains, and what it opens: the area `permissions` of messages. */
interface Explained {
  readonly name: string;
  readonly about?: string;
}

/** Where what such a permission opens is, without language prefix. */
const paths: Readonly<Record<string, string>> = {
  'product|research-library': '/publications?access=permission',
  'product|payments-briefing': '/publications?access=permission&topic=topic-payments',
};

/** A permission as somebody has named it in plain words; null where nobody has. */
export function permissionName(permission: string, locale: Locale): string | null {
  return explainedIn(locale)[permission]?.name ?? null;
}

/** A permission in plain words; one that nobody has named by its own words. */
export function permissionWords(permission: string, locale: Locale): string {
  const known = permissionName(permission, locale);
  if (known !== null) return known;
  const name = permission.slice(permission.indexOf('|') + 1).replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What a permission opens that no single record explains; null when nobody has said. */
export function permissionAbout(permission: string, locale: Locale): string | null {
  return explainedIn(locale)[permission]?.about ?? null;
}

/** Where that is, with language prefix; null when it is no one place. */
export function permissionUrl(permission: string, locale: Locale): string | null {
  const { list, name } = readPermission(permission);
  const path = list === 'collaboration' ? roomPath(name) : paths[permission];
  return path === undefined ? null : addressOf(locale, path);
}

function explainedIn(locale: Locale): Readonly<Record<string, Explained>> {
  const texts: Readonly<Record<string, Explained>> = messagesFor(locale).permissions;
  return texts;
}
