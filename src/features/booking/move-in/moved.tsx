import { useState } from 'react';
import { formatMomentIn, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { refresh } from '../../../api/query.ts';
import { getCalendar } from '../../../contract/booking/calendar.ts';
import { getMoveIn } from '../../../contract/booking/move-in.ts';
import { paths } from '../../../paths.ts';
import { type Outcome, sendInstead, type TakenVisit } from './send.ts';

const counted = (count: number) => ({ count, number: formatNumber(count) });

export interface RepeatableOutcome extends Outcome {
  again: () => void;
}

interface MovedProps {
  outcome: RepeatableOutcome;
  timeZone: string;
  isBusy: boolean;
  onMore: () => void;
}

/** What has become of the files; where it was interrupted, the way on. */
export function Moved({ outcome, timeZone, isBusy, onMore }: MovedProps) {
  const words = useWords('move-in');
  const { entered, known, past, clients, faultyClients, taken, failure } = outcome;
  return (
    <>
      {failure === undefined ? (
        <Notice kind="success" title={words('done')}>
          {words('entered', counted(entered))} {known > 0 && words('known', counted(known))}{' '}
          {clients > 0 && words('added', counted(clients))} {past > 0 && words('past', counted(past))}{' '}
          {faultyClients > 0 && words('faultyClients', counted(faultyClients))}
        </Notice>
      ) : (
        <Notice
          kind="error"
          title={failure}
          action={
            <Button isBusy={isBusy} onClick={outcome.again}>
              {words('again')}
            </Button>
          }
        >
          {words('interrupted')}
        </Notice>
      )}
      {taken.length > 0 && (
        <Section title={words('taken', counted(taken.length))} lead={words('takenText')}>
          <ul className="stack gap8 breaks">
            {taken.map((one) => (
              <Taken
                key={`${one.visit.file}-${one.visit.line}-${one.start}`}
                moveIn={outcome.moveIn}
                taken={one}
                timeZone={timeZone}
              />
            ))}
          </ul>
        </Section>
      )}
      <div className="line gap8 between">
        <Button to={paths.providerCalendar()}>{words('calendar')}</Button>
        <Button variant="plain" onClick={onMore}>
          {words('more')}
        </Button>
      </div>
    </>
  );
}

function Taken({ moveIn, taken, timeZone }: { moveIn: string; taken: TakenVisit; timeZone: string }) {
  const words = useWords('move-in');
  const [free, setFree] = useState(taken.free);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const { visit, start } = taken;
  const enter = async (): Promise<void> => {
    setState('busy');
    try {
      const answer = await sendInstead(moveIn, { ...taken, free });
      setState(answer.isEntered ? 'done' : 'open');
      if (!answer.isEntered) {
        setFree(answer.free);
        toast.error(words('freeTaken'));
      }
      void refresh(getMoveIn);
      void refresh(getCalendar);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      setState('open');
      toast.error(problem.sentence);
    }
  };
  return (
    <li className="line gap8 between">
      <span>
        {words('takenLine', {
          name: visit.name || words('nobody'),
          service: visit.service || words('noService'),
          staff: visit.staff || words('nobody'),
          start: formatMomentIn(start, timeZone),
        })}
      </span>
      {state === 'done' ? (
        <output>{words('moved')}</output>
      ) : free === null ? (
        <span className="quiet">{words('noFree')}</span>
      ) : (
        <Button variant="plain" isBusy={state === 'busy'} onClick={() => void enter()}>
          {words('useFree', { free: formatMomentIn(free, timeZone) })}
        </Button>
      )}
    </li>
  );
}
