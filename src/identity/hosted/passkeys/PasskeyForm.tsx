import { Button } from '../../../components/controls/Button.tsx';
import { HiddenFields } from '../layout/Form.tsx';
import styles from './PasskeyForm.module.css';

interface PasskeyFormProps {
  readonly action: string;
  /** Where the script gets what the authenticator is asked. */
  readonly options: string;
  readonly lang?: string;
  readonly label: string;
  /** Said when the browser or its owner did not go through with it. */
  readonly problem: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly solid?: boolean;
}

/** A button that asks for a passkey; `browser/passkeys.ts` shows it where there are any. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { action, options, lang, label, problem, hidden = {}, solid = false } = props;
  const search = lang ? `?lang=${encodeURIComponent(lang)}` : '';
  return (
    <form method="post" action={action + search} data-passkey="get" data-options={options} hidden>
      <input type="hidden" name="credential" />
      <HiddenFields fields={hidden} />
      <p className={styles.problem} role="status" data-problem={problem} />
      <Button kind={solid ? 'solid' : 'outline'} wide>
        {label}
      </Button>
    </form>
  );
}
