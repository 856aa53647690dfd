import { Suspense, useState } from 'react';
import { formatMoney, formatNumber, formatTimeIn } from '#i18n/format.ts';
import { formatAhead } from '#i18n/format-days.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { HomeAddress } from '#ui/home-address.tsx';
import { ChatIcon, CheckIcon, ClockIcon } from '#ui/icons.tsx';
import { PhoneIcon } from '#ui/more-icons.tsx';
import { telephoneLink } from '#ui/telephone-link.ts';
import { toast } from '#ui/toast.tsx';
import { useClockIn } from '#ui/use-clock.ts';
import { useChange } from '../../../api/change.ts';
import { useAnswer } from '../../../api/query.ts';
import type { ListedAppointment } from '../../../contract/booking/appointment.ts';
import { completeAppointment } from '../../../contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { listClients } from '../../../contract/booking/client.ts';
import { addressLine, routeTo } from '../../../contract/route-link.ts';
import { changedByVisit } from '../calendar/changed-by-visit.ts';
import { offerUndo } from '../calendar/undo.ts';
import styles from './today.module.css';
import { LateButtons, type Opened, OpenedVisit } from './visits-panels.tsx';

/** Who comes next, large, with what one does with them: done, call, write, and that it will be later. */
export function NextVisit({ visit }: { visit: ListedAppointment }) {
  const words = useWords('business');
  const [opened, setOpened] = useState<Opened['start']>();
  const { customer, visitor, start, end, timeZone, items, totalCents, currency, address, note, staff } = visit;
  const now = useNow(start, timeZone);
  const isNow = Date.parse(start) <= now && now < Date.parse(end);
  const name = [visitor, customer.name || words('dashboard.walkIn')].filter(Boolean).join(' · ');
  return (
    <section className={`round20 ${styles['next']}`} aria-label={words('today.next')}>
      <div className={`beside gap16 between at-baseline ${styles['nextHead']}`}>
        <p>{isNow ? words('today.running') : words('today.nextIn', { when: formatAhead(start, timeZone, now) })}</p>
        <strong className="size21 strong digits">{formatMoney(totalCents / 100, currency)}</strong>
      </div>
      <p className={styles['time']}>{formatTimeIn(start, timeZone)}</p>
      <p className={`size19 breaks ${styles['who']}`}>
        <Button variant="link" onClick={() => setOpened('look')}>
          {name}
        </Button>
        <span className={styles['what']}>{items.map((item) => item.name).join(' + ')}</span>
      </p>
      <p className={`breaks ${styles['facts']}`}>
        {[
          staff.name,
          <Known key="known" id={visit.id} />,
          address !== null && (
            <HomeAddress
              key="address"
              address={addressLine(address)}
              distance={visit.distance}
              route={routeTo(addressLine(address))}
            />
          ),
          note !== '' && words('dashboard.note', { note }),
        ]
          .filter((fact) => fact !== false)
          .map((fact, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- their order never changes
            <span key={index}>{fact}</span>
          ))}
      </p>
      <VisitActions visit={visit} onOpen={setOpened} />
      <OpenedVisit
        opened={opened === undefined ? undefined : { id: visit.id, start: opened }}
        onClose={() => setOpened(undefined)}
      />
    </section>
  );
}

/** The instant that is as far from the start as the clock says, renewed as long as the screen is open. */
function useNow(start: string, timeZone: string): number {
  const clock = useClockIn(timeZone);
  const then = localMomentIn(start, timeZone);
  const minutes = (Date.parse(then.day) - Date.parse(clock.day)) / 60_000 + then.minute - clock.minute;
  return Date.parse(start) - minutes * 60_000;
}

/** How often they were here, of the client file. */
function Known({ id }: { id: string }) {
  const words = useWords('business');
  const [client] = useAnswer(listClients, { query: { visit: id } }).data?.items ?? [];
  if (client === undefined) return null;
  return client.visits === 0 ? words('today.new') : words('today.times', { number: formatNumber(client.visits + 1) });
}

interface VisitActionsProps {
  visit: ListedAppointment;
  onOpen: (start: Opened['start']) => void;
}

function VisitActions({ visit, onOpen }: VisitActionsProps) {
  const words = useWords('business');
  const [isLate, setIsLate] = useState(false);
  const complete = useChange(completeAppointment, {
    refreshes: changedByVisit,
    onSuccess: ({ undo }: AppointmentDetail) => {
      const said = words('today.isDone');
      if (undo === null) toast.success(said);
      else offerUndo({ id: undo.id, said, undo: words('today.undo'), undone: words('today.undone') });
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const has = (action: ListedAppointment['can'][number]): boolean => visit.can.includes(action);
  return (
    <>
      <div className={`row gap10 above16 ${styles['deeds']}`}>
        {has('complete') && (
          <Button
            className={styles['first']}
            isCompact
            icon={<CheckIcon />}
            isBusy={complete.isPending}
            onClick={() => complete.mutate({ params: { id: visit.id }, body: { seen: visit.version, undoable: true } })}
          >
            {words('today.done')}
          </Button>
        )}
        {visit.customer.phone !== null && (
          <Button className={styles['deed']} isCompact icon={<PhoneIcon />} href={telephoneLink(visit.customer.phone)}>
            {words('today.call')}
          </Button>
        )}
        {has('message') && (
          <Button className={styles['deed']} isCompact icon={<ChatIcon />} onClick={() => onOpen('message')}>
            {words('today.write')}
          </Button>
        )}
        {has('late') ? (
          <Button
            className={styles['deed']}
            isCompact
            icon={<ClockIcon />}
            aria-expanded={isLate}
            onClick={() => setIsLate(!isLate)}
          >
            {words('today.later')}
          </Button>
        ) : (
          has('move') && (
            <Button className={styles['deed']} isCompact icon={<ClockIcon />} onClick={() => onOpen('move')}>
              {words('today.later')}
            </Button>
          )
        )}
      </div>
      {isLate && has('late') && (
        <div className={`on-surface round14 ${styles['late']}`}>
          <Suspense fallback={null}>
            <LateButtons visit={visit} />
          </Suspense>
        </div>
      )}
    </>
  );
}
