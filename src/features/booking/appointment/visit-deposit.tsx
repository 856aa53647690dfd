import { formatMoney } from '#i18n/format.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button, ButtonRow } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { usePresent } from '#ui/present.ts';
import { ScanCode } from '#ui/scan-code.tsx';
import { Section } from '#ui/section.tsx';
import { endsUnpaid } from '../../../contract/booking/appointment-deposit.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { useVisit, type VisitKey } from './visit-calls.ts';
import styles from './visit-deposit.module.css';
import { depositStanding } from './visit-look.ts';

/** The same where a visit was only just booked: where it is paid comes with the visit. */
export function BookedDeposit({ visit }: { visit: VisitKey }) {
  const { data } = useVisit(visit);
  return data === undefined ? null : <VisitDeposit data={data} />;
}

/** A deposit that is due: how much, until when, and where it is paid. */
export function VisitDeposit({ data }: { data: AppointmentDetail }) {
  const words = useWords('visit');
  const now = usePresent();
  const { deposit, payment, currency, timeZone, provider, start } = data;
  if (deposit === null || depositStanding(data) !== 'due') return null;
  const sum = formatMoney(deposit.cents / 100, currency);
  const until = deposit.until ?? start;
  const moment = formatNearIn(until, timeZone, now);
  const lead = endsUnpaid(until, start) ? 'deposit.lead' : 'deposit.leadSoon';
  return (
    <Section title={words('deposit.title', { sum })} lead={words(lead, { moment, name: provider.name })}>
      {payment === null && <p>{words('deposit.ask', { name: provider.name })}</p>}
      {payment?.link != null && (
        <ButtonRow>
          <Button href={payment.link} target="_blank" rel="noreferrer">
            {words('deposit.pay')}
          </Button>
        </ButtonRow>
      )}
      {payment?.transfer != null && <Transfer transfer={payment.transfer} sum={sum} />}
      <p className="quiet">{words('deposit.back')}</p>
    </Section>
  );
}

type TransferProps = { transfer: NonNullable<NonNullable<AppointmentDetail['payment']>['transfer']>; sum: string };

/** A code for a banking app, and beside it what it says. */
function Transfer({ transfer: { holder, iban, reference, picture }, sum }: TransferProps) {
  const words = useWords('visit');
  const spaced = iban.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className={`stack gap20 at-top ${styles['transfer']}`}>
      {picture !== null && <ScanCode picture={picture} label={words('deposit.scan')} />}
      <div className="stack gap16">
        <dl className="stack gap8">
          {(
            [
              ['holder', holder],
              ['iban', spaced],
              ['sum', sum],
              ['reference', reference],
            ] as const
          ).map(([name, text]) => (
            <div key={name}>
              <dt className="quiet small">{words(`deposit.${name}`)}</dt>
              <dd className="breaks">{text}</dd>
            </div>
          ))}
        </dl>
        <ButtonRow>
          <CopyButton text={iban}>{words('deposit.copyIban')}</CopyButton>
          <CopyButton text={reference}>{words('deposit.copyReference')}</CopyButton>
        </ButtonRow>
      </div>
    </div>
  );
}

/** How a deposit stands, in a few words. */
export function useDepositWords(): (
  data: Pick<AppointmentDetail, 'status' | 'reason' | 'deposit' | 'timeZone'>,
) => string {
  const words = useWords('visit');
  const now = usePresent();
  return (data) =>
    words(`deposit.stands.${depositStanding(data)}`, {
      moment: data.deposit?.until == null ? '' : capitalised(formatNearIn(data.deposit.until, data.timeZone, now)),
    });
}
