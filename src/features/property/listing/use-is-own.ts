import { useSession } from '../../../api/session.ts';
import type { ListingDetail } from '../../../contract/property/listing-detail.ts';

/** Whether the listing belongs to the signed-in person, who then cannot write to themselves. */
export function useIsOwn({ agent }: Pick<ListingDetail, 'agent'>): boolean {
  const session = useSession();
  return session.state === 'signed-in' && session.user.id === agent.id;
}
