import { sendRequest } from './http/http-client.ts';
import { AuthError } from './messages.ts';
import { type Authorization, readPermissions } from './user/permissions.ts';

/** Where an authorization comes from: the one place that knows path and form (the specification does not show them). */
export interface AuthorizationSource {
  /** @throws AuthError, HttpError */
  fetch(accessToken: string): Promise<Authorization>;
}

/** `GET {api}/user/userpermissions`, read at `data.data.userPermissions` (spec §7). */
export function userPermissionsOf(apiUrl: string): AuthorizationSource {
  const address = `${apiUrl.replace(/\/+$/, '')}/user/userpermissions`;
  return {
    async fetch(accessToken) {
      const response = await sendRequest(address, { bearer: accessToken });
      const body = response.data as { data?: { userPermissions?: unknown } | null } | null | undefined;
      const permissions = readPermissions(body?.data?.userPermissions);
      if (permissions === null) throw new AuthError('noPermissions');
      return permissions;
    },
  };
}
