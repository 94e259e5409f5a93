import type { AccountProfileQuery } from '../queries/profile/profile.gen.ts';

/** Who is signed in, as the profile page shows them. */
export type Me = AccountProfileQuery['me'];
