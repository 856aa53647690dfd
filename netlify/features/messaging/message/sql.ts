import type { AccountId } from '../../../../src/contract/fields.ts';
import type { ConversationEntry } from '../../../../src/contract/messaging/message.ts';
import type { Database } from '../../../adapters/ports.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import { stateIsNot } from '../../../ground/states.ts';

/** The latest message of a conversation, of at most so many characters. */
const excerpt = (body: string): string => `left(regexp_replace(${body}, '\\s+', ' ', 'g'), 160)`;

const ofVisits = `
  select 'appointment' as kind, visit.id, case visit.provider_id when $1 then 'provider' else 'customer' end as side,
         case visit.provider_id when $1 then coalesce(nullif(customer.name, ''), visit.guest_name, '')
                                else coalesce(owner.business_name, owner.name) end as name,
         visit.service_name as about, ${excerpt('last.body')} as excerpt,
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
         '' as about, ${excerpt('last.body')} as excerpt,
         (last.author = 'provider') = (question.provider_id = $1) as "isOwn", last.created_at as at,
         (select count(*) from app.question_message fresh
           where fresh.question_id = question.id and (fresh.author = 'provider') <> (question.provider_id = $1)
             and fresh.created_at > coalesce(
               case question.provider_id when $1 then question.provider_read_at else question.asker_read_at end, '-infinity'))
           as unread
    from app.question question
    join app.account owner on owner.id = question.provider_id
    cross join lateral (
      select body, author, created_at from app.question_message said
       where said.question_id = question.id order by said.id desc limit 1) as last
   where question.id in (select id from recent where kind = 'question')`;

/** Of property inquiries only the seller's side knows what was read. */
const ofInquiries = `
  select 'inquiry' as kind, inquiry.id, case listing.owner_id when $1 then 'provider' else 'customer' end as side,
         case listing.owner_id when $1 then inquiry.name else coalesce(owner.business_name, owner.name) end as name,
         listing.title as about, ${excerpt('last.body')} as excerpt,
         (last.sender = 'seller') = (listing.owner_id = $1) as "isOwn", last.at as at,
         case when listing.owner_id = $1 and not inquiry.is_read then 1 else 0 end as unread
    from app.inquiry inquiry
    join app.listing listing on listing.id = inquiry.listing_id
    join app.account owner on owner.id = listing.owner_id
    cross join lateral (
      select body, sender, at from app.inquiry_message said
       where said.inquiry_id = inquiry.id order by said.id desc limit 1) as last
   where inquiry.id in (select id from recent where kind = 'inquiry')`;

const writtenAt = 'greatest(customer_wrote_at, provider_wrote_at)';
const isVisit = stateIsNot('status', 'held');

/** The conversations of one kind and side, the latest first, each read along an index of its own. */
const latestOf = (kind: ConversationEntry['kind'], rows: string, at: string, id = 'id'): string =>
  `(select '${kind}' as kind, ${id} as id, ${at} as at from ${rows}
     and ($2::timestamptz is null or (${at}, ${id}) < ($2::timestamptz, $3::uuid))
   order by ${at} desc, ${id} desc limit $4)`;

const proven = 'select email from app.account where id = $1 and email_verified_at is not null';
const inquiriesOf = (who: string): string => `app.inquiry where ${who}`;
const talked = 'coalesce(customer_wrote_at, provider_wrote_at) is not null';

/** Whoever writes to themselves stands on two sides, hence `distinct`. */
const recent = `
  select distinct kind, id, at from (
    ${[
      latestOf('appointment', `app.appointment where provider_id = $1 and ${talked} and ${isVisit}`, writtenAt),
      latestOf('appointment', `app.appointment where customer_id = $1 and ${talked} and ${isVisit}`, writtenAt),
      latestOf('question', 'app.question where provider_id = $1', 'last_message_at'),
      latestOf('question', 'app.question where account_id = $1', 'last_message_at'),
      latestOf(
        'inquiry',
        'app.inquiry join app.listing on listing.id = inquiry.listing_id where listing.owner_id = $1',
        'inquiry.last_message_at',
        'inquiry.id',
      ),
      latestOf('inquiry', inquiriesOf('account_id = $1'), 'last_message_at'),
      latestOf('inquiry', inquiriesOf(`email = (${proven}) and address_proven_at is not null`), 'last_message_at'),
    ].join(' union all ')}) as each_side
   order by at desc, id desc limit $4`;

export const conversationsOf = (
  database: Database,
  whose: AccountId,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<ConversationEntry[]> =>
  database.query<ConversationEntry & Record<string, unknown>>(
    `with recent as materialized (${recent})
     select * from (${ofVisits} union all ${ofQuestions} union all ${ofInquiries}) as conversation
      order by at desc, id desc`,
    [whose, after?.at ?? null, after?.id ?? null, limit],
  );

/** How many conversations have something new for somebody. Of property inquiries only the seller's side knows what was read. */
export async function countUnread(database: Database, whose: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select (select count(*) from app.appointment
              where provider_id = $1 and customer_wrote_at > coalesce(provider_read_at, '-infinity') and ${isVisit})
          + (select count(*) from app.appointment
              where customer_id = $1 and provider_wrote_at > coalesce(customer_read_at, '-infinity') and ${isVisit}
                and provider_id <> $1)
          + (select count(*) from app.question where (provider_id = $1 or account_id = $1) and exists (
               select from app.question_message fresh
                where fresh.question_id = question.id and (fresh.author = 'provider') <> (question.provider_id = $1)
                  and fresh.created_at > coalesce(
                    case question.provider_id when $1 then question.provider_read_at else question.asker_read_at end, '-infinity')))
          + (select count(*) from app.inquiry join app.listing on listing.id = inquiry.listing_id
              where listing.owner_id = $1 and not inquiry.is_read) as count`,
    [whose],
  );
  return counted?.count ?? 0;
}
