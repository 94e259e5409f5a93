import type { Locale } from '../../i18n/locales.ts';
import { messagesFor } from '../../i18n/messages.ts';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

interface MenuButtonProps {
  /** The popover's id. */
  readonly menu: string;
  readonly locale: Locale;
}

/** Opens the menu of a head where it is narrow: the browser does it, without scripts. */
export function OpenMenu({ menu, locale }: MenuButtonProps) {
  return (
    <Button type="button" size="small" popoverTarget={menu}>
      {messagesFor(locale).navigation.menu}
    </Button>
  );
}

/** In the menu itself. */
export function CloseMenu({ menu, locale }: MenuButtonProps) {
  return (
    <Button type="button" size="small" popoverTarget={menu} popoverTargetAction="hide">
      {messagesFor(locale).page.menu.close}
      <Icon name="close" />
    </Button>
  );
}
