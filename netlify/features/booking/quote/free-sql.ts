import type { StaffId } from '../../../../src/contract/services/staff.ts';
import type { Database } from '../../../adapters/ports.ts';
import { piecesAt, type Visit } from '../../../calendar/visit.ts';
import { isoOf } from '../../../calendar/zone.ts';

/** The first of the starts at which somebody's time is taken; undefined where all are free. */
export async function isTakenAt(
  database: Database,
  { staff, visit, starts }: { staff: StaffId; visit: Visit; starts: readonly number[] },
): Promise<number | undefined> {
  const pieces = starts.flatMap((start) =>
    piecesAt(visit, start).map(({ from, until }) => ({ start: isoOf(start), from: isoOf(from), until: isoOf(until) })),
  );
  const [taken] = await database.query<{ start: string }>(
    `select piece.start from jsonb_to_recordset($2::jsonb -> 'pieces') as piece (start text, "from" timestamptz, "until" timestamptz)
      where exists (select from app.busy where staff_id = $1 and span && tstzrange(piece."from", piece."until"))
      order by piece."from" limit 1`,
    [staff, { pieces }],
  );
  return taken && Date.parse(taken.start);
}
