import { useWords } from '#i18n/i18n.ts';
import { LateChoice } from '#ui/late-choice.tsx';
import { lateMinutes } from '../../../contract/booking/appointment.ts';
import type { AppointmentDetail } from '../../../contract/booking/appointment-detail.ts';
import { keyOfVisit, tellLate, type VisitKey } from './visit-calls.ts';
import { messagesAnchor } from './visit-messages-anchor.ts';

/** The customer is late, or at a home visit asks the provider to come later. */
export function LateButtons({ visit, data }: { visit: VisitKey; data: Pick<AppointmentDetail, 'provider' | 'place'> }) {
  const words = useWords('visit');
  const { name } = data.provider;
  const told = data.place === 'customer' ? 'runningLate.atHome' : 'runningLate.atShop';
  return (
    <LateChoice
      about={keyOfVisit(visit)}
      title={words(`${told}.title`, { name })}
      name={name}
      choices={lateMinutes}
      more={`#${messagesAnchor}`}
      said={(count) => words(`${told}.done`, { name, count })}
      onSend={(minutes) => tellLate(visit, minutes)}
    />
  );
}
