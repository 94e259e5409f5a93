import type { HostedMessages } from '../messages/messages.ts';
import { hostedAssets } from './assets.ts';
import { type Problems, TextField, Tick } from './Form.tsx';

interface NewPasswordFieldProps {
  readonly m: HostedMessages;
  readonly label: string;
  readonly problems?: Problems | undefined;
}

/** A password that is being chosen; where scripts run it can be looked at. */
export function NewPasswordField({ m, label, problems }: NewPasswordFieldProps) {
  const { showPassword } = hostedAssets();
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={label}
        autoComplete="new-password"
        hint={m.signUp.passwordHint}
        problems={problems}
      />
      <div data-shows="password" hidden>
        <Tick label={m.showPassword} />
      </div>
      {showPassword && <script type="module" src={showPassword} />}
    </>
  );
}
