import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { listAppointments } from '../../../contract/booking/appointment.ts';
import { getVisit } from '../../../contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../contract/booking/appointment-detail.ts';
import { getOffer, listWaiting, takeOffer } from '../../../contract/booking/waiting-list.ts';
import { paths } from '../../../paths.ts';
import { type AnswerProps, toldOf } from './offer-answer.ts';

/** The visit moves to the earlier time, as it was agreed. */
export function OfferMove({ offer, onEnd }: AnswerProps) {
  const words = useWords('waiting-list');
  const take = useChange(takeOffer, {
    onSuccess: ({ appointmentId, link }) => {
      for (const changed of [getAppointment, getVisit, listAppointments, listWaiting]) void refresh(changed);
      const to = link === null ? paths.appointment(appointmentId) : paths.visit(link);
      onEnd({ is: 'moved', ...toldOf(offer), to });
    },
    onError: ({ code }) => {
      if (code !== 'unreachable') void refresh(getOffer);
    },
  });
  return (
    <div className="stack gap16">
      <p className="flush">{words('offer.moveTerms')}</p>
      <FormError sentence={take.error?.sentence} />
      <Button variant="call" isBusy={take.isPending} onClick={() => take.mutate({ params: { id: offer.id } })}>
        {words(take.isPending ? 'offer.moving' : 'offer.move')}
      </Button>
    </div>
  );
}
