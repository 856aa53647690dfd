import type { AccountId } from '../../../../src/contract/fields.ts';
import type { ConversationEntry, ConversationShow } from '../../../../src/contract/messaging/message.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { patternOf } from '../../../ground/searched.ts';
import { stateIs, stateIsNot } from '../../../ground/states.ts';

/** The latest message of a conversation, of at most so many characters. */
const excerpt = (body: string): string => `left(regexp_replace(${body}, '\\s+', ' ', 'g'), 160)`;

/** The key of the picture of whoever is on the other side. */
const faceOf = (isProvider: string, asker: string): string =>
  `(select face.store_key from app.image face
     where face.id = case when ${isProvider} then ${asker}.profile_image_id else owner.profile_image_id end) as face`;

const ofVisits = `
  select 'appointment' as kind, visit.id, case visit.provider_id when $1 then 'provider' else 'customer' end as side,
         case visit.provider_id when $1 then coalesce(nullif(customer.name, ''), visit.guest_name, '')
                                else coalesce(owner.business_name, owner.name) end as name,
         ${faceOf('visit.provider_id = $1', 'customer')}, visit.service_name as about, ${excerpt('last.body')} as excerpt,
         (last.author = 'provider') = (visit.provider_id = $1) as "isOwn", last.created_at as at,
         (select count(*) from app.appointment_message fresh
           where fresh.appointment_id = visit.id and (fresh.author = 'provider') <> (visit.provider_id = $1)
             and fresh.created_at > coalesce(
               case visit.provider_id when $1 then visit.provider_read_at else visit.customer_read_at end, '-infinity')) as unread
    from app.appointment visit
    join app.account owner on owner.id = visit.provider_id
    left join app.account customer on customer.id = visit.customer_id
    cross join lateral (
      select body, author, created_at from app.appointment_message said
       where said.appointment_id = visit.id order by said.created_at desc, said.id desc limit 1) as last
   where visit.id in (select id from recent where kind = 'appointment')`;

const ofQuestions = `
  select 'question' as kind, question.id, case question.provider_id when $1 then 'provider' else 'customer' end as side,
         case question.provider_id when $1 then question.name else coalesce(owner.business_name, owner.name) end as name,
         ${faceOf('question.provider_id = $1', 'asker')}, '' as about, ${excerpt('last.body')} as excerpt,
         (last.author = 'provider') = (question.provider_id = $1) as "isOwn", last.created_at as at,
         (select count(*) from app.question_message fresh
           where fresh.question_id = question.id and (fresh.author = 'provider') <> (question.provider_id = $1)
             and fresh.created_at > coalesce(
               case question.provider_id when $1 then question.provider_read_at else question.asker_read_at end, '-infinity'))
           as unread
    from app.question question
    join app.account owner on owner.id = question.provider_id
    left join app.account asker on asker.id = question.account_id
    cross join lateral (
      select body, author, created_at from app.question_message said
       where said.question_id = question.id order by said.id desc limit 1) as last
   where question.id in (select id from recent where kind = 'question')`;

const ofInquiries = `
  select 'inquiry' as kind, inquiry.id, case listing.owner_id when $1 then 'provider' else 'customer' end as side,
         case listing.owner_id when $1 then inquiry.name else coalesce(owner.business_name, owner.name) end as name,
         ${faceOf('listing.owner_id = $1', 'asker')}, listing.title as about, ${excerpt('last.body')} as excerpt,
         (last.sender = 'seller') = (listing.owner_id = $1) as "isOwn", last.at as at,
         case when listing.owner_id = $1 then case when inquiry.is_read then 0 else 1 end
              else (select count(*) from app.inquiry_message fresh
                     where fresh.inquiry_id = inquiry.id and fresh.sender = 'seller'
                       and fresh.at > coalesce(inquiry.visitor_read_at, '-infinity')) end as unread
    from app.inquiry inquiry
    join app.listing listing on listing.id = inquiry.listing_id
    join app.account owner on owner.id = listing.owner_id
    left join app.account asker on asker.id = inquiry.account_id
    cross join lateral (
      select body, sender, at from app.inquiry_message said
       where said.inquiry_id = inquiry.id order by said.id desc limit 1) as last
   where inquiry.id in (select id from recent where kind = 'inquiry')`;

const writtenAt = 'greatest(customer_wrote_at, provider_wrote_at)';
const isVisit = stateIsNot('status', 'held');
const talked = 'coalesce(customer_wrote_at, provider_wrote_at) is not null';
const proven = 'select email from app.account where id = $1 and email_verified_at is not null';

const freshQuestion = (author: string, readAt: string): string => `exists (
  select from app.question_message fresh where fresh.question_id = question.id and fresh.author = '${author}'
     and fresh.created_at > coalesce(question.${readAt}, '-infinity'))`;
const freshForVisitor = `exists (
  select from app.inquiry_message fresh where fresh.inquiry_id = inquiry.id and fresh.sender = 'seller'
     and fresh.at > coalesce(inquiry.visitor_read_at, '-infinity'))`;

/** The parts of the statement for conversations of one kind, seen from one side. */
interface Side {
  kind: ConversationEntry['kind'];
  from: string;
  /** Whose they are. */
  where: string;
  at: string;
  isUnread: string;
  /** The name of the other one, as whoever reads sees it. */
  name: string;
}

const ofAccount = (id: string): string =>
  `(select coalesce(named.business_name, named.name) from app.account named where named.id = ${id})`;
const inquiries = 'app.inquiry join app.listing on listing.id = inquiry.listing_id';

/** Each is read along an index of its own. */
const sides: readonly Side[] = [
  {
    kind: 'appointment',
    from: 'app.appointment',
    where: `appointment.provider_id = $1 and ${talked} and ${isVisit}`,
    at: writtenAt,
    isUnread: `customer_wrote_at > coalesce(provider_read_at, '-infinity')`,
    name: `concat_ws(' ', ${ofAccount('appointment.customer_id')}, appointment.guest_name, appointment.service_name)`,
  },
  {
    kind: 'appointment',
    from: 'app.appointment',
    where: `appointment.customer_id = $1 and ${talked} and ${isVisit}`,
    at: writtenAt,
    isUnread: `provider_wrote_at > coalesce(customer_read_at, '-infinity')`,
    name: `concat_ws(' ', ${ofAccount('appointment.provider_id')}, appointment.service_name)`,
  },
  {
    kind: 'question',
    from: 'app.question',
    where: 'question.provider_id = $1',
    at: 'last_message_at',
    isUnread: freshQuestion('asker', 'provider_read_at'),
    name: 'question.name',
  },
  {
    kind: 'question',
    from: 'app.question',
    where: 'question.account_id = $1',
    at: 'last_message_at',
    isUnread: freshQuestion('provider', 'asker_read_at'),
    name: ofAccount('question.provider_id'),
  },
  {
    kind: 'inquiry',
    from: inquiries,
    where: 'listing.owner_id = $1',
    at: 'last_message_at',
    isUnread: 'not inquiry.is_read',
    name: `concat_ws(' ', inquiry.name, listing.title)`,
  },
  ...['inquiry.account_id = $1', `inquiry.email = (${proven}) and inquiry.address_proven_at is not null`].map(
    (where): Side => ({
      kind: 'inquiry',
      from: inquiries,
      where,
      at: 'last_message_at',
      isUnread: freshForVisitor,
      name: `concat_ws(' ', ${ofAccount('listing.owner_id')}, listing.title)`,
    }),
  ),
];

/** Whose conversations. Of a business only those that its customers have with it, and not the owner's own as a customer or a seller. */
export interface Whose {
  account: AccountId;
  isBusiness?: boolean;
}

const sidesOf = ({ isBusiness = false }: Whose): readonly Side[] =>
  isBusiness ? sides.filter(({ where }) => where.includes('provider_id = $1')) : sides;

/** `$5` is the pattern. */
const isSearched = ({ kind, name }: Side): string => `(${name} ilike $5 or exists (
  select from app.${kind}_message said where said.${kind}_id = ${kind}.id and said.body ilike $5))`;

const isAsked = ({ kind }: Side): string => (kind === 'appointment' ? stateIs('appointment.status', 'open') : 'false');

interface Narrowed {
  show: ConversationShow;
  isSearch: boolean;
}

/** Whoever writes to themselves stands on two sides, hence `distinct`. */
const recent = (whose: Whose, { show, isSearch }: Narrowed): string => `
  select distinct kind, id, at from (
    ${sidesOf(whose)
      .map((side) => {
        const { kind, from, where, at } = side;
        const narrowed = [
          ...(show === 'unread' ? [side.isUnread] : []),
          ...(show === 'requests' ? [isAsked(side)] : []),
          isSearch ? isSearched(side) : '$5::text is null',
        ];
        return `(select '${kind}' as kind, ${kind}.id, ${at} as at from ${from}
          where ${where} and ${narrowed.join(' and ')}
            and ($2::timestamptz is null or (${at}, ${kind}.id) < ($2::timestamptz, $3::uuid))
          order by ${at} desc, ${kind}.id desc limit $4)`;
      })
      .join(' union all ')}) as each_side
   order by at desc, id desc limit $4`;

interface ConversationsAsked {
  after: PageEnd | undefined;
  limit: number;
  show: ConversationShow;
  search: string;
}

/** `face` is the key of a picture. */
export const conversationsOf = (
  database: Database,
  whose: Whose,
  { after, limit, show, search }: ConversationsAsked,
): Promise<ConversationEntry[]> =>
  database.query<ConversationEntry & Record<string, unknown>>(
    `with recent as materialized (${recent(whose, { show, isSearch: search !== '' })})
     select * from (${ofVisits} union all ${ofQuestions} union all ${ofInquiries}) as conversation
      order by at desc, id desc`,
    [whose.account, after?.at ?? null, after?.id ?? null, limit, search === '' ? null : patternOf(search)],
  );

const counted = (whose: Whose, isCounted: (side: Side) => string): string =>
  `(select count(*) from (${sidesOf(whose)
    .map((side) => `select ${side.kind}.id from ${side.from} where ${side.where} and ${isCounted(side)}`)
    .join(' union ')}) as each_side)`;

/** How many conversations have something new for somebody. */
export async function countUnread(database: Database, whose: Whose): Promise<number> {
  const [found] = await database.query<{ unread: number }>(
    `select ${counted(whose, ({ isUnread }) => isUnread)} as unread`,
    [whose.account],
  );
  return found?.unread ?? 0;
}

/** How many of a visit that waits for an answer. */
export async function countRequests(database: Database, whose: Whose): Promise<number> {
  const [found] = await database.query<{ requests: number }>(`select ${counted(whose, isAsked)} as requests`, [
    whose.account,
  ]);
  return found?.requests ?? 0;
}
