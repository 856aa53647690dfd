import type { AccountId } from '../../../src/contract/fields.ts';
import type { ConversationEntry } from '../../../src/contract/message.ts';
import type { Database } from '../../adapters/ports.ts';
import type { PageEnd } from '../../ground/page-end.ts';
import { stateIsNot } from '../../ground/states.ts';

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
   where (visit.provider_id = $1 or visit.customer_id = $1) and ${stateIsNot('visit.status', 'held')}`;

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
   where question.provider_id = $1 or question.account_id = $1`;

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
   where listing.owner_id = $1 or inquiry.account_id = $1
      or (inquiry.address_proven_at is not null and inquiry.email = (
            select writer.email from app.account writer where writer.id = $1 and writer.email_verified_at is not null))`;

const all = `(${ofVisits} union all ${ofQuestions} union all ${ofInquiries})`;

export const conversationsOf = (
  database: Database,
  whose: AccountId,
  { after, limit }: { after: PageEnd | undefined; limit: number },
): Promise<ConversationEntry[]> =>
  database.query<ConversationEntry & Record<string, unknown>>(
    `select * from ${all} as conversation
      where $2::timestamptz is null or (at, id) < ($2::timestamptz, $3::uuid)
      order by at desc, id desc limit $4`,
    [whose, after?.at ?? null, after?.id ?? null, limit],
  );

export async function countUnread(database: Database, whose: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) from ${all} as conversation where unread > 0`,
    [whose],
  );
  return counted?.count ?? 0;
}
