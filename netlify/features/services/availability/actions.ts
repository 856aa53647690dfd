import type { AccountId } from '../../../../src/contract/fields.ts';
import type * as contract from '../../../../src/contract/services/availability.ts';
import type { Availability, AvailabilityDraft } from '../../../../src/contract/services/availability.ts';
import { holidayRegions } from '../../../../src/contract/services/availability.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { calendarsOf, visitCardsOf } from '../../../ground/calendars.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { regionOf } from '../../../places/index.ts';
import { onlyStaffOf } from '../../../session/actor.ts';
import { holdAccount } from '../business/sql.ts';
import { visitsAhead } from '../staff/sql.ts';
import { clashesInWords, holidaysIn } from './messages.ts';
import {
  countryOfZone,
  type Hours,
  holidayDays,
  type Member,
  momentOf,
  preview,
  regionNamed,
  spanFault,
  touchedBy,
  withMember,
} from './rules.ts';
import * as sql from './sql.ts';

async function hoursWith(database: Database, timeZone: string, settings: AvailabilityDraft, now: Date): Promise<Hours> {
  const { holidayRegion } = settings;
  const holidays =
    holidayRegion === null ? [] : await sql.holidaysOf(database, holidayRegion, holidayDays(timeZone, now));
  return { timeZone, settings, holidays };
}

async function storedHours(
  database: Database,
  owner: AccountId,
  now: Date,
  refuse: Refuse,
): Promise<Hours & Pick<sql.Stored, 'stamp' | 'address'>> {
  const { timeZone, settings, stamp, address } = (await sql.settingsOf(database, owner, now)) ?? refuse('forbidden');
  return { ...(await hoursWith(database, timeZone, settings, now)), stamp, address };
}

interface Change {
  /** The hours before it. */
  former?: Hours | undefined;
  /** Whose own hours change. */
  member?: Member | undefined;
}

async function touched(database: Database, owner: AccountId, now: Date, hours: Hours, { former, member }: Change) {
  const [ahead, own] = await Promise.all([visitsAhead(database, owner, now), sql.ownHoursOf(database, owner)]);
  return touchedBy(hours, ahead, withMember(own, member), former, own);
}

interface Reader {
  language: Language;
  refuse: Refuse;
}

async function shown(
  world: Adapters,
  owner: AccountId,
  { language, refuse }: Reader,
  former?: Hours,
): Promise<Availability> {
  const { database } = world;
  const now = world.clock.now();
  const { address, ...hours } = await storedHours(database, owner, now, refuse);
  const country = countryOfZone(hours.timeZone);
  return {
    ...hours,
    regions: [...holidayRegions[country]],
    suggestedRegion: regionNamed(country, await regionOf(database, country, address)),
    holidays: holidaysIn(language, hours.holidays),
    blocks: await sql.blocksOf(database, owner, now),
    touched: await touched(database, owner, now, hours, { former }),
  };
}

export const getAvailability: Action<typeof contract.getAvailability> = ({ actor, world, language, refuse }) =>
  shown(world, actor.id, { language, refuse });

export const putAvailability: Action<typeof contract.putAvailability> = async (call) => {
  const { body, actor, world, language, refuse } = call;
  const { seen, ...draft } = body;
  const now = world.clock.now();
  const former = await world.database.transaction(async (transaction) => {
    await holdAccount(transaction, actor.id);
    const before = await storedHours(transaction, actor.id, now, refuse);
    if (seen !== undefined && seen !== before.stamp) refuse('conflict');
    const after = await hoursWith(transaction, before.timeZone, draft, now);
    const holidays = new Set(after.holidays.map(({ day }) => day));
    const workedHolidays = draft.workedHolidays.filter((day) => holidays.has(day));
    await sql.keepSettings(transaction, actor.id, { ...draft, workedHolidays });
    return before;
  });
  return shown(world, actor.id, { language, refuse }, former);
};

export const previewAvailability: Action<typeof contract.previewAvailability> = async (call) => {
  const { body, actor, language, world, refuse } = call;
  const { database } = world;
  const now = world.clock.now();
  const stored = await storedHours(database, actor.id, now, refuse);
  const { member, ...settings } = body;
  const hours = await hoursWith(database, stored.timeZone, settings, now);
  const [[calendar], [card]] = await Promise.all([
    calendarsOf(database, [actor.id], now, { countsVisits: true }),
    visitCardsOf(database, actor.id, undefined),
  ]);
  if (calendar === undefined) return refuse('forbidden');
  return {
    ...preview(hours, { calendar, card }, now),
    hasCard: card !== undefined,
    holidays: holidaysIn(language, hours.holidays),
    touched: await touched(database, actor.id, now, hours, { former: stored, member }),
  };
};

const isTaken = (problem: unknown): boolean =>
  problem instanceof Error && 'code' in problem && (problem.code === '23P01' || problem.code === '40P01');

export const addBlock: Action<typeof contract.addBlock> = async ({ body, actor, world, language, refuse }) => {
  const only = onlyStaffOf(actor);
  if (only !== undefined && body.staffId !== undefined && body.staffId !== only) return refuse('not_found');
  const now = world.clock.now();
  const { timeZone } = await storedHours(world.database, actor.id, now, refuse);
  const span = { start: momentOf(body.start, timeZone), end: momentOf(body.end, timeZone) };
  const fault = spanFault(span, now);
  if (fault !== undefined) refuse('invalid', { end: fault });
  let staff: Awaited<ReturnType<typeof sql.lockedStaff>> = [];
  try {
    const blocks = await world.database.transaction(async (transaction) => {
      staff = await sql.lockedStaff(transaction, actor.id, only ?? body.staffId);
      if (staff.length === 0) refuse('not_found');
      await sql.dropExpiredHolds(transaction, staff, now);
      return sql.addBlocks(transaction, actor.id, staff, { ...span, note: body.note, now });
    });
    return { blocks };
  } catch (problem) {
    if (!isTaken(problem)) throw problem;
    const clashes = clashesInWords(await sql.clashesWith(world.database, actor.id, staff, span), {
      timeZone,
      language,
      now,
    });
    return refuse('slot_taken', { start: { word: 'timeTaken', values: { clashes } } });
  }
};

export const deleteBlock: Action<typeof contract.deleteBlock> = async ({ params, actor, world, refuse }) => {
  if (!(await sql.deleteBlock(world.database, actor.id, params.id, onlyStaffOf(actor)))) refuse('not_found');
  return {};
};
