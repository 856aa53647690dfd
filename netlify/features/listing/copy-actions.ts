import type { AccountId, ListingId } from '../../../src/contract/fields.ts';
import type { Database } from '../../adapters/ports.ts';
import type { Refuse } from '../../http/answer.ts';
import { holdCopies, mustCompare } from './copy-sql.ts';

/**
 * Does `work`, which writes a listing of the owner and says which. Where nobody has checked the owner and it shows what is
 * nearly the picture of another seller, a person decides before visitors see it; a picture that was refused before is refused.
 */
export async function comparingPictures(
  transaction: Database,
  owner: AccountId,
  work: () => Promise<ListingId>,
  now: Date,
  refuse: Refuse,
): Promise<ListingId> {
  const isCompared = await mustCompare(transaction, owner, now);
  const listing = await work();
  const copies = isCompared ? await holdCopies(transaction, owner, listing, now) : [];
  const refused = copies.find(({ wasRefused }) => wasRefused);
  if (refused !== undefined)
    refuse('invalid', { images: { word: 'imageCopied', values: { image: refused.position } } });
  return listing;
}
