import { Button } from '../../../components/controls/Button.tsx';
import type { HostedMessages } from '../messages/messages.ts';
import { EmailField, HostedForm, type Problems, TYPED_FORM } from './Form.tsx';

interface AddressFormProps {
  readonly m: HostedMessages;
  readonly action: string;
  readonly email: string;
  readonly problems?: Problems | undefined;
  readonly button: string;
}

/** Asks for nothing but the address that a mail is to go to. */
export function AddressForm({ m, action, email, problems, button }: AddressFormProps) {
  return (
    <HostedForm id={TYPED_FORM} action={action}>
      <EmailField m={m} value={email} problems={problems} />
      <Button kind="solid" wide>
        {button}
      </Button>
    </HostedForm>
  );
}
