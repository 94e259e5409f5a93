import { AccountIsland, type AccountProps } from './account/AccountIsland.tsx';
import { DataPart } from './account/profile/DataPart.tsx';
import { loadProfile } from './account/profile/load-profile.ts';
import { PermissionsPart } from './account/profile/PermissionsPart.tsx';
import { ProfileForm } from './account/profile/ProfileForm.tsx';
import { SignInPart } from './account/profile/SignInPart.tsx';
import { defineIsland } from './kit/define.ts';

/** Who is signed in, to read and to change. */
function AccountProfile(props: AccountProps) {
  return (
    <AccountIsland {...props} load={() => loadProfile(props.locale)}>
      {(shown) => (
        <>
          <ProfileForm {...shown} />
          <SignInPart {...shown} />
          <PermissionsPart {...shown} />
          <DataPart {...shown} />
        </>
      )}
    </AccountIsland>
  );
}

export const island = defineIsland<AccountProps>({
  name: 'AccountProfile',
  Component: AccountProfile,
  examples: [{ locale: 'en', waiting: 'Loading' }],
});
