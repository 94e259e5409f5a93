import { useState } from 'react';
import { Button, ButtonRow } from '../../../components/controls/Button.tsx';
import { fill } from '../../../i18n/fill.ts';
import { formatDay } from '../../../i18n/format.ts';
import type { Shown } from '../AccountFrame.tsx';
import { AccountPart, Pair } from '../AccountPart.tsx';
import { ask, operation } from '../ask.ts';
import { offerFile } from '../offer-file.ts';
import type {
  AskForDeletionMutation,
  AskForDeletionMutationVariables,
} from '../queries/ask-for-deletion.gen.ts';
import deletionSource from '../queries/ask-for-deletion.graphql?raw';
import type { AccountExportedQuery, AccountExportedQueryVariables } from '../queries/exported.gen.ts';
import exportedSource from '../queries/exported.graphql?raw';
import type { KeepAccountMutation, KeepAccountMutationVariables } from '../queries/keep-account.gen.ts';
import keepSource from '../queries/keep-account.graphql?raw';
import type { Me } from './load-profile.ts';

const exported = operation<AccountExportedQuery, AccountExportedQueryVariables>(exportedSource);
const askForDeletion = operation<AskForDeletionMutation, AskForDeletionMutationVariables>(deletionSource);
const keepAccount = operation<KeepAccountMutation, KeepAccountMutationVariables>(keepSource);

/** What the site keeps of somebody: theirs to take away, and to have erased. */
export function DataPart({ texts, data, locale, run, say }: Shown<Me>) {
  const m = texts.profile;
  const [isAsked, setAsked] = useState(false);

  async function download() {
    try {
      const { me } = await ask(exported, {});
      offerFile('account.json', 'application/json', me.exported);
    } catch (error) {
      console.error(error);
      say(texts.frame.refused);
    }
  }

  async function erase() {
    setAsked(false);
    await run(() => ask(askForDeletion, {}));
  }

  return (
    <AccountPart title={m.data}>
      <Pair text={m.downloadText}>
        <Button size="small" type="button" onClick={() => void download()}>
          {m.download}
        </Button>
      </Pair>
      {data.deletionDue ? (
        <Pair text={fill(m.erasing, { date: formatDay(data.deletionDue, locale) })}>
          <Button size="small" type="button" onClick={() => void run(() => ask(keepAccount, {}), m.kept)}>
            {m.keep}
          </Button>
        </Pair>
      ) : (
        <Pair text={m.eraseText}>
          {isAsked ? (
            <ButtonRow>
              <Button size="small" type="button" onClick={() => void erase()}>
                {m.eraseSure}
              </Button>
              <Button size="small" type="button" onClick={() => setAsked(false)}>
                {m.eraseNot}
              </Button>
            </ButtonRow>
          ) : (
            <Button size="small" type="button" onClick={() => setAsked(true)}>
              {m.erase}
            </Button>
          )}
        </Pair>
      )}
    </AccountPart>
  );
}
