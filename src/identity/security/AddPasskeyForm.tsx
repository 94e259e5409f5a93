import { Button } from '../../components/controls/Button.tsx';
import { TextField } from '../hosted/layout/Form.tsx';
import type { HostedMessages } from '../hosted/messages/messages.ts';
import styles from './AddPasskeyForm.module.css';

interface AddPasskeyFormProps {
  readonly action: string;
  /** Where the script gets what the authenticator is asked. */
  readonly options: string;
  readonly words: HostedMessages['security']['passkeys'];
  /** Said when the browser or its owner did not go through with it. */
  readonly problem: string;
}

/** A name, and a button that makes a passkey; shown by the script, without which there is none to be made. */
export function AddPasskeyForm({ action, options, words, problem }: AddPasskeyFormProps) {
  return (
    <>
      <form
        className={styles.form}
        method="post"
        action={action}
        data-passkey="create"
        data-options={options}
        noValidate
        hidden
      >
        <input type="hidden" name="credential" />
        <TextField
          name="name"
          id="new-name"
          label={words.newName}
          hint={words.newNameHint}
          autoComplete="off"
          required={false}
          maxLength={100}
        />
        <p className={styles.problem} role="status" data-problem={problem} />
        <Button>{words.add}</Button>
      </form>
      <noscript>
        <p className="meta">{words.needsScript}</p>
      </noscript>
    </>
  );
}
