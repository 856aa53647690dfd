import type { MemberRole } from '../contract/endpoint.ts';
import { type SessionUser, useSession } from './session.ts';

/** As what somebody works for a business: its owner, or an employee who was invited. */
type Role = 'owner' | MemberRole;

/** Undefined of whoever works for none. */
export const roleOf = ({ type, works }: SessionUser): Role | undefined => (type === 'provider' ? 'owner' : works?.role);

export function useRole(): Role | undefined {
  const session = useSession();
  return session.state === 'signed-in' ? roleOf(session.user) : undefined;
}

/** The business that somebody works for: of its owner the own account. */
export const businessOf = (user: SessionUser): { id: string; name: string } =>
  user.works?.business ?? { id: user.id, name: user.businessName ?? user.name };
