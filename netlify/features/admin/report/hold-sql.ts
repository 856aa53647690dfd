import type { CaseId } from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';

/** What a decision takes out of sight, each with what it was before, so that the answer to a complaint can bring it back. */

interface HoldCause {
  case: CaseId;
  now: Date;
}

/** What is out of sight already keeps its former state; from now on it belongs to this case. */
const held = (kind: string, before: string): string => `
  insert into app.report_hold (kind, subject_id, case_id, before, since)
  select '${kind}', $1::uuid, $2::uuid, ${before}
  on conflict (kind, subject_id) do update set case_id = excluded.case_id`;

const parameters = (id: string, { case: caseId, now }: HoldCause): string[] => [id, caseId, now.toISOString()];

/** `paused` can be shown again by its owner once it is released; `removed` is gone for its owner as well. */
export async function takeListing(
  transaction: Database,
  id: string,
  status: 'paused' | 'removed',
  cause: HoldCause,
): Promise<void> {
  await transaction.query(
    held(
      'listing',
      `jsonb_build_object('status', status, 'became', $4::text), $3::timestamptz
         from (select status from app.listing where id = $1::uuid for update) listing`,
    ),
    [...parameters(id, cause), status],
  );
  await transaction.query(
    `update app.listing set status = $2
      where id = $1 and status <> 'removed' and ($2 = 'removed' or status in ('published', 'withheld'))`,
    [id, status],
  );
}

export async function takeCard(transaction: Database, id: string, cause: HoldCause): Promise<void> {
  await transaction.query(
    held(
      'card',
      `jsonb_build_object('isPublished', is_published), $3::timestamptz
         from (select is_published from app.service_card where id = $1::uuid for update) card`,
    ),
    parameters(id, cause),
  );
  await transaction.query('update app.service_card set is_published = false where id = $1 and is_published', [id]);
}

/** As long as it is held, `app.is_shown` answers no. */
export async function takeProvider(transaction: Database, id: string, cause: HoldCause): Promise<void> {
  await transaction.query(
    held(
      'provider',
      `jsonb_build_object('cards', coalesce((select json_agg(card.id) from app.service_card card
          where card.provider_id = $1::uuid and card.is_published), '[]')), $3::timestamptz
         from (select from app.provider where account_id = $1::uuid for update) provider`,
    ),
    parameters(id, cause),
  );
  await transaction.query('update app.service_card set is_published = false where provider_id = $1 and is_published', [
    id,
  ]);
}

export async function takeReview(
  transaction: Database,
  id: string,
  { by, reason }: { by: AccountId; reason: string },
  cause: HoldCause,
): Promise<void> {
  await transaction.query(
    held('review', `'{}'::jsonb, $3::timestamptz from (select from app.review where id = $1::uuid for update) review`),
    parameters(id, cause),
  );
  await transaction.query(
    `update app.review set check_state = 'removed', check_reason = $2, checked_by = $3, checked_at = $4::timestamptz
      where id = $1`,
    [id, reason.slice(0, 1000), by, cause.now.toISOString()],
  );
}

/** Takes the picture off wherever it is shown. */
export async function takeImage(transaction: Database, id: string, cause: HoldCause): Promise<void> {
  await transaction.query(
    held(
      'image',
      `jsonb_build_object(
         'listings', coalesce((select json_agg(json_build_object('id', listing_id, 'alt', alt))
                                 from app.listing_image where image_id = $1::uuid), '[]'),
         'cards', coalesce((select json_agg(json_build_object('id', card_id, 'alt', alt))
                              from app.service_card_image where image_id = $1::uuid), '[]'),
         'accounts', coalesce((select json_agg(account.id) from app.account where profile_image_id = $1::uuid), '[]'),
         'staff', coalesce((select json_agg(staff.id) from app.staff where image_id = $1::uuid), '[]'),
         'reviews', coalesce((select json_agg(review_id) from app.review_image where image_id = $1::uuid), '[]')), $3::timestamptz
         from (select from app.image where id = $1::uuid for update) image`,
    ),
    parameters(id, cause),
  );
  await transaction.query('delete from app.listing_image where image_id = $1', [id]);
  await transaction.query('delete from app.service_card_image where image_id = $1', [id]);
  await transaction.query('delete from app.review_image where image_id = $1', [id]);
  await transaction.query('update app.account set profile_image_id = null where profile_image_id = $1', [id]);
  await transaction.query('update app.staff set image_id = null where image_id = $1', [id]);
}

/** The suspension itself is another strand's; this remembers that the case has caused it. */
export const noteSuspension = (transaction: Database, account: AccountId, cause: HoldCause): Promise<unknown> =>
  transaction.query(held('account', `'{}'::jsonb, $3::timestamptz`), parameters(account, cause));

export interface Hold {
  kind: 'listing' | 'provider' | 'card' | 'review' | 'image' | 'account';
  subject: string;
  before: Record<string, unknown>;
  [column: string]: unknown;
}

/** Ends what the case keeps out of sight, and says what it was. */
export const endHolds = (transaction: Database, id: CaseId): Promise<Hold[]> =>
  transaction.query<Hold>(
    'delete from app.report_hold where case_id = $1 returning kind, subject_id as subject, before',
    [id],
  );

/** What its owner has done with it meanwhile stays. */
export const giveListing = (transaction: Database, { subject, before }: Hold): Promise<unknown> =>
  transaction.query(
    `update app.listing
        set status = case when $2 in ('published', 'withheld')
                          then (select case when suspended_at is null then 'published' else 'withheld' end
                                  from app.account where id = owner_id)
                          else $2 end
      where id = $1 and status = $3
        and exists (select from app.account where id = owner_id and deleted_at is null)`,
    [subject, before['status'], before['became']],
  );

/** A card, or the cards of a provider, that were published before. */
export const giveCards = (transaction: Database, { kind, subject, before }: Hold): Promise<unknown> =>
  transaction.query(
    `update app.service_card set is_published = true
      where case when $1 = 'card' then id = $2::uuid and ($3::jsonb ->> 'isPublished')::boolean
                 else id in (select jsonb_array_elements_text($3::jsonb -> 'cards')::uuid) end`,
    [kind, subject, before],
  );

export const giveReview = (transaction: Database, id: string, by: AccountId, now: Date): Promise<unknown> =>
  transaction.query(
    `update app.review
        set check_state = 'released', check_reason = null, checked_by = $2, checked_at = $3::timestamptz
      where id = $1 and check_state = 'removed'`,
    [id, by, now.toISOString()],
  );

/** Behind what is shown there by now. */
const behind = (table: string, owner: string): string =>
  `select place.id, (select coalesce(max(position) + 1, 0) from ${table} where ${owner} = place.id), $1::uuid, place.alt`;

export async function giveImage(transaction: Database, { subject, before }: Hold): Promise<void> {
  await transaction.query(
    `insert into app.listing_image (listing_id, position, image_id, alt)
     ${behind('app.listing_image', 'listing_id')}
       from jsonb_to_recordset($2::jsonb -> 'listings') as place (id uuid, alt text)
       join app.listing kept on kept.id = place.id and kept.status <> 'removed'
     on conflict do nothing`,
    [subject, before],
  );
  await transaction.query(
    `insert into app.service_card_image (card_id, position, image_id, alt)
     ${behind('app.service_card_image', 'card_id')}
       from jsonb_to_recordset($2::jsonb -> 'cards') as place (id uuid, alt text)
       join app.service_card kept on kept.id = place.id
     on conflict do nothing`,
    [subject, before],
  );
  await transaction.query(
    `insert into app.review_image (review_id, position, image_id)
     select id, (select coalesce(max(position) + 1, 0) from app.review_image where review_id = id), $1::uuid
       from app.review
      where id in (select jsonb_array_elements_text(coalesce($2::jsonb -> 'reviews', '[]'))::uuid) and withdrawn_at is null
        and (select count(*) from app.review_image where review_id = id) < 3
     on conflict do nothing`,
    [subject, before],
  );
  await transaction.query(
    `update app.account set profile_image_id = $1
      where id in (select jsonb_array_elements_text($2::jsonb -> 'accounts')::uuid) and profile_image_id is null and deleted_at is null`,
    [subject, before],
  );
  await transaction.query(
    `update app.staff set image_id = $1
      where id in (select jsonb_array_elements_text($2::jsonb -> 'staff')::uuid) and image_id is null and is_active`,
    [subject, before],
  );
}

/** Pictures that can come back no more, because the time for a complaint is over: the sweep deletes them. Returns their number. */
export async function letImagesGo(database: Database, decidedBefore: Date): Promise<number> {
  const gone = await database.query(
    `delete from app.report_hold held
      where held.kind = 'image' and held.since < $1::timestamptz
        and not exists (select from app.report_case found where found.id = held.case_id and found.state = 'complaint')
     returning held.subject_id`,
    [decidedBefore.toISOString()],
  );
  return gone.length;
}
