import { Button } from '../../../../components/controls/Button.tsx';
import { formatDay } from '../../../../i18n/format.ts';
import { operation } from '../../kit/operation.ts';
import { AccountPart, Pair } from '../AccountPart.tsx';
import { ask } from '../ask.ts';
import { keepAccount } from '../deletion.ts';
import { offerFile } from '../offer-file.ts';
import type { AccountExportedQuery, AccountExportedQueryVariables } from '../queries/profile/exported.gen.ts';
import exportedSource from '../queries/profile/exported.graphql?raw';
import type { Shown } from '../shown.ts';
import { Erase, eraseId } from './Erase.tsx';
import type { Me } from './me.ts';

const exported = operation<AccountExportedQuery, AccountExportedQueryVariables>(exportedSource);

const keepId = 'keep-account';

/** What the site keeps of somebody: theirs to take away, and to have erased. */
export function DataPart(shown: Shown<Me>) {
  const { texts, data, locale, run, say, during, focusOn } = shown;
  const m = texts.profile;

  async function download() {
    try {
      const { me } = await during(ask(exported, {}));
      offerFile('account.json', 'application/json', me.exported);
      say(m.downloaded);
    } catch (error) {
      console.error(error);
      say(texts.status.refused);
    }
  }

  async function keep() {
    if (await run(keepAccount, m.kept)) focusOn(eraseId);
  }

  return (
    <AccountPart title={m.data}>
      <Pair text={m.downloadText}>
        <Button size="small" type="button" onClick={() => void download()}>
          {m.download}
        </Button>
      </Pair>
      {data.deletionDue ? (
        <Pair text={m.erasing({ date: formatDay(data.deletionDue, locale) })}>
          <Button id={keepId} size="small" type="button" onClick={() => void keep()}>
            {m.keep}
          </Button>
        </Pair>
      ) : (
        <Erase {...shown} next={keepId} />
      )}
    </AccountPart>
  );
}
