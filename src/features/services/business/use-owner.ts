import { type SessionUser, useSession } from '../../../api/session.ts';

/** The provider whose area is shown. Undefined only while they sign out. */
export function useOwner(): SessionUser | undefined {
  const session = useSession();
  return session.state === 'signed-in' ? session.user : undefined;
}
