import { useEffect, useId, useRef, useState } from 'react';
import { Label } from '../../components/sections/Label.tsx';
import { defineIsland } from './kit/define.ts';
import { JudgedResult, type ResultTexts } from './scam-checker/JudgedResult.tsx';
import { judge, type Result } from './scam-checker/judge.ts';
import styles from './scam-checker/ScamChecker.module.css';
import type { Genuine } from './scam-checker/verdict.ts';

type Texts = ResultTexts & {
  readonly label: string;
  readonly hint: string;
  /** That nothing leaves the browser. */
  readonly local: string;
  /** What to do whatever the result. */
  readonly call: string;
  readonly noScript: string;
};

type Props = {
  readonly genuine: Genuine;
  readonly switchboard: { readonly text: string; readonly url: string };
  readonly texts: Texts;
};

/** Milliseconds without typing before the result is said: those who listen hear it once. */
const PAUSE = 300;

/**
 * Says whether an address, a number or what is in a message is the firm's. There is no form, and the field has no
 * name: what is pasted has no way out of the browser, before scripts run and after.
 */
function ScamChecker({ genuine, switchboard, texts }: Props) {
  const id = `check${useId()}`;
  const [result, setResult] = useState<Result | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function onInput({ currentTarget: { value } }: React.InputEvent<HTMLTextAreaElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setResult(judge(value, genuine)), PAUSE);
  }

  return (
    <div className={styles.checker}>
      <div className={styles.field}>
        <label htmlFor={id}>{texts.label}</label>
        <p className={styles.hint} id={`${id}-hint`}>
          {texts.hint}
          <br />
          {texts.local}
        </p>
        {/* Some browsers send what they check the spelling of to their makers. */}
        <textarea
          id={id}
          aria-describedby={`${id}-hint`}
          rows={3}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onInput={onInput}
        />
      </div>
      <p className={styles.noScript}>{texts.noScript}</p>
      <div className={styles.result} role="status" data-verdict={result?.verdict}>
        {result && <JudgedResult result={result} known={genuine.known} texts={texts} />}
      </div>
      <p className="meta">
        {texts.call} <Label {...switchboard} />
      </p>
    </div>
  );
}

export const island = defineIsland<Props>({
  name: 'ScamChecker',
  Component: ScamChecker,
  examples: [
    {
      genuine: {
        domain: 'firm.example',
        firstWord: '',
        hosts: ['firm.example', 'www.firm.example'],
        numbers: ['+442079460100'],
        known: [{ value: 'firm-pay.example', title: 'False invoices', url: '#invoices' }],
      },
      switchboard: { text: '020 7946 0100', url: 'tel:+442079460100' },
      texts: {
        label: 'Paste it here',
        hint: 'An address, a number or a message.',
        local: 'It stays here.',
        call: 'If in doubt, call',
        noScript: 'Compare with the list below.',
        found: 'What is in it',
        alert: 'Reported:',
        verdicts: { ours: 'Ours', notOurs: 'Not ours', cannotTell: 'Cannot tell' },
        reasons: {
          ourAddress: 'On our list.',
          ourSite: 'On our list.',
          ourNumber: 'On our list.',
          known: 'Used by a fraud.',
          hidden: 'Has unseen characters.',
          characters: 'Has letters that look like others.',
          encoded: 'Is written in code.',
          hyphen: 'Has a hyphen too many.',
          extraWords: 'Has more words.',
          otherEnding: 'Ends otherwise.',
          fewLetters: 'A letter differs.',
          insideOther: 'Belongs to somebody else.',
          beforeAt: 'Leads elsewhere.',
          freeMail: 'Anybody can have it.',
          otherDomain: 'Is not on our list.',
          otherNumber: 'Is not on our list.',
          nothing: 'There is nothing to compare.',
          unlistedHost: 'Is not on our list.',
          unusual: 'Is written in a strange way.',
          noCountry: 'Lacks the country.',
          onlyOurs: 'May be copied.',
          mixed: 'Has something else in it.',
        },
      },
    },
  ],
});
