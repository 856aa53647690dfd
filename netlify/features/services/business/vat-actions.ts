import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { detailOf } from './actions.ts';
import { askedCountries, isAskable, nextAsk, retryMilliseconds } from './vat-rules.ts';
import * as sql from './vat-sql.ts';

/** Asks the register about a number that was taken, and keeps the answer. False if there was none. */
async function ask(world: Adapters, asked: sql.VatQuestion): Promise<boolean> {
  const now = world.clock.now();
  const answer = await world.vatRegister.ask(asked.vatId);
  if (answer === undefined) {
    const at = new Date(now.getTime() + retryMilliseconds(asked.attempts));
    await sql.setNextAsk(world.database, asked, { at, attempts: asked.attempts + 1 });
    return false;
  }
  await world.database.transaction(async (transaction) => {
    await sql.keepAnswer(transaction, asked, answer, now);
    await sql.setNextAsk(transaction, asked, { at: nextAsk(answer.isValid, now), attempts: 0 });
  });
  return true;
}

const oldAtOnce = 100;

/** Numbers that were given before anybody asked about them. One that no key opens has to be given again. */
async function claimOld(world: Adapters): Promise<void> {
  for (const { owner } of await sql.unclaimed(world.database, askedCountries, oldAtOnce)) {
    const kept = await detailOf(world, world.database, owner, 'vat');
    if (kept === undefined) continue;
    if (isAskable(kept.vatId)) await sql.claimVatId(world.database, owner, kept.vatId, world.clock.now());
  }
}

/** A run ends before the platform ends it. */
const runMilliseconds = 15_000;

/** Run by the schedule: asks the register about the numbers that are due, one after the other. */
export async function runVatChecks(world: Adapters): Promise<{ answered: number; unanswered: number }> {
  await claimOld(world);
  const done = { answered: 0, unanswered: 0 };
  const started = world.clock.now().getTime();
  while (world.clock.now().getTime() - started < runMilliseconds) {
    const asked = await sql.takeClaim(world.database, world.clock.now());
    if (asked === undefined) break;
    done[(await ask(world, asked)) ? 'answered' : 'unanswered'] += 1;
  }
  return done;
}

/** Asks about the number of an account now, if there is one that can be asked about. */
export async function askNow(world: Adapters, owner: AccountId): Promise<void> {
  const asked = await sql.takeClaim(world.database, world.clock.now(), owner);
  if (asked !== undefined) await ask(world, asked);
}
