import { useWords } from '#i18n/i18n.ts';
import { LateChoice } from '#ui/late-choice.tsx';
import { toast } from '#ui/toast.tsx';
import type { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { type LateMinutes, lateMinutes } from '../../../contract/booking/appointment.ts';
import { lateAppointment } from '../../../contract/booking/appointment-actions.ts';
import { type AppointmentDetail, getAppointment } from '../../../contract/booking/appointment-detail.ts';

interface Props {
  visit: Pick<AppointmentDetail, 'id' | 'place' | 'customer'>;
  /** Several visits stand below each other: the title says whose it is. */
  isNamed?: boolean;
}

async function tellLate(id: AppointmentDetail['id'], minutes: LateMinutes): Promise<boolean> {
  try {
    await call(lateAppointment, { params: { id }, body: { minutes } }, { outlivesPage: true });
    await refresh(getAppointment);
    return true;
  } catch (problem) {
    toast.error((problem as ApiError).sentence);
    return false;
  }
}

/** One tap tells the customer, and those after as far as it concerns them, that the provider is late. */
export function LateButtons({ visit, isNamed = false }: Props) {
  const words = useWords('calendar');
  const { name } = visit.customer;
  const told = visit.place === 'customer' ? 'late.atHome' : 'late.atShop';
  return (
    <LateChoice
      about={visit.id}
      title={isNamed || visit.place === 'customer' ? words(`${told}.titleOf`, { name }) : words('late.title')}
      name={name}
      choices={lateMinutes}
      said={(count) => words(`${told}.done`, { name, count })}
      onSend={(minutes) => tellLate(visit.id, minutes)}
    />
  );
}
