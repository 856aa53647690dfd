import type { Adapters, Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import { correctionOf, keptUntil } from '../../../invoice/index.ts';
import { zoneOf } from './choice-rules.ts';
import { noShowReason } from './correction-messages.ts';
import * as sql from './correction-sql.ts';
import { hashOf } from './document-actions.ts';
import { canonical, numberIn, seriesOf } from './invoice-rules.ts';
import { nextNumber } from './invoice-sql.ts';
import { languageOfPlan } from './rules.ts';

interface CorrectionRequest {
  invoice: string;
  /** Places of lines, from 0; all that were not taken back without it. */
  places: readonly number[] | undefined;
  reason: string;
}

/**
 * Takes lines of an invoice back by a separate document. `not_found`: there is no such invoice or line. `conflict`: a
 * line was already taken back. The account is locked, so that parallel corrections wait for each other.
 */
export async function correctIn(
  transaction: Database,
  { invoice: id, places, reason }: CorrectionRequest,
  now: Date,
): Promise<{ id: string; number: string; owner: sql.Corrected['owner'] } | 'not_found' | 'conflict'> {
  const invoice = await sql.lockedInvoice(transaction, id);
  if (invoice === undefined) return 'not_found';
  const { document, strand, month, owner } = invoice;
  const taken = new Set(await sql.takenBack(transaction, id));
  const lines = places ?? [...document.lines.keys()].filter((place) => !taken.has(place));
  if (lines.some((place) => document.lines[place] === undefined)) return 'not_found';
  if (lines.length === 0 || lines.some((place) => taken.has(place))) return 'conflict';
  const issuedOn = dayAt(now.getTime(), zoneOf(strand));
  const series = seriesOf(issuedOn);
  const number = numberIn(series, await nextNumber(transaction, series));
  const correction = correctionOf(document, { lines, reason, number, issuedOn });
  const made = await sql.addCorrection(
    transaction,
    { owner, strand, month, corrects: id, lines, keptUntil: keptUntil('de', issuedOn) },
    { document: correction, hash: await hashOf(canonical(correction)), now },
  );
  return { id: made, number, owner };
}

const atOnce = 200;

/** Takes back commissions that were billed and whose visit nobody came to after all. Returns how many. */
export async function correctEnded(world: Adapters): Promise<number> {
  const now = world.clock.now();
  const due = await sql.billedAndEnded(world.database, atOnce);
  let corrected = 0;
  for (const { invoice, places, strand } of due) {
    const wanted = { invoice, places, reason: noShowReason(languageOfPlan(strand)) };
    const made = await world.database.transaction((transaction) => correctIn(transaction, wanted, now));
    // Another run was faster.
    if (typeof made !== 'string') corrected += 1;
  }
  return corrected;
}
