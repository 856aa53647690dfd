import { noShowsUntilDeposit } from '../../../../src/contract/booking/appointment-deposit.ts';
import type { AppointmentDetail } from '../../../../src/contract/booking/appointment-detail.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { transferCode } from '../../../bank/index.ts';
import { pictureOf } from '../../../session/one-time-code.ts';
import { type Announcement, announce } from '../../messaging/index.ts';
import { detailOf } from '../../services/index.ts';
import { asksNothing, depositOf, referenceOf } from './deposit-rules.ts';
import * as depositSql from './deposit-sql.ts';
import type { Offered } from './request-actions.ts';
import type { Customer } from './sql.ts';
import { isDepositDue, type VisitRow } from './step-rules.ts';
import * as visitSql from './visit-sql.ts';

/** The deposit; null where none is asked for. Without a named customer, no-shows are not counted. */
export async function depositFor(
  database: Database,
  { provider, terms: { cards } }: Offered,
  who: Customer | undefined,
  now: Date,
): Promise<ReturnType<typeof depositOf>> {
  const isAsked = who !== undefined && provider.noShowPercent !== null && cards.some(asksNothing);
  const missed = isAsked ? await depositSql.countNoShows(database, provider.id, who, now) : 0;
  return depositOf(provider, cards, missed >= noShowsUntilDeposit);
}

type Payment = AppointmentDetail['payment'];

/** Where a deposit that is due can be paid, as the provider's settings are now. */
export async function paymentOf(world: Adapters, database: Database, row: VisitRow): Promise<Payment> {
  if (!isDepositDue(row) || row.deposit === null) return null;
  const { link, takesTransfer } = await depositSql.waysOf(database, row.providerId);
  if (link !== null) return { link, transfer: null };
  const bank = takesTransfer ? await detailOf(world, database, row.providerId, 'bank') : undefined;
  if (bank === undefined) return null;
  const { accountHolder: holder, iban, bic } = bank;
  const reference = referenceOf(row);
  const payload = transferCode({
    holder,
    iban,
    ...(bic === null ? {} : { bic }),
    amountCents: row.deposit.cents,
    text: reference,
  });
  const picture = payload === undefined ? null : await pictureOf(payload, 'byte');
  return { link: null, transfer: { holder, iban, reference, picture } };
}

/** Tells that a visit is agreed, with where its deposit is paid. */
export async function announceAgreed(
  transaction: Database,
  world: Adapters,
  said: { kind: Announcement['kind']; appointmentId: VisitRow['id']; to: Announcement['to']; now: Date },
): Promise<void> {
  const row = await visitSql.visitById(transaction, said.appointmentId);
  const payment = row === undefined ? null : await paymentOf(world, transaction, row);
  await announce(transaction, world, { ...said, payment });
}
