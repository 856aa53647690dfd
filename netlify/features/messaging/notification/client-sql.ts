import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { clientQuota } from './client-rules.ts';

// Messages to the clients of a provider's own file, counted by the month of UTC.

const monthOfNow = `date_trunc('month', $2::timestamptz at time zone 'UTC')::date`;

/** Counts a message to a client in the month of `now`. False, and not counted, beyond the maximum. */
export async function countClientMessage(
  transaction: Database,
  provider: AccountId,
  { what, now }: { what: 'texts' | 'mails'; now: Date },
): Promise<boolean> {
  const other = what === 'texts' ? 'mails' : 'texts';
  const counted = await transaction.query(
    `update app.provider
        set client_${what} = case when client_month = ${monthOfNow} then client_${what} else 0 end + 1,
            client_${other} = case when client_month = ${monthOfNow} then client_${other} else 0 end,
            client_month = ${monthOfNow}
      where account_id = $1 and case when client_month = ${monthOfNow} then client_${what} else 0 end < $3::integer
     returning account_id`,
    [provider, now.toISOString(), clientQuota[what]],
  );
  return counted.length > 0;
}

interface MonthUse {
  used: number;
  limit: number;
}

const used = (what: 'texts' | 'mails'): string =>
  `case when client_month = ${monthOfNow} then client_${what} else 0 end as ${what}`;

/** How much of both has gone out in the month of `now`, of how many. */
export async function clientMonth(
  database: Database,
  provider: AccountId,
  now: Date,
): Promise<Record<'texts' | 'mails', MonthUse>> {
  const [found = { mails: 0, texts: 0 }] = await database.query<{ mails: number; texts: number }>(
    `select ${used('mails')}, ${used('texts')} from app.provider where account_id = $1`,
    [provider, now.toISOString()],
  );
  const monthOf = (what: 'texts' | 'mails'): MonthUse => ({ used: found[what], limit: clientQuota[what] });
  return { texts: monthOf('texts'), mails: monthOf('mails') };
}

/** What a provider may still send to clients in the month of `now`. Undefined of somebody who is no provider. */
export async function clientSending(
  database: Database,
  provider: AccountId,
  now: Date,
): Promise<{ country: string | null; mails: boolean; texts: boolean } | undefined> {
  const isNewMonth = `provider.client_month is distinct from ${monthOfNow}`;
  const may = `provider.tells_clients and account.suspended_at is null and account.deleted_at is null`;
  const [found] = await database.query<{ country: string | null; mails: boolean; texts: boolean }>(
    `select account.country,
            ${may} and account.email_verified_at is not null and (${isNewMonth} or provider.client_mails < $3::integer) as mails,
            ${may} and account.phone_verified_at is not null and (${isNewMonth} or provider.client_texts < $4::integer) as texts
       from app.provider join app.account on account.id = provider.account_id
      where provider.account_id = $1`,
    [provider, now.toISOString(), clientQuota.mails, clientQuota.texts],
  );
  return found;
}
