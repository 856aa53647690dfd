import type { ImageId } from '../../../../src/contract/fields.ts';
import type * as contract from '../../../../src/contract/services/question.ts';
import {
  type QuestionId,
  type QuestionSide,
  type QuestionThread,
  questionId,
} from '../../../../src/contract/services/question.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { reportDoubtful } from '../../../ground/doubtful-message.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { withPictures } from '../../../ground/message-images.ts';
import { isFirstTime } from '../../../ground/sent-once.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import type { Actor } from '../../../session/actor.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { accountById, requireKept, soundPictures, withLinks } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { answeredMail, confirmationMail, noticeMail, receivedMail } from './messages.ts';
import { askerLink, questionLimits, threadLink } from './rules.ts';
import * as sql from './sql.ts';

/** The question of a link; undefined if the link is not valid. */
async function linkedQuestion(world: Adapters, token: string): Promise<QuestionId | undefined> {
  const known = questionId.safeParse(await readLink(world, 'question', token, world.clock.now()));
  return known.success ? known.data : undefined;
}

/** The words go to a confirmed address; another one only hears that there are some. */
async function tellProvider(
  world: Adapters,
  transaction: Database,
  told: sql.Correspondence,
  text: string,
): Promise<void> {
  if (!told.isProviderMailed) return;
  const language = languageOfAccount('provider');
  const link = threadLink(world.siteUrl, language, told.id);
  const mail = told.isProviderProven
    ? receivedMail(language, { name: told.name, text, link })
    : noticeMail(language, link);
  await queueMail(transaction, { to: told.providerEmail, ...mail }, world.clock.now());
}

/** With an account the conversation opens there; without one by the link. */
async function linkOf(world: Adapters, { id, language, account }: sql.Correspondence): Promise<string> {
  if (account !== null) return threadLink(world.siteUrl, language, id);
  return askerLink(world.siteUrl, language, await signLink(world.secret, 'question', id, world.clock.now()));
}

async function tellAsker(
  world: Adapters,
  transaction: Database,
  told: sql.Correspondence,
  text: string | undefined,
): Promise<void> {
  const link = await linkOf(world, told);
  const { language, provider } = told;
  const mail = text === undefined ? confirmationMail(language, link) : answeredMail(language, { provider, link, text });
  await queueMail(transaction, { to: told.email, ...mail }, world.clock.now());
}

/** Whether the address belongs to the asking account and is confirmed. */
async function isOwnAddress({ database }: Adapters, actor: Actor | undefined, email: string): Promise<boolean> {
  const account = actor && (await accountById(database, actor.id));
  return account !== undefined && account.email_verified && account.email === email;
}

interface Party {
  id: QuestionId;
  side: QuestionSide;
}

/** A person looks at words of a fraud; the reader is warned beside them. */
const lookAt = (
  { siteUrl, clock }: Adapters,
  transaction: Database,
  { id, side }: Party,
  text: string,
): Promise<void> =>
  reportDoubtful(
    transaction,
    { conversation: id, side: side === 'asker' ? 'customer' : 'provider', text, place: 'strangers' },
    { siteUrl, now: clock.now() },
  );

/** If the id is taken by the same question, its first answer was lost. If by another one, it gets a new id. */
export const askProvider: Action<typeof contract.askProvider> = async (call) => {
  const { world, params, body, actor, language, caller, refuse } = call;
  if (actor?.id === params.id) return refuse('own_offer');
  await countUse(world, questionLimits.questionsPerCaller, caller);
  await countUse(world, questionLimits.questionsPerEmail, body.email);
  const isProven = await isOwnAddress(world, actor, body.email);
  const asked = { ...body, id: body.id, language, isProven, account: isProven ? actor?.id : undefined };
  const id = await world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const add = async (written: typeof asked): Promise<QuestionId | undefined> => {
      const told = await sql.addQuestion(transaction, params.id, written, now);
      if (told === undefined) return undefined;
      await lookAt(world, transaction, { id: told.id, side: 'asker' }, body.text);
      await tellProvider(world, transaction, told, body.text);
      if (!isProven) await tellAsker(world, transaction, told, undefined);
      return told.id;
    };
    const added = await add(asked);
    if (added !== undefined || asked.id === undefined) return added;
    return (await sql.hasCome(transaction, params.id, asked)) ? asked.id : add({ ...asked, id: undefined });
  });
  return { id: id ?? refuse('not_found') };
};

const shown = async (world: Adapters, thread: sql.ThreadRow | undefined): Promise<QuestionThread | undefined> =>
  thread && { ...thread, messages: await withLinks(world, thread.messages) };

async function read(world: Adapters, { id, side }: Party): Promise<QuestionThread | undefined> {
  await sql.markRead(world.database, id, side, world.clock.now());
  return shown(world, await sql.threadOf(world.database, id, side));
}

interface Written {
  text: string;
  images: readonly ImageId[];
  id?: string | undefined;
}

async function write(
  world: Adapters,
  party: Party,
  { text, images, id }: Written,
  refuse: Refuse,
): Promise<QuestionThread | undefined> {
  await countUse(world, questionLimits.messagesPerThread, `${party.id} ${party.side}`);
  const now = world.clock.now();
  const thread = await world.database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, { conversation: party.id, id }, now)))
      return sql.threadOf(transaction, party.id, party.side);
    await requireKept(
      transaction,
      images.map((image) => ({ id: image })),
      refuse,
    );
    await sql.addMessage(transaction, party, { text, images }, now);
    await lookAt(world, transaction, party, text);
    await sql.markRead(transaction, party.id, party.side, now);
    const told = await sql.correspondenceOf(transaction, party.id);
    const quoted = withPictures(text, images);
    if (told !== undefined && party.side === 'asker') await tellProvider(world, transaction, told, quoted);
    if (told !== undefined && party.side === 'provider' && told.isProven && told.isAskerMailed)
      await tellAsker(world, transaction, told, quoted);
    return sql.threadOf(transaction, party.id, party.side);
  });
  return shown(world, thread);
}

export const getQuestion: Action<typeof contract.getQuestion> = async ({ world, params, actor, refuse }) => {
  const side = (await sql.sideOf(world.database, params.id, actor.id, actor.works?.business)) ?? refuse('not_found');
  return (await read(world, { id: params.id, side })) ?? refuse('not_found');
};

export const writeQuestion: Action<typeof contract.writeQuestion> = async ({ world, params, body, actor, refuse }) => {
  const side = (await sql.sideOf(world.database, params.id, actor.id, actor.works?.business)) ?? refuse('not_found');
  const images = await soundPictures(world, actor.id, body.images, refuse);
  return (await write(world, { id: params.id, side }, { ...body, images }, refuse)) ?? refuse('not_found');
};

export const getQuestionByLink: Action<typeof contract.getQuestionByLink> = async ({ world, params, refuse }) => {
  const id = (await linkedQuestion(world, params.token)) ?? refuse('link_invalid');
  return (await read(world, { id, side: 'asker' })) ?? refuse('link_invalid');
};

/** Called by the page, not by opening the link, because mail scanners open links as well. */
export const startQuestionMails: Action<typeof contract.startQuestionMails> = async ({ world, params, refuse }) => {
  const id = (await linkedQuestion(world, params.token)) ?? refuse('link_invalid');
  await world.database.transaction(async (transaction) => {
    const told = (await sql.correspondenceOf(transaction, id)) ?? refuse('link_invalid');
    const waiting = await sql.proveAddress(transaction, id, world.clock.now());
    if (waiting !== undefined && waiting.length > 0) await tellAsker(world, transaction, told, waiting.join('\n\n'));
  });
  return {};
};

export const writeQuestionByLink: Action<typeof contract.writeQuestionByLink> = async (call) => {
  const { world, params, body, refuse } = call;
  const id = (await linkedQuestion(world, params.token)) ?? refuse('link_invalid');
  return (await write(world, { id, side: 'asker' }, { ...body, images: [] }, refuse)) ?? refuse('link_invalid');
};
