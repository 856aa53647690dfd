import { type ReactNode, Suspense, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { HomeAddress } from '#ui/home-address.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { usePresent } from '#ui/present.ts';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type Appointment, type ListedAppointment, listAppointments } from '../../../contract/booking/appointment.ts';
import { acceptAppointment } from '../../../contract/booking/appointment-actions.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { addressLine, routeTo } from '../../../contract/route-link.ts';
import { paths } from '../../../paths.ts';
import { badgeKinds } from '../appointment/visit-look.ts';
import { changedByVisit } from '../calendar/changed-by-visit.ts';
import { offerUndo } from '../calendar/undo.ts';
import styles from './panels.module.css';

const VisitDialog = lazyPart(async () => (await import('../calendar/visit-dialog.tsx')).VisitDialog);

export const LateButtons = lazyPart(async () => (await import('../calendar/late-buttons.tsx')).LateButtons);

const upcomingShown = 8;

export interface Opened {
  id: string;
  start: 'look' | 'decline' | 'message' | 'move';
}

const watched = { isWatched: true, isAskedAnew: true } as const;

export const useRequests = () => useAnswer(listAppointments, { query: { as: 'provider', status: 'open' } }, watched);

export function useUpcoming() {
  const [from] = useState(() => new Date().toISOString());
  const query = { as: 'provider', status: 'confirmed', from, limit: upcomingShown } as const;
  return useAnswer(listAppointments, { query }, watched);
}

/** Requests that wait for an answer: accepted at once, or declined with a note and other times. */
export function RequestsPanel({ asked }: { asked: ReturnType<typeof useRequests> }) {
  const words = useWords('business');
  const now = usePresent();
  const [opened, setOpened] = useState<Opened>();
  const accept = useChange(acceptAppointment, {
    refreshes: changedByVisit,
    onSuccess: ({ undo }: AppointmentDetail) => {
      const said = words('dashboard.accepted');
      if (undo === null) toast.success(said);
      else offerUndo({ id: undo.id, said, undo: words('today.undo'), undone: words('today.undone') });
    },
    onError: (problem) => {
      toast.error(problem.sentence);
      void asked.refetch();
    },
  });
  // What was just accepted, and can be taken back, waits for no answer.
  const items = (asked.data?.items ?? []).filter(({ status }) => status === 'open');
  return (
    <Section
      title={words('dashboard.requests')}
      actions={items.length > 0 && <Badge kind={badgeKinds.open}>{items.length}</Badge>}
    >
      <States asked={asked} isEmpty={items.length === 0} empty={words('dashboard.requestsEmpty')} />
      {items.length > 0 && (
        <ul className={styles['visits']}>
          {items.map((visit) => (
            <li key={visit.id}>
              <VisitLine visit={visit} onOpen={() => setOpened({ id: visit.id, start: 'look' })}>
                <Thumbnails images={visit.images} onOpen={() => setOpened({ id: visit.id, start: 'look' })} />
                {visit.answerUntil !== null && (
                  <span className="quiet">
                    {words('dashboard.answerUntil', { time: formatSoonIn(visit.answerUntil, visit.timeZone, now) })}
                  </span>
                )}
              </VisitLine>
              <div className="row gap8-16">
                <Button
                  isCompact
                  isBusy={accept.isPending && accept.variables.params.id === visit.id}
                  onClick={() =>
                    accept.mutate({ params: { id: visit.id }, body: { seen: visit.version, undoable: true } })
                  }
                >
                  {words('dashboard.accept')}
                </Button>
                <Button variant="plain" isCompact onClick={() => setOpened({ id: visit.id, start: 'decline' })}>
                  {words('dashboard.decline')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <OpenedVisit opened={opened} onClose={() => setOpened(undefined)} />
    </Section>
  );
}

/** What is agreed and lies ahead. */
export function UpcomingPanel({ asked }: { asked: ReturnType<typeof useUpcoming> }) {
  const words = useWords('business');
  const [opened, setOpened] = useState<Opened>();
  const items = asked.data?.items ?? [];
  return (
    <Section
      isCard={false}
      title={words('dashboard.upcoming')}
      actions={
        <Button variant="link" to={paths.providerCalendar()}>
          {words('dashboard.toCalendar')}
        </Button>
      }
    >
      <States asked={asked} isEmpty={items.length === 0} empty={words('dashboard.upcomingEmpty')} />
      {items.length > 0 && (
        <ul className={styles['visits']}>
          {items.map((visit) => (
            <li key={visit.id}>
              <VisitLine visit={visit} onOpen={() => setOpened({ id: visit.id, start: 'look' })}>
                {visit.can.includes('late') && (
                  <Suspense fallback={null}>
                    <LateButtons visit={visit} isNamed />
                  </Suspense>
                )}
              </VisitLine>
              <Badge kind={badgeKinds.confirmed}>{words('dashboard.confirmed')}</Badge>
            </li>
          ))}
        </ul>
      )}
      <OpenedVisit opened={opened} onClose={() => setOpened(undefined)} />
    </Section>
  );
}

interface StatesProps {
  asked: { data: unknown; isError: boolean; refetch: () => Promise<unknown> };
  isEmpty: boolean;
  empty: string;
}

export function States({ asked, isEmpty, empty }: StatesProps) {
  const words = useWords('business');
  const state = stateOf(asked);
  if (state === 'loading') return <Skeleton lines={2} />;
  if (state === 'failed') return <ErrorState title={words('failed')} onRetry={() => void asked.refetch()} />;
  return isEmpty ? <p className="quiet">{empty}</p> : null;
}

interface LineProps {
  visit: Appointment;
  onOpen: () => void;
  children?: ReactNode;
}

function VisitLine({ visit, onOpen, children }: LineProps) {
  const words = useWords('business');
  const now = usePresent();
  const { customer, visitor, start, timeZone, items, totalCents, currency, staff, address, distance, note } = visit;
  const services = items.map(({ name }) => name).join(' + ');
  return (
    <div className={`stack gap2 breaks from-start ${styles['visit']}`}>
      <span className={`beside gap4-16 full-width between at-baseline ${styles['visitHead']}`}>
        <Button variant="link" onClick={onOpen}>
          {customer.name === '' ? words('dashboard.walkIn') : customer.name}
        </Button>
        <strong>{formatMoney(totalCents / 100, currency)}</strong>
      </span>
      <span className="quiet">
        {[capitalised(formatSoonIn(start, timeZone, now)), services, staff.name].join(' · ')}
      </span>
      {visitor !== '' && <span className="quiet">{words('dashboard.visitor', { name: visitor })}</span>}
      {address !== null && (
        <HomeAddress address={addressLine(address)} distance={distance} route={routeTo(addressLine(address))} />
      )}
      {note !== '' && <span className="quiet">{words('dashboard.note', { note })}</span>}
      {children}
    </div>
  );
}

interface ThumbnailsProps {
  images: ListedAppointment['images'];
  onOpen: () => void;
}

/** What the customer shows, small: a press opens the visit, where it is large. */
function Thumbnails({ images, onOpen }: ThumbnailsProps) {
  const words = useWords('business');
  if (images.length === 0) return null;
  return (
    <Button
      variant="link"
      className={`beside gap8 ${styles['thumbnails']}`}
      aria-label={words('dashboard.pictures', { count: images.length })}
      onClick={onOpen}
    >
      {images.map(({ id, url }) => (
        <img key={id} src={url} alt="" width={56} height={56} loading="lazy" />
      ))}
    </Button>
  );
}

/** The dialog of a visit, once there is one to open. */
export function OpenedVisit({ opened, onClose }: { opened: Opened | undefined; onClose: () => void }) {
  if (opened === undefined) return null;
  return (
    <Suspense fallback={null}>
      <VisitDialog id={opened.id} calendar={undefined} start={opened.start} onClose={onClose} />
    </Suspense>
  );
}
