import { useEffect } from 'react';
import { arrive } from './account/arrive.ts';
import { here } from './account/page-language.ts';
import { defineIsland } from './kit/define.ts';

type Props = Record<string, never>;

/** Takes the answer of the sign-in page and leads on; whoever comes here without one is led to their account. */
function AccountCallback(_: Props) {
  useEffect(() => {
    void arrive().then((isLeaving) => {
      if (!isLeaving && location.pathname === here('/auth')) location.replace(here('/auth/dashboard'));
    });
  }, []);
  return <p aria-hidden="true">…</p>;
}

export const island = defineIsland<Props>({
  name: 'AccountCallback',
  Component: AccountCallback,
  examples: [{}],
});
