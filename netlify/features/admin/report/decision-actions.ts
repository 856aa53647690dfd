import type { AuditAction } from '../../../../src/contract/admin/admin-audit.ts';
import type * as contract from '../../../../src/contract/admin/report.ts';
import {
  actionsOf,
  type ReportAction,
  type ReportCase,
  type ReportRule,
} from '../../../../src/contract/admin/report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { addAudit } from '../../../ground/audit.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import { signLink } from '../../../session/link.ts';
import { isPrivate } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { lift, suspend } from '../admin/account-actions.ts';
import { accountToJudge } from '../admin/account-sql.ts';
import * as holds from './hold-sql.ts';
import { accusedMail, type Decided, reporterMail } from './messages.ts';
import { complaintUntil, decisionLink, linkDays, type Reader, readCursor, subjectOf, writeCursor } from './rules.ts';
import * as sql from './sql.ts';
import { type Thing, thingOf, thingsOf } from './thing-sql.ts';

/** Without an account nobody can be suspended; what is gone can only be left alone. */
function possible({ kind }: Pick<sql.CaseToDecide, 'kind'>, thing: Thing | undefined): ReportAction[] {
  return actionsOf[kind].filter(
    (action) => action === 'nothing' || (thing !== undefined && (action !== 'suspend' || canSuspend(thing))),
  );
}

const canSuspend = ({ accused, accountType }: Thing): boolean => accused !== null && accountType !== 'admin';

const deedOf = {
  nothing: 'report_left',
  hide: 'report_hidden',
  remove: 'report_removed',
  suspend: 'report_suspended',
} as const satisfies Record<ReportAction, AuditAction>;

const named = ({ kind, subject: id, side }: sql.CaseRow) => ({ kind, id, side });

const isOwn = ({ state, lastDecidedBy }: sql.CaseRow, admin: AccountId): boolean =>
  state === 'complaint' && lastDecidedBy === admin;

async function shown(
  world: Adapters,
  row: sql.CaseRow,
  thing: Thing | undefined,
  isForAnother: boolean,
): Promise<ReportCase> {
  const { subject: _, side, decidedAt: __, lastDecidedBy: ___, ...rest } = row;
  return {
    ...rest,
    side: side === '' ? null : side,
    thing:
      thing === undefined
        ? null
        : { ...wordsOf(thing), images: await Promise.all(thing.keys.map(async (key) => addressOf(world, key))) },
    accused:
      thing === undefined || (thing.accused === null && thing.name === null)
        ? null
        : { id: thing.accused, name: thing.name ?? '', email: thing.email },
    actions: possible(row, thing),
    isForAnother,
  };
}

/** How long the desk can look at a picture that has no public address. */
const lookSeconds = 60 * 60;

const addressOf = ({ images }: Adapters, key: string): Promise<string> | string =>
  isPrivate(key) ? images.signedUrl(key, lookSeconds) : images.urlOf(key);

const wordsOf = ({ title, text, messages, pageKind, pageId }: Thing) => ({
  title,
  text,
  messages,
  page: pageKind === null || pageId === null ? null : { kind: pageKind, id: pageId },
});

export const listReports: Action<typeof contract.listReports> = async ({ world, actor, query, refuse }) => {
  const { state, kind, reason, search, mine, cursor, limit } = query;
  const asked = { state, kind, reason, search, mine: mine ? actor.id : null };
  const after = cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await sql.casesIn(world.database, asked, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const things = await thingsOf(world.database, page.map(named));
  const hasOther = page.some((row) => isOwn(row, actor.id)) && (await sql.hasOtherAdmin(world.database, actor.id));
  return {
    items: await Promise.all(
      page.map((row) => shown(world, row, things(named(row)), hasOther && isOwn(row, actor.id))),
    ),
    total: await sql.countCases(world.database, asked),
    nextCursor:
      last === undefined
        ? null
        : writeCursor({
            id: last.id,
            isDanger: last.isDanger,
            at: state === 'decided' ? (last.decidedAt ?? last.openedAt) : last.openedAt,
          }),
  };
};

interface Deciding {
  transaction: Database;
  world: Adapters;
  found: sql.CaseToDecide;
  admin: AccountId;
  now: Date;
}

/** Takes back what the case keeps out of sight. */
async function release({ transaction, world, found, admin, now }: Deciding): Promise<void> {
  for (const hold of await holds.endHolds(transaction, found.id)) {
    if (hold.kind === 'listing') await holds.giveListing(transaction, hold);
    else if (hold.kind === 'review') await holds.giveReview(transaction, hold.subject, admin, now);
    else if (hold.kind === 'image') await holds.giveImage(transaction, hold);
    else if (hold.kind === 'account') {
      const account = await accountToJudge(transaction, hold.subject as AccountId);
      if (account?.isSuspended === true) await lift(transaction, world, account, { admin, now });
    } else await holds.giveCards(transaction, hold);
  }
}

interface Ruled {
  action: ReportAction;
  rule: ReportRule | 'none';
  reason: string;
}

async function carryOut(
  { transaction, world, found, admin, now }: Deciding,
  { action, rule, reason }: Ruled,
  thing: Thing | undefined,
): Promise<void> {
  const { kind, subject } = found;
  const cause = { case: found.id, now };
  if (action === 'nothing') return;
  if (action === 'suspend') {
    const account = thing?.accused == null ? undefined : await accountToJudge(transaction, thing.accused);
    if (account === undefined || account.isSuspended) return;
    await holds.noteSuspension(transaction, account.id, cause);
    const basis = rule === 'law' ? 'law' : 'terms';
    await suspend(transaction, world, account, { reason, basis }, { admin, now });
  } else if (kind === 'listing')
    await holds.takeListing(transaction, subject, action === 'hide' ? 'paused' : 'removed', cause);
  else if (kind === 'card') await holds.takeCard(transaction, subject, cause);
  else if (kind === 'provider') await holds.takeProvider(transaction, subject, cause);
  else if (kind === 'review') await holds.takeReview(transaction, subject, { by: admin, reason }, cause);
  else if (kind === 'image') await holds.takeImage(transaction, subject, cause);
}

interface DecisionNews extends Ruled {
  thing: Thing | undefined;
  /** The one that a complaint can be about. */
  first: { id: string; at: string };
  /** It answers a complaint. */
  isLast: boolean;
  /** Whoever was reported is told, unless nothing ever happened to them. */
  tellsAccused: boolean;
}

/** Both sides read the same reasons, each with a link of their own. */
async function tell({ transaction, world, found, now }: Deciding, telling: DecisionNews): Promise<void> {
  const { thing, first, isLast, action, rule, reason } = telling;
  const said = { title: thing?.title ?? '', reason };
  const until = isLast ? null : complaintUntil(first.at);
  const about = { kind: found.kind, action, rule, isAutomated: false, until } as const;
  const linkOf = async (reader: Reader, language: 'de' | 'en') =>
    decisionLink(world.siteUrl, language, await signLink(world.secret, 'decision', subjectOf(reader), now, linkDays));
  for (const { report, email, language, number, isProven } of await sql.reportersOf(transaction, found.id)) {
    const link = await linkOf({ decision: first.id, report }, language);
    const decided: Decided = { ...about, said: isProven ? said : null, link };
    await queueMail(transaction, { to: email, ...reporterMail(language, decided, number) }, now);
  }
  if (!telling.tellsAccused || thing?.email == null) return;
  const language = thing.accountType === null ? (thing.language ?? 'de') : languageOfAccount(thing.accountType);
  const link = await linkOf({ decision: first.id, report: null }, language);
  await queueMail(transaction, { to: thing.email, ...accusedMail(language, { ...about, said, link }) }, now);
}

/** Of two administrators at the same moment the first one decides, and the other one is told. */
export const decideReport: Action<typeof contract.decideReport> = async ({ world, actor, params, body, refuse }) => {
  const now = world.clock.now();
  const { action, reason } = body;
  const rule = body.action === 'nothing' ? 'none' : body.rule;
  await world.database.transaction(async (transaction) => {
    const found = (await sql.caseToDecide(transaction, params.id)) ?? refuse('not_found');
    const isLast = found.state === 'complaint';
    if (found.state !== 'open' && !isLast) refuse('conflict');
    const earlier = isLast ? await sql.decisionOf(transaction, found.id) : undefined;
    if (earlier?.decidedBy === actor.id && (await sql.hasOtherAdmin(transaction, actor.id))) refuse('own_decision');
    const thing = await thingOf(transaction, { kind: found.kind, id: found.subject, side: found.side });
    if (!possible(found, thing).includes(action)) refuse('invalid', { action: 'notInList' });
    const deciding = { transaction, world, found, admin: actor.id, now };
    if (earlier?.action !== action) {
      if (earlier !== undefined) await release(deciding);
      await carryOut(deciding, { action, rule, reason }, thing);
    }
    const written = { action, rule, reason, by: actor.id, earlier: earlier?.id ?? null };
    const id = await sql.addDecision(transaction, found.id, written, now);
    const entry = { admin: actor.id, action: deedOf[action], account: thing?.accused ?? null, subject: found.id };
    await addAudit(transaction, { ...entry, reason }, now);
    await sql.closeCase(transaction, found.id, isLast ? 'final' : 'decided', earlier?.id ?? id, now);
    await tell(deciding, {
      action,
      rule,
      reason,
      thing,
      isLast,
      first: earlier ?? { id, at: now.toISOString() },
      tellsAccused: action !== 'nothing' || (earlier !== undefined && earlier.action !== 'nothing'),
    });
  });
  return {};
};

export const passOnDanger: Action<typeof contract.passOnDanger> = async ({ world, actor, params, body, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    if (!(await sql.markDanger(transaction, params.id))) refuse('not_found');
    const written = { action: 'danger', rule: null, reason: body.reason, by: actor.id, earlier: null } as const;
    await sql.addDecision(transaction, params.id, written, now);
    const entry = { admin: actor.id, action: 'danger_told', account: null, subject: params.id } as const;
    await addAudit(transaction, { ...entry, reason: body.reason }, now);
  });
  return {};
};
