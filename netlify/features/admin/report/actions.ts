import type * as contract from '../../../../src/contract/admin/report.ts';
import { type ReportKind, type ReportReason, reasonsOf } from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { VisitSide } from '../../../ground/states.ts';
import type { Action, Call } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink } from '../../../session/link.ts';
import { queueMail } from '../../messaging/index.ts';
import * as figureSql from './figure-sql.ts';
import { receiptMail } from './messages.ts';
import { figuresLink, keptSince, numberFrom, reportLimits } from './rules.ts';
import * as sql from './sql.ts';
import { isVisible, otherSideOf, thingOf } from './thing-sql.ts';

type Sending = Pick<Call<typeof contract.sendReport>, 'world' | 'actor' | 'language' | 'caller' | 'refuse'>;

interface SentReport {
  kind: ReportKind;
  id: string;
  reason: ReportReason;
  details: string;
  email: string | undefined;
  token: string | undefined;
}

/** Whose words are meant: in a conversation those of the other side. Refuses what whoever reports cannot see. */
async function sideOf({ world, actor, refuse }: Sending, { kind, id, token }: SentReport): Promise<VisitSide | ''> {
  const now = world.clock.now();
  if (kind !== 'message') return (await isVisible(world.database, kind, id, now)) ? '' : refuse('not_found');
  const reader = token === undefined ? actor?.id : await guestOf();
  return (reader && (await otherSideOf(world.database, id, reader))) || refuse('not_found');

  /** The link of the conversation makes a guest one of its sides. */
  async function guestOf(): Promise<'guest'> {
    for (const purpose of ['visit', 'question', 'inquiry_thread'] as const)
      if ((await readLink(world, purpose, token ?? '', now)) === id) return 'guest';
    return refuse('not_found');
  }
}

/** Keeps it for a person to decide. However many there are, nothing is hidden by them. */
async function take(call: Sending, sent: SentReport): Promise<{ number: string; at: string }> {
  const { world, actor, language, caller, refuse } = call;
  const { kind, id, reason, details } = sent;
  await countUse(world, reportLimits.perCaller, caller);
  await countUse(world, reportLimits.perThing, `${caller} ${kind} ${id}`);
  if (actor !== undefined) await countUse(world, reportLimits.perAccount, actor.id);
  if (!(reasonsOf[kind] as readonly string[]).includes(reason)) return refuse('invalid', { reason: 'notInList' });
  const side = await sideOf(call, sent);
  const thing = (await thingOf(world.database, { kind, id, side })) ?? refuse('not_found');
  const email = sent.email ?? null;
  if (email !== null) await countUse(world, reportLimits.receiptsPerEmail, email);
  const now = world.clock.now();
  const number = numberFrom(crypto.randomUUID());
  const account: AccountId | null = actor?.id ?? null;
  await world.database.transaction(async (transaction) => {
    const report = { number, reason, details, email, account, language };
    await sql.addReport(transaction, { kind, id, side }, thing.accused, report, now);
    if (email !== null)
      await queueMail(
        transaction,
        { to: email, ...receiptMail(language, number, figuresLink(world.siteUrl, language)) },
        now,
      );
  });
  return { number, at: now.toISOString() };
}

export const sendReport: Action<typeof contract.sendReport> = (call) =>
  take(call, { ...call.body, email: call.body.email, token: call.body.token });

export const reportListing: Action<typeof contract.reportListing> = (call) =>
  take(call, { ...call.body, kind: 'listing', id: call.params.id, email: call.body.email, token: undefined });

export const reportReview: Action<typeof contract.reportReview> = (call) =>
  take(call, { ...call.body, kind: 'review', id: call.params.id, email: call.body.email, token: undefined });

export const getReportFigures: Action<typeof contract.getReportFigures> = ({ world }) =>
  figureSql.reportFigures(world.database, keptSince(world.clock.now()));
