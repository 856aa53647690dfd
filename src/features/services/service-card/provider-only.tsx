import type { ReactNode } from 'react';
import { type SessionUser, useSession } from '../../../api/session.ts';

/** The provider who is signed in. The frame of the provider's area tells everybody else that it is not for them. */
export function ProviderOnly({ children }: { children: (user: SessionUser) => ReactNode }) {
  const session = useSession();
  return session.state === 'signed-in' && session.user.type === 'provider' ? children(session.user) : null;
}
