import { useSession } from '../../api/session.ts';
import type { ListingDetail } from '../../contract/listing.ts';

/** Whether whoever is signed in offers it: nobody writes to themselves. */
export function useIsOwn({ agent }: Pick<ListingDetail, 'agent'>): boolean {
  const session = useSession();
  return session.state === 'signed-in' && session.user.id === agent.id;
}
