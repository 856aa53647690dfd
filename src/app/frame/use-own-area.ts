import { useLocation } from 'react-router-dom';
import { roleOf } from '../../api/role.ts';
import { useSession } from '../../api/session.ts';
import { routes } from '../../paths.ts';
import { isOwnArea } from './places.ts';

/** An employee's account is their own. */
const isOwnSettings = (role: ReturnType<typeof roleOf>, pathname: string): boolean =>
  role !== 'owner' && pathname === routes.providerSettings;

/** How the frame of a provider's own area looks on a wide screen; undefined elsewhere. Calendar and messages need the width. */
export function useOwnArea(): 'list' | 'rail' | undefined {
  const session = useSession();
  const { pathname } = useLocation();
  const role = session.state === 'signed-in' ? roleOf(session.user) : undefined;
  // Of whoever reads no messages of the business they are the own ones.
  const isOwnMessages = role === 'team' && !pathname.startsWith('/provider/');
  if (role === undefined || !isOwnArea(pathname) || isOwnMessages || isOwnSettings(role, pathname)) return undefined;
  return pathname === routes.providerCalendar || pathname === routes.messages ? 'rail' : 'list';
}
