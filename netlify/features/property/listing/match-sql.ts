import type { AccountMatchKind } from '../../../../src/contract/admin/admin-pictures.ts';
import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { isSellerChecked } from '../../account/index.ts';
import { isPublicAt } from './rules.ts';

/** Accounts that share a telephone number, a bank account or a document: often one person who was suspended as another. */

export interface Match {
  kind: AccountMatchKind;
  otherAccountId: AccountId;
  /** A person has said before that the two may not both offer. */
  wasRefused: boolean;
}

/** Each `kind` and `id` of another account that has something of the account `owner`. */
const sharing = (owner: string): string => `
  select 'phone' as kind, other.id
    from app.account own
   cross join unnest(array[own.phone, own.public_phone]) number
    join app.account other on app.number_key(other.phone) = app.number_key(number)
                           or app.number_key(other.public_phone) = app.number_key(number)
   where own.id = ${owner}
  union
  select 'iban', theirs.account_id
    from app.sealed_detail own join app.sealed_detail theirs using (kind, fingerprint)
   where own.account_id = ${owner} and kind = 'bank'
  union
  select 'document', theirs.account_id
    from app.document_seen own join app.document_seen theirs using (content_hash)
   where own.account_id = ${owner}`;

/** Whether a person has decided so about these two. */
const wasDecided = (state: 'freed' | 'refused', owner: string, other: string, kind: string): string => `exists (
  select from app.account_match match
    join app.picture_check made on made.id = match.check_id
    join app.listing about on about.id = made.listing_id
   where made.state = '${state}' and match.kind = ${kind} and match.other_account_id = ${other} and about.owner_id = ${owner})`;

/**
 * Only accounts count that offer or have offered, or that are suspended: a customer of the same household is
 * irrelevant. A listing that is held, or was refused for its seller's accounts, offers nothing. Otherwise the first
 * would be held because of the second.
 */
const matches = (owner: string): string => `
  select shared.kind, shared.id as "otherAccountId", ${wasDecided('refused', owner, 'shared.id', 'shared.kind')} as "wasRefused"
    from (${sharing(owner)}) shared
    join app.account other on other.id = shared.id
   where shared.id <> ${owner} and other.deleted_at is null
     and (other.suspended_at is not null or exists (
           select from app.listing theirs
            where theirs.owner_id = other.id and theirs.published_at is not null and theirs.provider_type = 'properties'
              and not exists (select from app.picture_check held
                               where held.listing_id = theirs.id and held.state in ('pending', 'refused'))))
     and not ${wasDecided('freed', owner, 'shared.id', 'shared.kind')}`;

export const matchesOf = (transaction: Database, owner: AccountId): Promise<Match[]> =>
  transaction.query<Match & Record<string, unknown>>(`${matches('$1::uuid')} order by kind, "otherAccountId"`, [owner]);

/** The public listings of the owner, or the one that is named where it is public. */
export async function publicListings(
  transaction: Database,
  owner: AccountId,
  listing: ListingId | undefined,
  now: Date,
): Promise<ListingId[]> {
  const rows = await transaction.query<{ id: ListingId }>(
    `select id from app.listing
      where owner_id = $1 and provider_type = 'properties' and ${isPublicAt('$3::timestamptz')}
        and ($2::uuid is null or id = $2::uuid) order by id`,
    [owner, listing ?? null, now.toISOString()],
  );
  return rows.map(({ id }) => id);
}

/** Sellers whom nobody has checked, with something public and something of another account: they may have said it since. */
export async function unnoticed(database: Database, atMost: number, now: Date): Promise<AccountId[]> {
  const rows = await database.query<{ id: AccountId }>(
    `select offering.id from (
       select distinct owner_id as id from app.listing
        where provider_type = 'properties' and ${isPublicAt('$2::timestamptz')}) offering
      where not ${isSellerChecked('offering.id', '$2::timestamptz')} and exists (${matches('offering.id')})
      order by offering.id limit $1`,
    [atMost, now.toISOString()],
  );
  return rows.map(({ id }) => id);
}
