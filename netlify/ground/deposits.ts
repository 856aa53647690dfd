import { depositHours } from '../../src/contract/booking/appointment-deposit.ts';

/** Whether deposits of a row of `app.provider` can be transferred: a bank account is kept, and the code is one for euros. */
export const takesTransfer = `(provider.time_zone <> 'Europe/Zurich' and exists (
  select from app.sealed_detail detail where detail.account_id = provider.account_id and detail.kind = 'bank'))`;

/** Until when the deposit of the table `visit` is to be there: null of a request. */
export const depositEnd = `least(visit.confirmed_at + interval '${depositHours} hours', visit.starts_at)`;

/** As a column `deposit` of the table `visit`. */
export const depositColumn = `case when visit.deposit_cents is not null then jsonb_build_object(
    'cents', visit.deposit_cents, 'receivedAt', visit.deposit_received_at,
    'until', case when visit.confirmed_at is not null then ${depositEnd} end) end as deposit`;
