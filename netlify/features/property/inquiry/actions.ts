import type { ImageId, ListingId } from '../../../../src/contract/fields.ts';
import { limits } from '../../../../src/contract/limits.ts';
import type * as contract from '../../../../src/contract/property/inquiry.ts';
import { type Inquiry, type InquiryId, inquiryId } from '../../../../src/contract/property/inquiry.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { reportDoubtful } from '../../../ground/doubtful-message.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { addMessageImages, withPictures } from '../../../ground/message-images.ts';
import { isFirstTime } from '../../../ground/sent-once.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Action, Call, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import type { Actor } from '../../../session/actor.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { accountById, requireKept, soundPictures, withLinks } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { confirmationMail, continuationMail, inquiryMail, noticeMail, replyMail } from './messages.ts';
import { inboxLink, inquiryLimits, readInboxCursor, threadLink, writeInboxCursor } from './rules.ts';
import * as sql from './sql.ts';

const linkTo = async (world: Adapters, language: Language, id: InquiryId): Promise<string> =>
  threadLink(world.siteUrl, language, await signLink(world.secret, 'inquiry_thread', id, world.clock.now()));

/** The inquiry of a link; undefined if the link is not valid. */
async function linkedInquiry(world: Adapters, token: string): Promise<InquiryId | undefined> {
  const id = await readLink(world, 'inquiry_thread', token, world.clock.now());
  return id === undefined ? undefined : inquiryId.parse(id);
}

/** Mails the message to a seller's confirmed address. An unconfirmed one only hears that a message waits. */
async function tellSeller(
  { siteUrl }: Adapters,
  transaction: Database,
  told: sql.Correspondence & { message: string },
  { letterOf, now }: { letterOf: typeof inquiryMail; now: Date },
): Promise<void> {
  if (!told.isSellerMailed) return;
  const language = languageOfAccount(told.sellerType);
  const link = inboxLink(siteUrl, language);
  const mail = told.isSellerProven
    ? { replyTo: told.email, ...letterOf(language, { ...told, link }) }
    : noticeMail(language, siteUrl, link);
  await queueMail(transaction, { to: told.sellerEmail, ...mail }, now);
}

/** A person looks at words of a fraud; the reader is warned beside them. */
const lookAt = (
  { siteUrl, clock }: Adapters,
  transaction: Database,
  { id, side, text }: { id: InquiryId; side: VisitSide; text: string },
): Promise<void> =>
  reportDoubtful(transaction, { conversation: id, side, text, place: 'strangers' }, { siteUrl, now: clock.now() });

/** Whether the address belongs to the writer's account and is confirmed. A typed address may be anybody's. */
async function isOwnAddress({ database }: Adapters, actor: Actor | undefined, email: string): Promise<boolean> {
  const account = actor && (await accountById(database, actor.id));
  return account !== undefined && account.email_verified && account.email === email;
}

const shown = async (world: Adapters, row: sql.InquiryRow): Promise<Inquiry> => ({
  ...row,
  messages: await withLinks(world, row.messages),
});

type InquiryCall = Pick<Call<typeof contract.sendInquiry>, 'world' | 'body' | 'language'>;

/** Adds the inquiry and queues both mails in one transaction. */
async function addAndTell(
  transaction: Database,
  listing: ListingId,
  written: sql.NewInquiry,
  { world, body, language }: InquiryCall,
): Promise<InquiryId | undefined> {
  const now = world.clock.now();
  const inquiry = await sql.addInquiry(transaction, listing, written, now);
  if (inquiry === undefined) return undefined;
  await lookAt(world, transaction, { id: inquiry.id, side: 'customer', text: body.message });
  await tellSeller(world, transaction, { ...inquiry, message: body.message }, { letterOf: inquiryMail, now });
  const toVisitor = confirmationMail(language, {
    title: inquiry.title,
    isProven: inquiry.isProven,
    siteUrl: world.siteUrl,
    link: await linkTo(world, language, inquiry.id),
  });
  await queueMail(transaction, { to: inquiry.email, ...toVisitor }, now);
  return inquiry.id;
}

/** If the id is taken by the same message, its first answer was lost. If by another one, the message gets a new id. */
export const sendInquiry: Action<typeof contract.sendInquiry> = async ({ params, refuse, caller, ...call }) => {
  const { world, body, language, actor } = call;
  await countUse(world, inquiryLimits.inquiriesPerCaller, caller);
  await countUse(world, inquiryLimits.inquiriesPerEmail, body.email);
  const writer = { account: actor?.id, email: body.email };
  if (await sql.isOwnListing(world.database, params.id, writer, world.clock.now())) return refuse('own_listing');
  const isProven = await isOwnAddress(world, actor, body.email);
  const written = { ...body, id: body.id, phone: body.phone ?? null, language, isProven, account: actor?.id };
  const added = await world.database.transaction(async (transaction) => {
    const id = await addAndTell(transaction, params.id, written, call);
    if (id !== undefined || written.id === undefined) return id;
    if (await sql.hasCome(transaction, params.id, written)) return written.id;
    return addAndTell(transaction, params.id, { ...written, id: undefined }, call);
  });
  if (added === undefined) return refuse('not_found');
  return { id: added, hearsByMail: isProven };
};

export const listInquiries: Action<typeof contract.listInquiries> = async ({ query, actor, world, refuse }) => {
  const { listing, cursor } = query;
  const after = cursor === undefined ? undefined : (readInboxCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const limit = limits.inquiriesPage;
  const found = await sql.inquiriesOf(world.database, actor.id, { listing, after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    items: await Promise.all(rows.map((row) => shown(world, row))),
    unread: await sql.countUnread(world.database, actor.id),
    listings: await sql.askedListings(world.database, actor.id),
    nextCursor: found.length > limit && last !== undefined ? writeInboxCursor(last) : null,
  };
};

export const getInquiry: Action<typeof contract.getInquiry> = async ({ params, actor, world, refuse }) =>
  shown(world, (await sql.ownInquiry(world.database, actor.id, params.id)) ?? refuse('not_found'));

export const readInquiry: Action<typeof contract.readInquiry> = async ({ params, actor, world, refuse }) =>
  (await sql.markRead(world.database, actor.id, params.id, world.clock.now())) ? {} : refuse('not_found');

async function tellVisitor(
  world: Adapters,
  transaction: Database,
  {
    id,
    email,
    language,
    title,
    message,
  }: Pick<sql.Correspondence, 'id' | 'email' | 'language' | 'title'> & { message: string },
  now: Date,
): Promise<void> {
  const link = await linkTo(world, language, id);
  await queueMail(transaction, { to: email, ...replyMail(language, { title, message, link }) }, now);
}

export const replyToInquiry: Action<typeof contract.replyToInquiry> = async (call) => {
  const { params, body, actor, world, refuse } = call;
  await countUse(world, inquiryLimits.repliesPerAccount, actor.id);
  await countUse(world, inquiryLimits.repliesPerInquiry, `${actor.id} ${params.id}`);
  await countUse(world, inquiryLimits.repliesPerInquiryAndDay, `${actor.id} ${params.id}`);
  const images = await soundPictures(world, actor.id, body.images, refuse);
  const now = world.clock.now();
  const answered = await world.database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, { conversation: params.id, id: body.id }, now)))
      return sql.ownInquiry(transaction, actor.id, params.id);
    const inquiry = await sql.addReply(transaction, actor.id, params.id, body.message, now);
    if (inquiry === undefined) return refuse('not_found');
    await addPictures(transaction, inquiry.messageId, images, refuse);
    await lookAt(world, transaction, { id: inquiry.id, side: 'provider', text: body.message });
    // Until the visitor has used the link, answers are not mailed.
    if (inquiry.isProven && inquiry.isVisitorMailed)
      await tellVisitor(world, transaction, { ...inquiry, message: withPictures(body.message, images) }, now);
    return sql.ownInquiry(transaction, actor.id, inquiry.id);
  });
  return shown(world, answered ?? refuse('not_found'));
};

export const openThread: Action<typeof contract.openThread> = async ({ params, world, refuse }) => {
  const id = await linkedInquiry(world, params.token);
  if (id === undefined) return refuse('not_found');
  await sql.markReadByVisitor(world.database, id, world.clock.now());
  return shown(world, (await sql.threadById(world.database, id)) ?? refuse('not_found'));
};

/** Sends all waiting answers in one mail. */
async function startMails(world: Adapters, transaction: Database, id: InquiryId, now: Date): Promise<void> {
  const started = await sql.proveAddress(transaction, id, now);
  if (started === undefined || started.waiting.length === 0) return;
  await tellVisitor(world, transaction, { ...started, message: started.waiting.join('\n\n') }, now);
}

/** Called by the page of the link, not by opening the link, because mail scanners open links as well. */
export const startThreadMails: Action<typeof contract.startThreadMails> = async ({ params, world, refuse }) => {
  const id = await linkedInquiry(world, params.token);
  if (id === undefined || (await sql.threadById(world.database, id)) === undefined) return refuse('not_found');
  await world.database.transaction((transaction) => startMails(world, transaction, id, world.clock.now()));
  return {};
};

/** In the transaction of their message. */
async function addPictures(
  transaction: Database,
  message: string,
  images: readonly ImageId[],
  refuse: Refuse,
): Promise<void> {
  await requireKept(
    transaction,
    images.map((id) => ({ id })),
    refuse,
  );
  await addMessageImages(transaction, { kind: 'inquiry', id: message }, images);
}

interface Continuation {
  id: InquiryId;
  message: string;
  images: readonly ImageId[];
  /** Under which it was sent. */
  sentAs: string | undefined;
  /** The writer has proved to own the address of the inquiry. */
  isProof: boolean;
}

async function writeOn(
  world: Adapters,
  { id, message, images, sentAs, isProof }: Continuation,
  refuse: Refuse,
): Promise<Inquiry | undefined> {
  await countUse(world, inquiryLimits.messagesPerThread, id);
  const now = world.clock.now();
  const thread = await world.database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, { conversation: id, id: sentAs }, now)))
      return sql.threadById(transaction, id);
    const inquiry = await sql.addContinuation(transaction, id, message, now);
    if (inquiry === undefined) return undefined;
    await addPictures(transaction, inquiry.messageId, images, refuse);
    await lookAt(world, transaction, { id, side: 'customer', text: message });
    if (isProof) await startMails(world, transaction, id, now);
    // A suspended seller gets no mail; the message stays in the conversation.
    if (!inquiry.isSellerSuspended)
      await tellSeller(
        world,
        transaction,
        { ...inquiry, message: withPictures(message, images) },
        { letterOf: continuationMail, now },
      );
    return sql.threadById(transaction, id);
  });
  return thread && shown(world, thread);
}

export const listOwnInquiries: Action<typeof contract.listOwnInquiries> = async (call) => {
  const {
    query: { cursor },
    actor,
    world,
    refuse,
  } = call;
  const after = cursor === undefined ? undefined : (readInboxCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const limit = limits.inquiriesPage;
  const found = await sql.inquiriesBy(world.database, actor.id, { after, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const items = await Promise.all(rows.map((row) => shown(world, row)));
  return { items, nextCursor: found.length > limit && last !== undefined ? writeInboxCursor(last) : null };
};

export const getOwnInquiry: Action<typeof contract.getOwnInquiry> = async ({ params, actor, world, refuse }) => {
  const found = (await sql.inquiryBy(world.database, actor.id, params.id)) ?? refuse('not_found');
  await sql.markReadByVisitor(world.database, found.id, world.clock.now());
  return shown(world, found);
};

export const continueOwnInquiry: Action<typeof contract.continueOwnInquiry> = async (call) => {
  const { params, body, actor, world, refuse } = call;
  const own = (await sql.inquiryBy(world.database, actor.id, params.id)) ?? refuse('not_found');
  const isProof = await isOwnAddress(world, actor, own.email);
  const images = await soundPictures(world, actor.id, body.images, refuse);
  const written = { id: params.id, message: body.message, images, sentAs: body.id, isProof };
  const continued = await writeOn(world, written, refuse);
  if (continued === undefined) return refuse('not_found');
  return continued;
};

export const continueThread: Action<typeof contract.continueThread> = async ({ params, body, world, refuse }) => {
  const id = await linkedInquiry(world, params.token);
  if (id === undefined) return refuse('not_found');
  const written = { id, message: body.message, images: [], sentAs: body.id, isProof: true };
  const continued = await writeOn(world, written, refuse);
  if (continued === undefined) return refuse('not_found');
  return continued;
};
