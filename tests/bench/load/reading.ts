import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { postgresDatabase } from '../../../netlify/adapters/database/postgres.ts';
import type { Database } from '../../../netlify/adapters/ports.ts';
import { subjectOf } from '../../../netlify/features/admin/report/rules.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { signLink } from '../../../netlify/session/link.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { startWorld, type World } from '../../support/world.ts';
import { watched } from '../calls.ts';
import { median, quantile } from '../measure.ts';
import { administrator, busiestCustomer, busiestProvider, busiestSeller } from './fill.ts';
import { type Caller, type ReadingCall, readingCalls, type Things } from './questions.ts';
import { adviserToken } from './rows.ts';

/** What every reading call may cost at a million (docs/figures.md says why where one costs more). */
export const budgets = {
  sqlMilliseconds: 15,
  statements: 6,
  bytes: 200_000,
  factor: 3,
  factorFrom: 5,
  ownersFactor: 12,
} as const;

export interface Read {
  name: string;
  /** What of it was asked, where that is not all. */
  of: string | undefined;
  as: Caller;
  status: number;
  /** Nothing was found that it could answer with. */
  isEmpty: boolean;
  statements: number;
  /** Milliseconds, medians: of SQL by the clock, and the 95th of all by the clock. */
  sql: number;
  late: number;
  /** Processor time of the database, and of the process that answers: they say the same beside other programs. */
  processor: number;
  door: number;
  bytes: number;
  /** As it goes over the line. */
  packedBytes: number;
}

const rounds = 15;
const warmUp = 5;
/** A call that takes long is asked less often: none in the warm-up, and three times, once so much time has gone. */
const enoughMilliseconds = 10_000;
const emails: Record<Exclude<Caller, 'nobody'>, string> = {
  customer: busiestCustomer,
  provider: busiestProvider,
  seller: busiestSeller,
  admin: administrator,
};

async function idsOf(database: Database): Promise<Record<string, string>> {
  const [found = {}] = await database.query<Record<string, string>>(
    `with busiest as (
       select (select id from app.account where email = $1) as provider, (select id from app.account where email = $2) as customer,
              (select id from app.account where email = $3) as seller, (select id from app.account where email = $4) as admin)
     select busiest.*,
            (select id from app.appointment where provider_id = provider order by starts_at desc limit 1) as visit,
            (select appointment_id from app.review where provider_id = provider order by created_at desc limit 1) as "reviewedVisit",
            (select id from app.service_card where provider_id = provider order by id limit 1) as card,
            (select id from app.listing where owner_id = seller and status = 'published' order by id limit 1) as listing,
            (select inquiry.id from app.inquiry join app.listing on listing.id = listing_id where owner_id = seller limit 1) as inquiry,
            (select id from app.inquiry where account_id = customer limit 1) as "ownInquiry",
            (select id from app.appointment visit where provider_id = provider and status = 'completed_paid'
                and not exists (select from app.customer_invoice where appointment_id = visit.id)
              order by starts_at desc limit 1) as "proposedVisit",
            (select appointment_id from app.customer_invoice where provider_id = provider order by issued_at desc limit 1) as "invoicedVisit",
            (select id from app.customer_invoice where provider_id = provider order by issued_at desc limit 1) as "customerInvoice",
            (select id from app.question where provider_id = provider limit 1) as question,
            (select made.id from app.report_decision made join app.report_case found on found.id = case_id
              where accused_id = provider limit 1) as decision,
            (select guest_email from app.appointment where provider_id = provider and guest_email is not null limit 1) as guest
       from busiest`,
    [busiestProvider, busiestCustomer, busiestSeller, administrator],
  );
  return found;
}

async function thingsOf(world: World, ids: Record<string, string>): Promise<Things> {
  const link = (purpose: Parameters<typeof signLink>[1], subject = ''): Promise<string> =>
    signLink(world.adapters.secret, purpose, subject, world.clock.now());
  const named = (name: string): string => {
    const found = ids[name];
    if (found === undefined || found === null) throw new Error(`nobody has a ${name} here`);
    return found;
  };
  return {
    visit: named('visit'),
    reviewedVisit: named('reviewedVisit'),
    provider: named('provider'),
    card: named('card'),
    listing: named('listing'),
    inquiry: named('inquiry'),
    ownInquiry: named('ownInquiry'),
    customer: named('customer'),
    proposedVisit: named('proposedVisit'),
    invoicedVisit: named('invoicedVisit'),
    customerInvoice: named('customerInvoice'),
    question: named('question'),
    visitLink: await link('visit', named('visit')),
    reviewedVisitLink: await link('visit', named('reviewedVisit')),
    guestLink: await link('guest_visits', named('guest')),
    threadLink: await link('inquiry_thread', named('inquiry')),
    invoicedVisitLink: await link('visit', named('invoicedVisit')),
    questionLink: await link('question', named('question')),
    decisionLink: await link('decision', subjectOf({ decision: named('decision'), report: null })),
    adviserLink: adviserToken,
  };
}

/** Sessions of the busiest of each kind. */
export async function tokensOf(world: World): Promise<Record<Caller, string | undefined>> {
  const rows = await world.database.query<{ id: AccountId; email: string; version: number }>(
    'select id, email, session_version as version from app.account where email = any($1::text[])',
    [Object.values(emails)],
  );
  const tokenOf = async (email: string): Promise<string> => {
    const row = rows.find((one) => one.email === email);
    if (row === undefined) throw new Error(`${email} is not there`);
    return issueToken(world.adapters.secret, row.id, row.version, world.clock.now());
  };
  return {
    nobody: undefined,
    customer: await tokenOf(emails.customer),
    provider: await tokenOf(emails.provider),
    seller: await tokenOf(emails.seller),
    admin: await tokenOf(emails.admin),
  };
}

/** Milliseconds of the processor that the sessions of this database have used, all but the client's. */
async function processorUsed(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  const used = rows.map(async ({ pid }) => {
    const told = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '');
    return Number(told.split(' ')[0] || Number.NaN) / 1e6;
  });
  return (await Promise.all(used)).reduce((sum, one) => sum + one, 0);
}

/** An answer without a row, a word or a number in it. */
const saysNothing = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null
    ? Object.values(answer).every(saysNothing)
    : answer === null || answer === undefined || answer === 0 || answer === '' || answer === false;

/** Every reading call as its busiest caller on a Postgres. */
export function measureReading(client: Client, address: string): Promise<Read[]> {
  const database = postgresDatabase({ connectionString: address, queryMilliseconds: 120_000, connections: 3 });
  return measureReadingOf({ database, close: () => database.close() }, () => processorUsed(client));
}

/** Every reading call as its busiest caller, through its door: the first answers are not counted. */
export async function measureReadingOf(
  { database, close }: { database: Database; close: () => Promise<void> },
  used: () => Promise<number> = () => Promise.resolve(Number.NaN),
): Promise<Read[]> {
  const world = await startWorld({ database, close });
  const watch = watched(world.adapters.database);
  world.adapters.database = watch.database;
  // Pages of towns are counted by the schedule.
  await (await jobNamed('keep-towns')).door(new Request('http://localhost/'));
  const tokens = await tokensOf(world);
  const things = await thingsOf(world, await idsOf(database));
  const read: Read[] = [];
  for (const call of readingCalls().asked) read.push(await measureOne(call));
  await world.close();
  return read;

  async function measureOne({ name, of, endpoint, as, ask }: ReadingCall): Promise<Read> {
    const [whole, sql, processor, door]: [number[], number[], number[], number[]] = [[], [], [], []];
    const begun = performance.now();
    let [status, written, statements, isEmpty] = [0, '', 0, false];
    for (let round = -warmUp; round < rounds; round += 1) {
      if (performance.now() - begun > enoughMilliseconds && (round < 0 || whole.length >= 3)) continue;
      // Nobody is limited, neither by their address nor by their account.
      await database.query('delete from app.rate_limit');
      const usedBefore = await used();
      watch.taken();
      watch.counted();
      const caller = `10.1.${round + warmUp}.${read.length}`;
      const [started, ownBefore] = [performance.now(), process.cpuUsage()];
      const answer = await world.ask(endpoint, ask(things), { token: tokens[as], caller });
      const [took, own] = [performance.now() - started, process.cpuUsage(ownBefore)];
      const [taken, counted] = [watch.taken(), watch.counted()];
      ({ status } = answer);
      const usedSince = (await used()) - usedBefore;
      if (round < 0) continue;
      whole.push(took);
      sql.push(taken);
      processor.push(usedSince);
      door.push((own.user + own.system) / 1000);
      statements = Math.max(statements, counted);
      written = JSON.stringify(answer.body);
      isEmpty = saysNothing(answer.body);
    }
    return {
      name,
      of,
      as,
      status,
      isEmpty,
      statements,
      sql: median(sql),
      processor: median(processor),
      door: median(door),
      late: quantile(whole, 0.95),
      bytes: Buffer.byteLength(written),
      packedBytes: gzipSync(written).length,
    };
  }
}

/** Milliseconds of both processors; where the system does not tell, the database's by the clock. */
const costOf = ({ sql, processor, door }: Read): number => sqlOf({ sql, processor }) + door;

/** A busy machine lengthens the one, and several workers of the database the other. */
const sqlOf = ({ sql, processor }: Pick<Read, 'sql' | 'processor'>): number =>
  Number.isNaN(processor) ? sql : Math.min(sql, processor);

export const factorOf = (read: Read, least: Read | undefined): number =>
  least === undefined ? 1 : costOf(read) / costOf(least);

/** What a call misses of the budgets; `least` is the same call where there is next to nothing. */
export function missesOf(read: Read, least: Read | undefined): string[] {
  const factor = factorOf(read, least);
  return [
    ...(read.status === 200 ? [] : [`answered ${read.status}`]),
    ...(read.isEmpty ? ['answers nothing'] : []),
    ...(sqlOf(read) > budgets.sqlMilliseconds ? [`SQL ${sqlOf(read).toFixed(1)} ms`] : []),
    ...(read.statements > budgets.statements ? [`${read.statements} statements`] : []),
    ...(read.bytes > budgets.bytes ? [`${Math.round(read.bytes / 1000)} kB`] : []),
    ...(costOf(read) > budgets.factorFrom && factor > budgets.factor ? [`factor ${factor.toFixed(1)}`] : []),
  ];
}
