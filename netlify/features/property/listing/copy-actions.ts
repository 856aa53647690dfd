import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Refuse } from '../../../http/answer.ts';
import { holdDoubtful, mustCompare } from './copy-sql.ts';
import { unnoticed } from './match-sql.ts';

/** Sellers in one run of the job. */
const comparedAtOnce = 50;

/**
 * Does `work`, which writes a listing of the owner and returns which. It matters only for unchecked owners. A person
 * decides first if it shows nearly the picture of another seller. The same holds if the owner shares a number, a bank
 * account or a document with another account. What was refused before is refused.
 */
export async function comparing(
  transaction: Database,
  owner: AccountId,
  work: () => Promise<ListingId>,
  now: Date,
  refuse: Refuse,
): Promise<ListingId> {
  const isCompared = await mustCompare(transaction, owner, now);
  const listing = await work();
  if (!isCompared) return listing;
  const { listings, copies, matches } = await holdDoubtful(transaction, owner, listing, now);
  const copied = copies.find(({ wasRefused }) => wasRefused);
  if (copied !== undefined) refuse('invalid', { images: { word: 'imageCopied', values: { image: copied.position } } });
  if (listings.length > 0 && matches.some(({ wasRefused }) => wasRefused))
    refuse('invalid', { status: 'accountDoubled' });
  return listing;
}

/** Holds what is public already where its seller has come to share something with another account. */
export async function runSameAccounts({ database, clock }: Adapters): Promise<{ heldForAccounts: number }> {
  const now = clock.now();
  let heldForAccounts = 0;
  for (const owner of await unnoticed(database, comparedAtOnce, now))
    heldForAccounts += await database.transaction(async (transaction) => {
      if (!(await mustCompare(transaction, owner, now))) return 0;
      return (await holdDoubtful(transaction, owner, undefined, now)).listings.length;
    });
  return { heldForAccounts };
}
