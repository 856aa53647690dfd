import { formatMoney } from '#i18n/format.ts';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { ClockIcon } from '#ui/icons.tsx';
import { usePresent } from '#ui/present.ts';
import { useAnswer } from '../../../api/query.ts';
import { quoteAppointment } from '../../../contract/booking/appointment.ts';
import { depositHours, endsUnpaid } from '../../../contract/booking/appointment-deposit.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { AnswerOf, AskOf } from '../../../contract/endpoint.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import styles from './booking.module.css';

type Deposit = NonNullable<AnswerOf<typeof quoteAppointment>['deposit']>;

/** What is paid beforehand for these cards by whoever asks. It is read before the booking agrees to it. */
export function useDeposit(body: AskOf<typeof quoteAppointment>['body']): {
  deposit: Deposit | null;
  isAsking: boolean;
} {
  const { data, isFetching } = useAnswer(quoteAppointment, { body }, { isAskedAnew: true });
  return { deposit: data?.deposit ?? null, isAsking: data === undefined && isFetching };
}

interface DepositTermsProps {
  provider: Pick<ProviderProfile, 'name' | 'timeZone'>;
  start: string;
  isAtOnce: boolean;
  deposit: Deposit;
}

/** How much is paid beforehand, until when, and what becomes of it. */
export function DepositTerms({ provider: { name, timeZone }, start, isAtOnce, deposit }: DepositTermsProps) {
  const words = useWords('booking');
  const now = usePresent();
  const sum = formatMoney(deposit.cents / 100, currencyOfZone(timeZone));
  const until = new Date(Math.min(now + depositHours * 3_600_000, Date.parse(start))).toISOString();
  const moment = formatNearIn(until, timeZone, now);
  return (
    <div className={`stack gap12 leading15 on-accent round14 ${styles['terms']}`}>
      <ClockIcon size={20} />
      <p>
        <strong>{words(isAtOnce ? 'deposit.until' : 'deposit.accepted', { sum, moment, count: depositHours })}</strong>
        {deposit.isForNoShows && <span>{words('deposit.noShows', { name })} </span>}
        <span>{words(endsUnpaid(until, start) ? 'deposit.missing' : 'deposit.missingSoon')}</span>{' '}
        <span>{words('deposit.back')}</span>
      </p>
    </div>
  );
}
