import { lateMinutes } from '../../contract/appointment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { useLate, type VisitKey } from './visit-calls.ts';

/** One tap tells the provider that the customer is late. */
export function LateButtons({ visit, name }: { visit: VisitKey; name: string }) {
  const words = useWords('visit');
  const late = useLate(visit, (minutes) => words('runningLate.done', { name, count: minutes }));
  return (
    <fieldset>
      <legend>{words('runningLate.title')}</legend>
      <ButtonRow>
        {lateMinutes.map((minutes) => (
          <Button key={minutes} variant="secondary" isCompact isBusy={late.isBusy} onClick={() => late.start(minutes)}>
            {words('runningLate.say', { count: minutes })}
          </Button>
        ))}
      </ButtonRow>
    </fieldset>
  );
}
