import { useRef, useState } from 'react';
import { Button } from '../../components/controls/Button.tsx';
import { defineIsland } from './kit/define.ts';
import { JurisdictionStep, OptionStep, TopicStep } from './report-builder/BuilderSteps.tsx';
import type { Builder } from './report-builder/builder.ts';
import { ChosenOrder } from './report-builder/ChosenOrder.tsx';
import { chosenSince } from './report-builder/chosen-since.ts';
import { exampleBuilder } from './report-builder/example-builder.ts';
import { FileButtons } from './report-builder/FileButtons.tsx';
import styles from './report-builder/ReportBuilder.module.css';
import { usePreview } from './report-builder/use-preview.ts';

/**
 * The form of a report: a plain one, whose address holds all that is chosen. In a browser with scripts the report below
 * it follows every choice, for who is signed in as they may have it.
 */
function ReportBuilder(builder: Builder) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(builder.chosen);
  const { state, soon } = usePreview(builder, form, (answered, sent) =>
    setChosen((now) => chosenSince({ sent, answered, now })),
  );
  const choose = (next: readonly string[]) => {
    setChosen(next);
    soon();
  };
  const toggle = (key: string) =>
    choose(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key]);
  return (
    <div className={styles.builder}>
      <form
        ref={form}
        className={styles.form}
        action={`${builder.action}#report`}
        onChange={({ target }) => (target as unknown as HTMLInputElement).name !== 'find' && soon()}
        onSubmit={(event) => {
          event.preventDefault();
          soon((event.nativeEvent as SubmitEvent).submitter, 0);
        }}
      >
        <JurisdictionStep builder={builder} isChosen={(key) => chosen.includes(key)} onToggle={toggle}>
          <ChosenOrder builder={builder} chosen={chosen} onOrder={choose} />
        </JurisdictionStep>
        <TopicStep {...builder} />
        <OptionStep {...builder} />
        <Button kind="solid">{builder.texts.show}</Button>
      </form>
      <p className={styles.status} role="status">
        {state.words}
      </p>
      {state.hasReport && <FileButtons builder={builder} search={state.search} mayBeFile={state.mayBeFile} />}
    </div>
  );
}

export const island = defineIsland<Builder>({
  name: 'ReportBuilder',
  Component: ReportBuilder,
  examples: [exampleBuilder],
});
