import type { AppointmentId } from '../../../../src/contract/booking/appointment.ts';
import type { Database } from '../../../adapters/ports.ts';
import { ahead, stateIs, stateIsNot } from '../../../ground/states.ts';

/** A visit and those after it in its series that still lie ahead, locked, in order. */
export async function lockedSeries(transaction: Database, id: AppointmentId): Promise<AppointmentId[]> {
  const locked = await transaction.query<{ id: AppointmentId; start: string }>(
    `select other.id, other.starts_at as start
       from app.appointment visit
       join app.appointment other on other.id = visit.id
            or other.series_id = visit.series_id and other.starts_at > visit.starts_at and ${stateIs('other.status', ahead)}
      where visit.id = $1 order by other.id for no key update of other`,
    [id],
  );
  return locked.toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start)).map((one) => one.id);
}

/** Those of these ids that are visits, in order. */
export const knownOf = (database: Database, ids: readonly AppointmentId[]): Promise<{ id: AppointmentId }[]> =>
  database.query(
    `select id from app.appointment where id = any($1::uuid[]) and ${stateIsNot('status', 'held')} order by starts_at, id`,
    [ids],
  );
