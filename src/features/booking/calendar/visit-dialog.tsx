import { type ReactNode, useState } from 'react';
import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { PlainGallery } from '#ui/plain-gallery.tsx';
import { usePresent } from '#ui/present.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { type AnswerOptions, refresh, stateOf, useAnswer } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import {
  acceptAppointment,
  completeAppointment,
  depositAppointment,
  noShowAppointment,
  payAppointment,
} from '../../../contract/booking/appointment-actions.ts';
import { type AppointmentDetail, getAppointment } from '../../../contract/booking/appointment-detail.ts';
import type { Calendar } from '../../../contract/booking/calendar.ts';
import { paths } from '../../../paths.ts';
import { lookOf } from '../appointment/visit-look.ts';
import { CancelSeries } from '../appointment/visit-series.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';
import { ClientWish } from '../waiting-list/earlier-wish.tsx';
import styles from './calendar.module.css';
import { ChangeForm } from './change-form.tsx';
import { changedByVisit } from './changed-by-visit.ts';
import { LateButtons } from './late-buttons.tsx';
import { useSaid } from './undo-words.ts';
import { VisitFacts, VisitMessages } from './visit-facts.tsx';
import { type CalendarPlace, CancelForm, DeclineForm, isOwnEntry, MessageForm, MoveForm } from './visit-forms.tsx';

interface Props {
  id: string;
  /** Of the provider; for moving. */
  calendar: Calendar | undefined;
  /** Where it was dragged to. */
  to?: CalendarPlace | undefined;
  /** Opens at once what is to be done. */
  start?: Step | undefined;
  onClose: () => void;
}

type Step = 'look' | 'decline' | 'move' | 'change' | 'cancel' | 'message';

const asked: AnswerOptions<typeof getAppointment> = { isAskedAnew: true };

/** Everything about one visit, and all that can be done with it now. */
export function VisitDialog({ id, calendar, to, start = to === undefined ? 'look' : 'move', onClose }: Props) {
  const words = useWords('calendar');
  const [step, setStep] = useState<Step>(start);
  const found = useAnswer(getAppointment, { params: { id } }, asked);
  const visit = found.data;
  const back = () => (start === 'look' ? setStep('look') : onClose());
  const done = () => onClose();
  const title = visit === undefined ? words('visit') : visit.customer.name || words('walkIn');
  return (
    <Dialog title={step === 'look' ? title : words(`do.${step}Title`, { name: title })} onClose={onClose}>
      {stateOf(found) === 'loading' && <Skeleton lines={5} height={24} />}
      {stateOf(found) === 'failed' && (
        <ErrorState title={words('failed')} text={found.error?.sentence ?? ''} onRetry={() => void found.refetch()} />
      )}
      {visit === undefined && (
        <DialogButtons>
          <Button variant="plain" onClick={onClose}>
            {words('close')}
          </Button>
        </DialogButtons>
      )}
      {visit !== undefined && step === 'look' && <Look visit={visit} onStep={setStep} onClose={onClose} />}
      {visit !== undefined && step === 'decline' && <DeclineForm visit={visit} onBack={back} onDone={done} />}
      {visit !== undefined && step === 'cancel' && <CancelForm visit={visit} onBack={back} onDone={done} />}
      {visit !== undefined && step === 'message' && (
        <MessageForm visit={visit} onBack={back} onDone={() => setStep('look')} />
      )}
      {visit !== undefined && step === 'change' && (
        <ChangeForm visit={visit} calendar={calendar} onBack={back} onDone={done} />
      )}
      {visit !== undefined && step === 'move' && (
        <MoveForm visit={visit} calendar={calendar} to={to} onBack={back} onDone={done} />
      )}
    </Dialog>
  );
}

interface LookProps {
  visit: AppointmentDetail;
  onStep: (step: Step) => void;
  onClose: () => void;
}

function Look({ visit, onStep, onClose }: LookProps) {
  const words = useWords('calendar');
  const role = useRole();
  const isOwner = role === 'owner';
  const now = usePresent();
  const has = (action: AppointmentDetail['can'][number]) => visit.can.includes(action);
  const step = (name: Exclude<Step, 'look'>): ReactNode =>
    has(name) && (
      <Button key={name} variant={name === 'cancel' ? 'danger' : 'plain'} onClick={() => onStep(name)}>
        {words(`do.${name}`)}
      </Button>
    );
  return (
    <>
      <VisitFacts visit={visit} />
      {visit.proposal !== null && visit.status === 'confirmed' && (
        <Notice kind="info">
          {visit.proposal.change === null
            ? words('proposedText', {
                time: formatNearIn(visit.proposal.start, visit.timeZone, now),
                staff: visit.proposal.staff.name,
              })
            : words('changeProposedText', {
                services: visit.proposal.change.services.join(' + '),
                until: formatTimeIn(visit.proposal.end, visit.timeZone),
                total: formatMoney(visit.proposal.change.totalCents / 100, visit.currency),
                staff: visit.proposal.staff.name,
              })}
        </Notice>
      )}
      {visit.images.length > 0 && <PlainGallery images={visit.images} title={words('pictures')} />}
      <VisitMessages visit={visit} />
      {isOwner && (has('review') || visit.review.own || visit.review.other) && <OwnReview visit={visit} />}
      {has('late') && <LateButtons visit={visit} />}
      <div className={`beside gap8 ${styles['actions']}`}>
        <AtOnce visit={visit} onDone={onClose} />
        {lookOf(visit) === 'done' && isOwner && (
          <Button to={paths.newCustomerInvoice(visit.id)} variant="plain">
            {words('do.invoice')}
          </Button>
        )}
        {has('move') && role !== 'team' && <ClientWish data={visit} />}
        {(['decline', 'move', 'change', 'message', 'cancel'] as const).map(step)}
      </div>
      {role !== 'team' && <FollowingEnd visit={visit} onDone={onClose} />}
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {words('close')}
        </Button>
      </DialogButtons>
    </>
  );
}

const OwnReview = ({ visit }: { visit: AppointmentDetail }) => (
  <ReviewPanel
    visit={{ id: visit.id }}
    side="provider"
    name={visit.customer.name}
    timeZone={visit.timeZone}
    by={visit.provider.id}
  />
);

/** Of a series: this one and all after it. */
const FollowingEnd = ({ visit, onDone }: { visit: AppointmentDetail; onDone: () => void }) => (
  <CancelSeries visit={{ id: visit.id }} data={visit} name={visit.customer.name} onDone={onDone} />
);

/** What needs no more words. */
function AtOnce({ visit, onDone }: { visit: AppointmentDetail; onDone: () => void }) {
  const words = useWords('calendar');
  const confirm = useConfirm();
  const say = useSaid();
  const options = (said: string) => ({
    refreshes: changedByVisit,
    onSuccess: ({ undo }: AppointmentDetail) => {
      say(said, undo?.id);
      onDone();
    },
    onError: (problem: { sentence: string }) => {
      toast.error(problem.sentence);
      void refresh(getAppointment);
    },
  });
  const accept = useChange(acceptAppointment, options(words('done.accept')));
  const complete = useChange(completeAppointment, options(words('done.complete')));
  const paid = useChange(payAppointment, options(words('done.paid')));
  const deposit = useChange(depositAppointment, options(words('done.deposit')));
  const noShow = useChange(noShowAppointment, options(words('done.no-show')));
  const ask = { params: { id: visit.id }, body: { seen: visit.version } };
  const undoable = { params: ask.params, body: { ...ask.body, undoable: true } };
  const has = (action: AppointmentDetail['can'][number]) => visit.can.includes(action);
  const askNoShow = async () => {
    const name = visit.customer.name || words('walkIn');
    // Nobody is told of what only the provider has entered.
    const text = words(isOwnEntry(visit) ? 'do.no-showOwnText' : 'do.no-showText', { name });
    if (await confirm({ title: words('do.no-showTitle'), text, confirmLabel: words('do.no-show'), isDangerous: true }))
      noShow.mutate(undoable);
  };
  return (
    <>
      {has('accept') && (
        <Button isBusy={accept.isPending} onClick={() => accept.mutate(undoable)}>
          {words('do.accept')}
        </Button>
      )}
      {has('deposit') && (
        <Button isBusy={deposit.isPending} onClick={() => deposit.mutate(undoable)}>
          {words('do.deposit')}
        </Button>
      )}
      {has('paid') && (
        <Button isBusy={paid.isPending} onClick={() => paid.mutate(undoable)}>
          {words('do.paid')}
        </Button>
      )}
      {has('complete') && (
        <Button isBusy={complete.isPending} onClick={() => complete.mutate(undoable)}>
          {words('do.complete')}
        </Button>
      )}
      {has('no-show') && (
        <Button variant="plain" isBusy={noShow.isPending} onClick={() => void askNoShow()}>
          {words('do.no-show')}
        </Button>
      )}
    </>
  );
}
