import type { ListingId } from '../../../src/contract/fields.ts';
import {
  continueThread,
  getInquiry,
  type InquiryId,
  inquiryId,
  listInquiries,
  openThread,
  readInquiry,
  replyToInquiry,
  sendInquiry,
} from '../../../src/contract/inquiry.ts';
import { limits } from '../../../src/contract/limits.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { answer, type Call } from '../../http/answer.ts';
import { countUse } from '../../http/limit.ts';
import { readLink, signLink } from '../../session/link.ts';
import { languageOfAccount } from '../account/rules.ts';
import { deliverDueMail, queueMail } from '../mail/sql.ts';
import { confirmationMail, continuationMail, inquiryMail, replyMail } from './messages.ts';
import { inboxLink, inquiryLimits, readInboxCursor, threadLink, writeInboxCursor } from './rules.ts';
import * as sql from './sql.ts';

const linkTo = async (world: Adapters, id: InquiryId): Promise<string> =>
  threadLink(world.siteUrl, await signLink(world.secret, 'inquiry_thread', id, world.clock.now()));

/** The inquiry that a link opens; undefined for whatever is not such a link. */
async function linkedInquiry(world: Adapters, token: string): Promise<InquiryId | undefined> {
  const id = await readLink(world.secret, 'inquiry_thread', token, world.clock.now());
  return id === undefined ? undefined : inquiryId.parse(id);
}

type Telling = Pick<Call<typeof sendInquiry>, 'world' | 'body' | 'language'>;

/** Inquiry and both mails are one transaction: nobody is told of what is not there. */
async function addAndTell(
  transaction: Database,
  listing: ListingId,
  written: sql.NewInquiry,
  { world, body, language }: Telling,
): Promise<InquiryId | undefined> {
  const now = world.clock.now();
  const inquiry = await sql.addInquiry(transaction, listing, written, now);
  if (inquiry === undefined) return undefined;
  const told = { ...inquiry, message: body.message, link: inboxLink(world.siteUrl) };
  const toSeller = inquiryMail(languageOfAccount(inquiry.sellerType), told);
  await queueMail(transaction, { to: inquiry.sellerEmail, replyTo: inquiry.email, ...toSeller }, now);
  const toVisitor = confirmationMail(language, { title: inquiry.title, link: await linkTo(world, inquiry.id) });
  await queueMail(transaction, { to: inquiry.email, ...toVisitor }, now);
  return inquiry.id;
}

/** Where the id is taken, it is by the same message, whose answer was lost; or the message gets another one. */
export const handleSendInquiry = answer(sendInquiry, async ({ params, refuse, later, caller, ...call }) => {
  const { world, body, language } = call;
  await countUse(world, inquiryLimits.inquiriesPerCaller, caller);
  await countUse(world, inquiryLimits.inquiriesPerEmail, body.email);
  const written = { ...body, id: body.id, phone: body.phone ?? null, language };
  const added = await world.database.transaction(async (transaction) => {
    const id = await addAndTell(transaction, params.id, written, call);
    if (id !== undefined || written.id === undefined) return id;
    if (await sql.hasCome(transaction, params.id, written)) return written.id;
    return addAndTell(transaction, params.id, { ...written, id: undefined }, call);
  });
  if (added === undefined) return refuse('not_found');
  later(() => deliverDueMail(world));
  return { id: added };
});

export const handleListInquiries = answer(listInquiries, async ({ query, actor, world, refuse }) => {
  const { listing, cursor } = query;
  const after = cursor === undefined ? undefined : (readInboxCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const limit = limits.inquiriesPage;
  const found = await sql.inquiriesOf(world.database, actor.id, { listing, after, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    unread: await sql.countUnread(world.database, actor.id),
    listings: await sql.askedListings(world.database, actor.id),
    nextCursor: found.length > limit && last !== undefined ? writeInboxCursor(last) : null,
  };
});

export const handleGetInquiry = answer(
  getInquiry,
  async ({ params, actor, world, refuse }) =>
    (await sql.ownInquiry(world.database, actor.id, params.id)) ?? refuse('not_found'),
);

export const handleReadInquiry = answer(readInquiry, async ({ params, actor, world, refuse }) =>
  (await sql.markRead(world.database, actor.id, params.id)) ? {} : refuse('not_found'),
);

export const handleReplyToInquiry = answer(replyToInquiry, async ({ params, body, actor, world, refuse, later }) => {
  await countUse(world, inquiryLimits.repliesPerAccount, actor.id);
  const now = world.clock.now();
  const answered = await world.database.transaction(async (transaction) => {
    const inquiry = await sql.addReply(transaction, actor.id, params.id, body.message, now);
    if (inquiry === undefined) return undefined;
    const link = await linkTo(world, inquiry.id);
    const told = { title: inquiry.title, message: body.message, link };
    await queueMail(transaction, { to: inquiry.email, ...replyMail(inquiry.language, told) }, now);
    return sql.ownInquiry(transaction, actor.id, inquiry.id);
  });
  if (answered === undefined) return refuse('not_found');
  later(() => deliverDueMail(world));
  return answered;
});

export const handleOpenThread = answer(openThread, async ({ params, world, refuse }) => {
  const id = await linkedInquiry(world, params.token);
  const thread = id && (await sql.threadById(world.database, id));
  return thread ?? refuse('not_found');
});

export const handleContinueThread = answer(continueThread, async ({ params, body, world, refuse, later }) => {
  const id = await linkedInquiry(world, params.token);
  if (id === undefined) return refuse('not_found');
  await countUse(world, inquiryLimits.messagesPerThread, id);
  const now = world.clock.now();
  const continued = await world.database.transaction(async (transaction) => {
    const inquiry = await sql.addContinuation(transaction, id, body.message, now);
    if (inquiry === undefined) return undefined;
    // Whoever is suspended is not put in touch with anybody; the message waits in the thread.
    if (!inquiry.isSellerSuspended) {
      const told = { ...inquiry, message: body.message, link: inboxLink(world.siteUrl) };
      const letter = continuationMail(languageOfAccount(inquiry.sellerType), told);
      await queueMail(transaction, { to: inquiry.sellerEmail, replyTo: inquiry.email, ...letter }, now);
    }
    return sql.threadById(transaction, id);
  });
  if (continued === undefined) return refuse('not_found');
  later(() => deliverDueMail(world));
  return continued;
});
