import type { AccountId } from '../../../../src/contract/fields.ts';
import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { runTime } from '../../../ground/run-time.ts';
import { tellOfSite } from '../../../ground/site-bell.ts';
import { lockedPlans } from '../../account/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { taxRequestMail, taxRequestSaid } from './asking-messages.ts';
import { holdDay, nextTaxStep, openRound } from './asking-rules.ts';
import * as sql from './asking-sql.ts';
import { zoneOf } from './choice-rules.ts';
import { reportedCountries } from './filing-rules.ts';
import { languageOfPlan } from './rules.ts';

/** Visits of this year and the last are still reported, so that data are asked for. */
const sinceOf = (today: string): string => `${Number(today.slice(0, 4)) - 1}-01-01`;

/** Under the lock it is asked again: data may have come, or another run has done it. */
async function stepOne(world: Adapters, owner: AccountId, question: sql.AskedSince) {
  const now = world.clock.now();
  const today = dayAt(now.getTime(), zoneOf('services'));
  return world.database.transaction(async (transaction) => {
    await lockedPlans(transaction, owner);
    const [asked] = await sql.askedProviders(transaction, question, { only: owner });
    const next = asked && nextTaxStep(asked.made, asked.missing, today);
    if (asked === undefined || next === undefined) return false;
    if (!(await sql.addTaxStep(transaction, owner, { ...next, today }, now))) return false;
    const { step } = next;
    if (step === 'given') return true;
    const open = openRound(asked.made);
    const holdsFrom = holdDay(open.find((made) => made.step === 'asked')?.on ?? today, open);
    const language = languageOfPlan('services');
    const path = addressIn(
      language,
      asked.missing.includes('address') ? paths.providerBusiness() : paths.providerBank(),
    );
    const letter = taxRequestMail(language, { step, missing: asked.missing, holdsFrom }, world.siteUrl + path);
    await queueMail(transaction, { to: asked.email, ...letter }, now);
    const said = { de: taxRequestSaid('de', step), en: taxRequestSaid('en', step) };
    await tellOfSite(transaction, owner, { said, path }, now);
    return true;
  });
}

/** The most providers that one statement reads. */
const atOnce = 500;
/** Before every id. */
const front = '00000000-0000-0000-0000-000000000000';

/** All providers, some at a time: from anywhere to the last, and from the first to there. */
async function* everybody(database: Database): AsyncGenerator<{ after: string; last: AccountId }> {
  const begin = crypto.randomUUID();
  let [after, hasTurned]: [string, boolean] = [begin, false];
  for (;;) {
    const last = await sql.lastOfNext(database, after, atOnce);
    if (last !== undefined) yield { after, last };
    if (hasTurned && (last === undefined || last > begin)) return;
    hasTurned ||= last === undefined;
    after = last ?? front;
  }
}

/**
 * Run by the schedule in the hours of the day: asks for data that must be reported, reminds twice, and holds bookings. Each run begins
 * somewhere else and goes round, so that nobody is always behind what there was time for. One that fails holds up none behind it: the
 * run fails at its end.
 */
export async function runTaxRequests(world: Adapters): Promise<{ done: number }> {
  const { operator, database, clock } = world;
  if (operator === undefined) return { done: 0 };
  const isInTime = runTime(world);
  const today = dayAt(clock.now().getTime(), zoneOf('services'));
  const question = { since: sinceOf(today), countries: reportedCountries(operator) };
  let done = 0;
  const failed: unknown[] = [];
  for await (const span of everybody(database)) {
    for (const { owner, made, missing } of await sql.askedProviders(database, question, span)) {
      if (!isInTime()) break;
      if (nextTaxStep(made, missing, today) === undefined) continue;
      try {
        if (await stepOne(world, owner, question)) done += 1;
      } catch (problem) {
        failed.push(problem);
      }
    }
    if (!isInTime()) break;
  }
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} providers could not be asked`);
  return { done };
}
