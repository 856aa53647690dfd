import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { forget } from '../../../ground/forget.ts';

/** Returns the id, which the device's tokens carry. Undefined for administrators, who stay signed in nowhere. */
export async function addDevice(
  database: Database,
  owner: AccountId,
  { label, now, until }: { label: string; now: Date; until: Date },
): Promise<string | undefined> {
  const [added] = await database.query<{ id: string }>(
    `insert into app.device (account_id, session_version, label, signed_in_at, seen_at, expires_at)
     select id, session_version, $2, $3, $3, $4 from app.account where id = $1 and type <> 'admin'
     returning id`,
    [owner, label, now.toISOString(), until.toISOString()],
  );
  return added?.id;
}

interface KeptDevice {
  id: string;
  label: string;
  signedInAt: string;
  seenAt: string;
  until: string;
  [column: string]: unknown;
}

/** Those that hold: of the account's present sessions, and not expired. */
export const devicesOf = (database: Database, owner: AccountId, now: Date): Promise<KeptDevice[]> =>
  database.query<KeptDevice>(
    `select device.id, device.label, device.signed_in_at as "signedInAt", device.seen_at as "seenAt", device.expires_at as until
       from app.device device join app.account on account.id = device.account_id
      where account.id = $1 and device.session_version = account.session_version and device.expires_at > $2::timestamptz
      order by device.seen_at desc, device.id`,
    [owner, now.toISOString()],
  );

/** False where it is not there, or somebody else's. */
export async function deleteDevice(database: Database, owner: AccountId, id: string): Promise<boolean> {
  const deleted = await database.query('delete from app.device where id = $2 and account_id = $1 returning id', [
    owner,
    id,
  ]);
  return deleted.length > 0;
}

/** Deletes those that have expired; returns their number. */
export const deleteDevicesBefore = (database: Database, before: Date): Promise<number> =>
  forget(database, 'device', 'expires_at', before);
