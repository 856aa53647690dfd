import type { ClientId } from '../../../../src/contract/booking/client.ts';
import type * as contract from '../../../../src/contract/booking/client-recall.ts';
import type { RecallWay } from '../../../../src/contract/booking/client-recall.ts';
import { paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { signLink } from '../../../session/link.ts';
import { readShortLink, shortLink } from '../../../session/short-link.ts';
import { mayKeepClients } from '../../account/index.ts';
import {
  afterQuiet,
  clientMonth,
  countClientMessage,
  plainName,
  queueMail,
  queueText,
  siteLink,
  takeBackMails,
  textedAt,
} from '../../messaging/index.ts';
import { clientOf } from './actions.ts';
import { dayWords, recallMail, recallText } from './recall-messages.ts';
import { countedAs, obstacleOf, oneClickEnd, type RecallObstacle, recallLimits } from './recall-rules.ts';
import * as sql from './recall-sql.ts';

export const getRecallMonth: Action<typeof contract.getRecallMonth> = ({ actor, world }) =>
  clientMonth(world.database, actor.id, world.clock.now());

interface Sending {
  world: Adapters;
  owner: Parameters<typeof sql.recallBusiness>[1];
  business: sql.RecallBusiness;
  way: RecallWay;
  /** The code of the business's own link. A booking through it costs no commission. */
  via: string;
  now: Date;
}

const textDays = 2;

/** Queues the invitation; nothing outside is called. */
async function queueRecall(
  transaction: Database,
  { world, owner, business, way, via, now }: Sending,
  { client, to }: { client: sql.RecalledClient; to: string },
): Promise<void> {
  const { language, agreedAt, lastAt } = client;
  const token = shortLink(world, 'recall', client.id);
  const name = plainName(business.name);
  const recallLink = siteLink(world.siteUrl, language, paths.recall(token));
  if (way === 'text') {
    const notBefore = afterQuiet(now, business.timeZone);
    const expiresAt = new Date(notBefore.getTime() + textDays * 86_400_000);
    const text = { to, text: recallText(language, { name, recallLink }) };
    await queueText(transaction, world, text, { now, notBefore, expiresAt, business: owner });
    return;
  }
  const day = (instant: string): string => dayWords(language, instant, business.timeZone);
  const letter = recallMail(language, {
    name,
    last: lastAt && day(lastAt),
    agreed: day(agreedAt ?? now.toISOString()),
    bookLink: siteLink(world.siteUrl, language, paths.provider(owner, { via })),
    recallLink,
  });
  await queueMail(transaction, { to, unsubscribeUrl: oneClickEnd(world.siteUrl, token), ...letter }, now);
}

type Left = { client: ClientId; name: string; why: RecallObstacle }[];

/** One after the other, as far as the month has room. Who is not of the file is not named. */
async function sendTo(
  transaction: Database,
  sending: Sending,
  ids: readonly ClientId[],
): Promise<{ sent: number; left: Left }> {
  const { owner, business, way, now } = sending;
  const left: Left = [];
  const clients = await sql.lockRecalled(transaction, owner, ids, now);
  for (const client of clients) {
    const number = way === 'text' && client.phone !== null ? await textedAt(client.phone, business.country) : undefined;
    const to = way === 'text' ? number : (client.email ?? undefined);
    const obstacle = obstacleOf({ ...client, to }, now);
    const isCounted =
      obstacle === undefined && (await countClientMessage(transaction, owner, { what: countedAs[way], now }));
    if (isCounted && to !== undefined) {
      await queueRecall(transaction, sending, { client, to });
      await sql.markRecalled(transaction, client.id, now);
    } else left.push({ client: client.id, name: client.name, why: obstacle ?? 'limit' });
  }
  return { sent: clients.length - left.length, left };
}

export const sendRecalls: Action<typeof contract.sendRecalls> = async ({ body, actor, world, refuse }) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  await countUse(world, recallLimits.callsPerProvider, actor.id);
  const now = world.clock.now();
  const business = (await sql.recallBusiness(world.database, actor.id)) ?? refuse('forbidden');
  if (!business[countedAs[body.way]]) refuse('unproven');
  const via = await signLink(world.secret, 'own_link', actor.id, now);
  const sending = { world, owner: actor.id, business, way: body.way, via, now };
  return world.database.transaction((transaction) => sendTo(transaction, sending, body.clients));
};

export const putRecallConsent: Action<typeof contract.putRecallConsent> = async ({
  params,
  body,
  actor,
  world,
  refuse,
}) => {
  if (!(await mayKeepClients(world.database, actor.id))) refuse('contract_missing');
  const now = world.clock.now();
  const noted = await sql.noteConsent(world.database, actor.id, params.id, { ...body, now });
  if (noted === undefined) return refuse('not_found');
  if (noted === 'ended') return refuse('conflict');
  return (await clientOf(world, actor, params.id)) ?? refuse('not_found');
};

const clientBy = (world: Adapters, token: string): string | undefined => readShortLink(world, 'recall', token);

async function shown(world: Adapters, standing: sql.RecallStanding) {
  return { ...standing, via: await signLink(world.secret, 'own_link', standing.provider, world.clock.now()) };
}

export const getRecall: Action<typeof contract.getRecall> = async ({ params, world, refuse }) => {
  const id = clientBy(world, params.token) ?? refuse('not_found');
  return shown(world, (await sql.standingOf(world.database, id)) ?? refuse('not_found'));
};

async function answered(world: Adapters, token: string, isAgreed: boolean): Promise<sql.RecallStanding | undefined> {
  const id = clientBy(world, token);
  return id === undefined ? undefined : sql.answerRecall(world.database, id, { isAgreed, now: world.clock.now() });
}

export const endRecall: Action<typeof contract.endRecall> = async ({ params, caller, world, refuse }) => {
  await countUse(world, recallLimits.callsPerCaller, caller);
  const standing = (await answered(world, params.token, false)) ?? refuse('not_found');
  await takeBackMails(world.database, oneClickEnd(world.siteUrl, params.token));
  return shown(world, standing);
};

export const resumeRecall: Action<typeof contract.resumeRecall> = async ({ params, caller, world, refuse }) => {
  await countUse(world, recallLimits.callsPerCaller, caller);
  return shown(world, (await answered(world, params.token, true)) ?? refuse('not_found'));
};
