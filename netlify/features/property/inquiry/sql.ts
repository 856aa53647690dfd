import type { AccountType } from '../../../../src/contract/account/account.ts';
import type { AccountId, ListingId } from '../../../../src/contract/fields.ts';
import type { AskedListing, Inquiry, InquiryId } from '../../../../src/contract/property/inquiry.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';
import { imagesOfMessage, type MessageImage } from '../../../ground/message-images.ts';
import { isPublicAt } from '../listing/rules.ts';
import type { InboxPlace } from './rules.ts';

export interface NewInquiry {
  /** Chosen by the browser. */
  id: InquiryId | undefined;
  name: string;
  email: string;
  phone: string | null;
  message: string;
  language: Language;
  /** The visitor writes from an account with this address, and it is confirmed. */
  isProven: boolean;
  /** The visitor's account, if signed in. */
  account: AccountId | undefined;
}

/** Who gets the mail about a message, and about which listing. */
export interface Correspondence {
  id: InquiryId;
  title: string;
  name: string;
  email: string;
  phone: string | null;
  language: Language;
  sellerEmail: string;
  sellerType: AccountType;
  /** Whether the address may get the other side's words. */
  isProven: boolean;
  isSellerProven: boolean;
  /** The seller wants mails about messages. */
  isSellerMailed: boolean;
  [column: string]: unknown;
}

/** Adds an inquiry with its first message. Undefined if visitors may not see the listing or the id is taken. */
export async function addInquiry(
  transaction: Database,
  listing: ListingId,
  written: NewInquiry,
  now: Date,
): Promise<Correspondence | undefined> {
  const [added] = await transaction.query<Correspondence>(
    `with asked as (
       select id, title, owner_id from app.listing where id = $1 and ${isPublicAt('$7::timestamptz')}),
     added as (
       insert into app.inquiry (listing_id, name, email, phone, language, created_at, last_message_at, id, address_proven_at,
                                account_id, visitor_read_at)
       select id, $2, $3, $4, $5, $7::timestamptz, $7::timestamptz, coalesce($8::uuid, gen_random_uuid()),
              case when $9 then $7::timestamptz end, $10::uuid, $7::timestamptz
         from asked
       on conflict (id) do nothing
       returning id, name, email, phone, language, address_proven_at is not null as "isProven"),
     said as (
       insert into app.inquiry_message (inquiry_id, sender, body, at)
       select id, 'visitor', $6, $7::timestamptz from added)
     select added.*, asked.title, seller.email as "sellerEmail", seller.type as "sellerType",
            seller.email_verified_at is not null as "isSellerProven", seller.email_notifications as "isSellerMailed"
       from added
       cross join asked
       join app.account seller on seller.id = asked.owner_id`,
    [
      listing,
      written.name,
      written.email,
      written.phone,
      written.language,
      written.message,
      now.toISOString(),
      written.id ?? null,
      written.isProven,
      written.account ?? null,
    ],
  );
  return added;
}

/** Whether the listing belongs to the writer, by account or by e-mail address. */
export async function isOwnListing(
  database: Database,
  listing: ListingId,
  { account, email }: { account: AccountId | undefined; email: string },
  now: Date,
): Promise<boolean> {
  const found = await database.query(
    `select from app.listing join app.account owner on owner.id = listing.owner_id
      where listing.id = $1 and ${isPublicAt('$4::timestamptz')} and (owner.id = $2::uuid or owner.email = $3)`,
    [listing, account ?? null, email, now.toISOString()],
  );
  return found.length > 0;
}

/** Whether the same message was stored before: its first answer was lost. */
export async function hasCome(
  database: Database,
  listing: ListingId,
  { id, name, email, phone, message }: NewInquiry,
): Promise<boolean> {
  const found = await database.query(
    `select from app.inquiry
      where id = $1 and listing_id = $2 and name = $3 and email = $4 and phone is not distinct from $5
        and exists (select from app.inquiry_message said where said.inquiry_id = inquiry.id and said.body = $6)`,
    [id ?? null, listing, name, email, phone, message],
  );
  return found.length > 0;
}

const correspondenceColumns = `
  inquiry.id, inquiry.name, inquiry.email, inquiry.phone, inquiry.language, listing.title,
  seller.email as "sellerEmail", seller.type as "sellerType",
  inquiry.address_proven_at is not null as "isProven", seller.email_verified_at is not null as "isSellerProven", seller.email_notifications as "isSellerMailed"`;

interface Answered extends Correspondence {
  messageId: string;
  /** False where the visitor has an account that wants no mails. */
  isVisitorMailed: boolean;
}

/** Adds the seller's message and marks the inquiry as read. Undefined if it is not about a listing of theirs. */
export async function addReply(
  transaction: Database,
  owner: AccountId,
  id: InquiryId,
  message: string,
  now: Date,
): Promise<Answered | undefined> {
  const [answered] = await transaction.query<Answered>(
    `with own as (
       update app.inquiry set is_read = true, seller_read_at = $4::timestamptz, last_message_at = $4::timestamptz
         from app.listing
        where listing.id = inquiry.listing_id and listing.owner_id = $1 and inquiry.id = $2
       returning inquiry.id),
     said as (
       insert into app.inquiry_message (inquiry_id, sender, body, at)
       select id, 'seller', $3, $4::timestamptz from own returning id)
     select ${correspondenceColumns}, (select id from said) as "messageId",
            coalesce((select email_notifications from app.account where account.id = inquiry.account_id), true)
              as "isVisitorMailed"
       from own
       join app.inquiry on inquiry.id = own.id
       join app.listing on listing.id = inquiry.listing_id
       join app.account seller on seller.id = listing.owner_id`,
    [owner, id, message, now.toISOString()],
  );
  return answered;
}

interface Continued extends Correspondence {
  messageId: string;
  isSellerSuspended: boolean;
}

/** Adds the visitor's message and marks the inquiry as unread. The id comes from a link that we signed. */
export async function addContinuation(
  transaction: Database,
  id: InquiryId,
  message: string,
  now: Date,
): Promise<Continued | undefined> {
  const [continued] = await transaction.query<Continued>(
    `with linked as (
       update app.inquiry set is_read = false, visitor_read_at = $3::timestamptz, last_message_at = $3::timestamptz where id = $1
       returning id),
     said as (
       insert into app.inquiry_message (inquiry_id, sender, body, at)
       select id, 'visitor', $2, $3::timestamptz from linked returning id)
     select ${correspondenceColumns}, (select id from said) as "messageId", seller.suspended_at is not null as "isSellerSuspended"
       from linked
       join app.inquiry on inquiry.id = linked.id
       join app.listing on listing.id = inquiry.listing_id
       join app.account seller on seller.id = listing.owner_id`,
    [id, message, now.toISOString()],
  );
  return continued;
}

interface Started extends Pick<Correspondence, 'id' | 'email' | 'title' | 'language'> {
  /** The seller's messages, in their order. */
  waiting: string[];
  [column: string]: unknown;
}

/** Records that the link was opened: answers are mailed from now on. Undefined if recorded before or unknown. */
export async function proveAddress(transaction: Database, id: InquiryId, now: Date): Promise<Started | undefined> {
  const [started] = await transaction.query<Started>(
    `update app.inquiry set address_proven_at = $2::timestamptz
       from app.listing
      where inquiry.id = $1 and inquiry.address_proven_at is null and listing.id = inquiry.listing_id
     returning inquiry.id, inquiry.email, inquiry.language, listing.title,
               array(select said.body from app.inquiry_message said
                      where said.inquiry_id = inquiry.id and said.sender = 'seller' order by said.id) as waiting`,
    [id, now.toISOString()],
  );
  return started;
}

/** As it is kept: its pictures have no links yet. */
export interface InquiryRow extends Omit<Inquiry, 'messages'> {
  messages: (Omit<Inquiry['messages'][number], 'images'> & { images: MessageImage[] })[];
  [column: string]: unknown;
}

type Side = 'visitor' | 'seller';

/** As one side sees them. */
const threads = (side: Side): string => `
  select inquiry.id, json_build_object('id', listing.id, 'title', listing.title) as listing, inquiry.name, inquiry.email,
         inquiry.phone, inquiry.is_read as "isRead",
         inquiry.address_proven_at is not null as "hearsByMail", inquiry.created_at as "createdAt",
         inquiry.last_message_at as "lastMessageAt",
         inquiry.${side === 'visitor' ? 'seller' : 'visitor'}_read_at as "readAt",
         (select json_agg(
                   json_build_object(
                     'from', said.sender, 'text', said.body,
                     'images', ${imagesOfMessage('inquiry', 'said.id')},
                     'at', to_char(said.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
                   order by said.id)
            from app.inquiry_message said
           where said.inquiry_id = inquiry.id) as messages
    from app.inquiry
    join app.listing on listing.id = inquiry.listing_id`;

interface InboxAsked {
  listing: ListingId | undefined;
  after: InboxPlace | undefined;
  limit: number;
}

/** Ordered by the latest message, including those about listings that are no longer public. */
export const inquiriesOf = (
  database: Database,
  owner: AccountId,
  { listing, after, limit }: InboxAsked,
): Promise<(InquiryRow & InboxPlace)[]> =>
  database.query<InquiryRow & InboxPlace>(
    `${threads('seller')}
      where listing.owner_id = $1 and ($2::uuid is null or listing.id = $2)
        and ($3::timestamptz is null or (inquiry.last_message_at, inquiry.id) < ($3, $4::uuid))
      order by inquiry.last_message_at desc, inquiry.id desc
      limit $5`,
    [owner, listing ?? null, after?.lastMessageAt ?? null, after?.id ?? null, limit],
  );

/** Written from the account, or under its confirmed address by somebody who used the link sent there. */
const isWrittenBy = `(inquiry.account_id = $1 or (inquiry.address_proven_at is not null and inquiry.email =
  (select writer.email from app.account writer where writer.id = $1 and writer.email_verified_at is not null)))`;

/** Ordered by the latest message. */
export const inquiriesBy = (
  database: Database,
  writer: AccountId,
  { after, limit }: Pick<InboxAsked, 'after' | 'limit'>,
): Promise<(InquiryRow & InboxPlace)[]> =>
  database.query<InquiryRow & InboxPlace>(
    `${threads('visitor')}
      where ${isWrittenBy}
        and ($2::timestamptz is null or (inquiry.last_message_at, inquiry.id) < ($2, $3::uuid))
      order by inquiry.last_message_at desc, inquiry.id desc
      limit $4`,
    [writer, after?.lastMessageAt ?? null, after?.id ?? null, limit],
  );

export async function inquiryBy(database: Database, writer: AccountId, id: InquiryId): Promise<InquiryRow | undefined> {
  const [found] = await database.query<InquiryRow>(`${threads('visitor')} where ${isWrittenBy} and inquiry.id = $2`, [
    writer,
    id,
  ]);
  return found;
}

/** The most listings that the filter's list offers. */
const askedListingsMaximum = 500;

export const askedListings = (database: Database, owner: AccountId): Promise<AskedListing[]> =>
  database.query<AskedListing & Record<string, unknown>>(
    `select id, title from app.listing
      where owner_id = $1 and exists (select from app.inquiry where listing_id = listing.id)
      order by lower(title), id
      limit ${askedListingsMaximum}`,
    [owner],
  );

export async function countUnread(database: Database, owner: AccountId): Promise<number> {
  const [counted] = await database.query<{ count: number }>(
    `select count(*) from app.inquiry join app.listing on listing.id = inquiry.listing_id
      where listing.owner_id = $1 and not inquiry.is_read`,
    [owner],
  );
  return counted?.count ?? 0;
}

export async function ownInquiry(database: Database, owner: AccountId, id: InquiryId): Promise<InquiryRow | undefined> {
  const [found] = await database.query<InquiryRow>(
    `${threads('seller')} where listing.owner_id = $1 and inquiry.id = $2`,
    [owner, id],
  );
  return found;
}

/** For the visitor who has the link. */
export async function threadById(database: Database, id: InquiryId): Promise<InquiryRow | undefined> {
  const [found] = await database.query<InquiryRow>(`${threads('visitor')} where inquiry.id = $1`, [id]);
  return found;
}

/** What the seller has written until now counts as read by the visitor. */
export const markReadByVisitor = (database: Database, id: InquiryId, now: Date): Promise<unknown> =>
  database.query('update app.inquiry set visitor_read_at = $2::timestamptz where id = $1', [id, now.toISOString()]);

/** True if there is such an inquiry about a listing of theirs, whether or not it was read before. */
export async function markRead(database: Database, owner: AccountId, id: InquiryId, now: Date): Promise<boolean> {
  const rows = await database.query(
    `update app.inquiry set is_read = true, seller_read_at = $3::timestamptz
       from app.listing
      where listing.id = inquiry.listing_id and listing.owner_id = $1 and inquiry.id = $2
     returning inquiry.id`,
    [owner, id, now.toISOString()],
  );
  return rows.length > 0;
}

/** Deletes conversations of people without an account whose last message is older, with all of it; returns their number. */
export const deleteGuestInquiriesBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'inquiry', 'account_id is null and last_message_at', before);
