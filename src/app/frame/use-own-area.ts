import { useLocation } from 'react-router-dom';
import { useSession } from '../../api/session.ts';
import { routes } from '../../paths.ts';
import { isOwnArea } from './places.ts';

/** How the frame of a provider's own area looks on a wide screen; undefined elsewhere. Calendar and messages need the width. */
export function useOwnArea(): 'list' | 'rail' | undefined {
  const session = useSession();
  const { pathname } = useLocation();
  const isProvider = session.state === 'signed-in' && session.user.type === 'provider';
  if (!isProvider || !isOwnArea(pathname)) return undefined;
  return pathname === routes.providerCalendar || pathname === routes.messages ? 'rail' : 'list';
}
