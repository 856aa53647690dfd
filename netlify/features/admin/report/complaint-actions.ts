import type * as contract from '../../../../src/contract/admin/report.ts';
import type { Statement } from '../../../../src/contract/admin/report.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import { countUse } from '../../../http/limit.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { complaintUntil, linkDays, readCursor, readerOf, reportLimits, subjectOf, writeCursor } from './rules.ts';
import * as sql from './sql.ts';
import * as statementSql from './statement-sql.ts';
import { type Thing, thingOf, thingsOf } from './thing-sql.ts';

const named = ({ kind, subject: id, side }: statementSql.StatementRow) => ({ kind, id, side });

function shownOf(row: statementSql.StatementRow, thing: Thing | undefined, now: Date): Statement {
  const { kind, state, number, decision, complaint, answer, report } = row;
  const until = complaintUntil(decision.at);
  return {
    kind,
    title: thing?.title ?? '',
    side: report === null ? 'accused' : 'reporter',
    number,
    decision,
    until: until.toISOString(),
    canComplain: complaint === null && (state === 'decided' || state === 'complaint') && now <= until,
    complaint,
    answer,
  };
}

const shown = async (database: Database, row: statementSql.StatementRow, now: Date): Promise<Statement> =>
  shownOf(row, await thingOf(database, named(row)), now);

async function statementBy(world: Adapters, token: string): Promise<statementSql.StatementRow | undefined> {
  const reader = readerOf(await readLink(world, 'decision', token, world.clock.now()));
  return reader && statementSql.statementOf(world.database, reader.decision, reader.report);
}

export const getStatement: Action<typeof contract.getStatement> = async ({ world, params, refuse }) => {
  const row = (await statementBy(world, params.token)) ?? refuse('not_found');
  return shown(world.database, row, world.clock.now());
};

export const complain: Action<typeof contract.complain> = async ({ world, params, body, language, caller, refuse }) => {
  await countUse(world, reportLimits.complaintsPerCaller, caller);
  const now = world.clock.now();
  const { id: decision, case: found, report } = (await statementBy(world, params.token)) ?? refuse('not_found');
  return world.database.transaction(async (transaction) => {
    // Whoever decides meanwhile is waited for.
    await sql.caseToDecide(transaction, found);
    const before = (await statementSql.statementOf(transaction, decision, report)) ?? refuse('not_found');
    // Sent again after a lost answer it is the same complaint.
    if (before.complaint?.text === body.text) return shown(transaction, before, now);
    if (!(await shown(transaction, before, now)).canComplain) return refuse('conflict');
    await statementSql.addComplaint(transaction, { decision, report, text: body.text, language }, now);
    await sql.reopen(transaction, found);
    const after = (await statementSql.statementOf(transaction, decision, report)) ?? refuse('not_found');
    return shown(transaction, after, now);
  });
};

const pageSize = 30;

export const listStatements: Action<typeof contract.listStatements> = async ({ world, actor, query, refuse }) => {
  const now = world.clock.now();
  const after =
    query.cursor === undefined ? undefined : (readCursor(query.cursor) ?? refuse('invalid', { cursor: 'cursor' }));
  const rows = await statementSql.statementsOf(world.database, actor.id, { after, limit: pageSize + 1 });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const things = await thingsOf(world.database, page.map(named));
  const items = await Promise.all(
    page.map(async (row) => {
      const reader = { decision: row.id, report: row.report };
      return {
        id: row.report ?? row.id,
        token: await signLink(world.secret, 'decision', subjectOf(reader), now, linkDays),
        statement: shownOf(row, things(named(row)), now),
      };
    }),
  );
  return {
    items,
    nextCursor: last === undefined ? null : writeCursor({ isDanger: false, at: last.at, id: last.report ?? last.id }),
  };
};
