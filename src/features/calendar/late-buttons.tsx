import { useChange } from '../../api/change.ts';
import { type AppointmentDetail, getAppointment, lateMinutes } from '../../contract/appointment.ts';
import { lateAppointment } from '../../contract/appointment-actions.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import styles from './calendar.module.css';

/** One tap tells the customer, and those after as far as it concerns them, that the provider is late. */
interface Props {
  visit: Pick<AppointmentDetail, 'id'>;
  /** Of the customer, where several visits stand below each other. */
  name?: string;
}

export function LateButtons({ visit, name = '' }: Props) {
  const words = useWords('calendar');
  const late = useChange(lateAppointment, {
    refreshes: [getAppointment],
    onSuccess: () => toast.success(name === '' ? words('late.doneToAll') : words('late.done', { name })),
    onError: (problem) => toast.error(problem.sentence),
  });
  return (
    <fieldset>
      <legend>{name === '' ? words('late.title') : words('late.titleOf', { name })}</legend>
      <div className={styles['actions']}>
        {lateMinutes.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            isCompact
            isBusy={late.isPending}
            onClick={() => late.mutate({ params: { id: visit.id }, body: { minutes } })}
          >
            {words('late.say', { count: minutes })}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
