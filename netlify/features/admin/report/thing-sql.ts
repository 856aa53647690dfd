import { type ReportKind, reportKinds } from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { conversations } from '../../../ground/conversations.ts';
import { isShown } from '../../../ground/provider-states.ts';
import type { VisitSide } from '../../../ground/states.ts';
import { isPublicAt } from '../../property/index.ts';

/** What is reported; `side` is whose words, in a conversation. */
export interface Named {
  kind: ReportKind;
  id: string;
  side: VisitSide | '';
}

const said = `
  select appointment_id as conversation, author as side, body, created_at as at from app.appointment_message
  union all
  select question_id, case author when 'asker' then 'customer' else 'provider' end, body, created_at
    from app.question_message
  union all
  select inquiry_id, case sender when 'visitor' then 'customer' else 'provider' end, body, at from app.inquiry_message`;

const shownMessages = 30;

const picturesOf = (rows: string): string =>
  `coalesce((select json_agg(image.store_key order by shown.position) from ${rows} join app.image image on image.id = shown.image_id), '[]')`;

const none = `'[]'::json`;

/** Title, words, pictures, whoever answers for it and where visitors see it. `named` has its id and side. */
const things: Record<ReportKind, string> = {
  listing: `
    select title, description as text, owner_id as accused, null as name, null as email, null as language,
           ${picturesOf('(select * from app.listing_image where listing_id = named.id) shown')} as keys, ${none} as messages,
           'property' as "pageKind", id as "pageId"
      from app.listing where id = named.id`,
  provider: `
    select coalesce(business_name, name) as title, coalesce(description, '') as text, id as accused, null as name,
           null as email, null as language,
           ${picturesOf('(select profile_image_id as image_id, 0 as position from app.account where id = named.id) shown')} as keys,
           ${none} as messages, 'provider' as "pageKind", id as "pageId"
      from app.account where id = named.id and deleted_at is null`,
  card: `
    select name as title, description as text, provider_id as accused, null as name, null as email, null as language,
           ${picturesOf('(select * from app.service_card_image where card_id = named.id) shown')} as keys, ${none} as messages,
           'provider' as "pageKind", provider_id as "pageId"
      from app.service_card where id = named.id`,
  review: `
    select visit.service_name as title, review.body as text,
           case review.author when 'provider' then visit.provider_id else visit.customer_id end as accused,
           case review.author when 'customer' then visit.guest_name end as name,
           case when review.author = 'customer' and visit.guest_proven = 'email' then visit.guest_email end as email,
           visit.language, ${picturesOf('(select * from app.review_image where review_id = named.id) shown')} as keys,
           ${none} as messages, 'provider' as "pageKind", review.provider_id as "pageId"
      from app.review review join app.appointment visit on visit.id = review.appointment_id where review.id = named.id`,
  message: `
    select title, '' as text, case named.side when 'provider' then provider else customer end as accused,
           case named.side when 'customer' then name end as name, case named.side when 'customer' then email end as email, language,
           ${none} as keys,
           coalesce((select json_agg(json_build_object('side', side, 'text', body,
                       'at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by at)
                       from (select * from (${said}) words where conversation = named.id order by at desc
                             limit ${shownMessages}) latest), '[]') as messages,
           null as "pageKind", null::uuid as "pageId"
      from (${conversations}) talk where id = named.id`,
  image: `
    select '' as title, '' as text, coalesce(owner_id, visit.customer_id) as accused, visit.guest_name as name,
           case when visit.guest_proven = 'email' then visit.guest_email end as email, visit.language,
           json_build_array(store_key) as keys, ${none} as messages, null as "pageKind", null::uuid as "pageId"
      from app.image left join app.appointment visit on visit.id = image.appointment_id and image.purpose = 'review'
     where image.id = named.id and (owner_id is not null or visit.id is not null)`,
};

export interface Thing {
  title: string;
  text: string;
  keys: string[];
  messages: { side: VisitSide; text: string; at: string }[];
  pageKind: 'property' | 'provider' | null;
  pageId: string | null;
  /** The account of whoever answers for it; null of a guest, and where it is gone. */
  accused: AccountId | null;
  name: string | null;
  /** Null where no address is proven. */
  email: string | null;
  /** Of a guest. */
  language: Language | null;
  accountType: 'customer' | 'provider' | 'seller' | 'admin' | null;
  [column: string]: unknown;
}

const keyOf = ({ kind, id, side }: Named): string => `${kind} ${id} ${side}`;

const named = `jsonb_to_recordset($1::jsonb -> 'named') as named (kind text, id uuid, side text)`;

/** All at once: a page of the desk names thirty. What is gone is not there. */
export async function thingsOf(
  database: Database,
  asked: readonly Named[],
): Promise<(one: Named) => Thing | undefined> {
  const kinds = reportKinds.filter((kind) => asked.some((one) => one.kind === kind));
  if (kinds.length === 0) return () => undefined;
  const each = kinds.map(
    (kind) =>
      `select named.*, thing.* from ${named} cross join lateral (${things[kind]}) thing where named.kind = '${kind}'`,
  );
  const found = await database.query<Thing & Named>(
    `select thing.kind, thing.id, thing.side, thing.title, thing.text, thing.keys, thing.messages, thing."pageKind", thing."pageId",
            owner.id as accused, coalesce(owner.business_name, nullif(owner.name, ''), thing.name) as name,
            case when owner.id is null then thing.email when owner.email_verified_at is not null then owner.email end as email,
            thing.language, owner.type as "accountType"
       from (${each.join(' union all ')}) thing
       left join app.account owner on owner.id = thing.accused and owner.deleted_at is null`,
    [{ named: asked.map(({ kind, id, side }) => ({ kind, id, side })) }],
  );
  const byKey = new Map(found.map(({ kind, id, side, ...thing }) => [keyOf({ kind, id, side }), thing]));
  return (one) => byKey.get(keyOf(one));
}

/** Undefined where it is gone. */
export const thingOf = async (database: Database, one: Named): Promise<Thing | undefined> =>
  (await thingsOf(database, [one]))(one);

const ofShown = (rows: string): string => `exists (
  select from ${rows} join app.account account on account.id = provider_id where image_id = $1::uuid and ${isShown})`;

/** Whether visitors see it at `$2`: only that can be reported without taking part in it. */
const visible: Record<Exclude<ReportKind, 'message'>, string> = {
  listing: `select from app.listing where id = $1::uuid and ${isPublicAt('$2::timestamptz')}`,
  provider: `
    select from app.account account join app.provider provider on provider.account_id = account.id
     where account.id = $1::uuid and ${isShown} and $2::timestamptz is not null`,
  card: `
    select from app.service_card card join app.account account on account.id = card.provider_id
     where card.id = $1::uuid and card.is_published and ${isShown} and $2::timestamptz is not null`,
  review: 'select from app.review where id = $1::uuid and visible_at <= $2::timestamptz',
  image: `
    select where exists (
             select from app.listing_image shown join app.listing on id = listing_id
              where image_id = $1::uuid and ${isPublicAt('$2::timestamptz')})
        or exists (
             select from app.review_image shown join app.review on review.id = review_id and author = 'customer'
              where image_id = $1::uuid and visible_at <= $2::timestamptz)
        or ${ofShown('app.service_card_image shown join app.service_card card on card.id = card_id and is_published')}
        or ${ofShown('(select image_id, provider_id from app.staff where is_active) shown')}
        or ${ofShown('(select profile_image_id as image_id, id as provider_id from app.account) shown')}`,
};

export async function isVisible(
  database: Database,
  kind: Exclude<ReportKind, 'message'>,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await database.query(visible[kind], [id, now.toISOString()])).length > 0;
}

/** Whose words somebody in the conversation reports: those of the other side. Undefined for everybody else. */
export async function otherSideOf(
  database: Database,
  conversation: string,
  reader: AccountId | 'guest',
): Promise<VisitSide | undefined> {
  const [found] = await database.query<{ side: VisitSide }>(
    `select case when $2::uuid = provider then 'customer' else 'provider' end as side
       from (${conversations}) talk
      where id = $1::uuid and ($2::uuid is null or $2::uuid in (provider, customer))`,
    [conversation, reader === 'guest' ? null : reader],
  );
  return found?.side;
}
