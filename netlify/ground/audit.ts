import type { SuspensionBasis } from '../../src/contract/admin/admin.ts';
import type { AuditAction } from '../../src/contract/admin/admin-audit.ts';
import type { AccountId } from '../../src/contract/fields.ts';
import type { Database } from '../adapters/ports.ts';

interface AuditEntry {
  /** Null from the server's command line. */
  admin: AccountId | null;
  action: AuditAction;
  /** Null where it concerns nobody with an account. */
  account: AccountId | null;
  /** A uuid. A conflict about the same id tells of this entry. */
  subject: string | null;
  /** Why, as the administrator wrote it; or, where nothing is asked, what was done: a number, a reference, a month. */
  reason: string | null;
  /** Only where an account was suspended or given notice. */
  basis?: SuspensionBasis;
}

/** Notes in the log what an administrator did, in the transaction of the deed. */
export const addAudit = (
  transaction: Database,
  { admin, action, account, subject, reason, basis }: AuditEntry,
  now: Date,
): Promise<unknown> =>
  transaction.query(
    `insert into app.audit (at, admin_id, action, account_id, subject_id, reason, basis)
     values ($1::timestamptz, $2, $3, $4, $5, $6, $7)`,
    [now.toISOString(), admin, action, account, subject, reason, basis ?? null],
  );
