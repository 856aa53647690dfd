import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { RepeatIcon } from '#ui/more-icons.tsx';
import { useChange } from '../../../api/change.ts';
import { holdAgain, holdLinkedAgain, listAgain } from '../../../contract/booking/again.ts';
import type { Appointment } from '../../../contract/booking/appointment.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { paths } from '../../../paths.ts';
import type { VisitKey } from './visit-calls.ts';
import { cardsOf } from './visit-words.ts';

interface AgainHoldProps {
  visit: VisitKey;
  data: Appointment;
}

/** One tap holds a time like that of a visit for a day, and leads to the page where it is confirmed. */
export function AgainHold({ visit, data }: AgainHoldProps) {
  const cards = cardsOf(data);
  if (cards === undefined || data.againWeeks === null) return null;
  const otherTime = paths.book(data.provider.id, { cards: cards.join(',') });
  return (
    // Its words come later than the page.
    <Suspense>
      <Hold visit={visit} weeks={data.againWeeks} otherTime={otherTime} />
    </Suspense>
  );
}

interface HoldProps {
  visit: VisitKey;
  weeks: number;
  otherTime: string;
}

function Hold({ visit, weeks, otherTime }: HoldProps) {
  const words = useWords('appointment-series');
  const navigate = useNavigate();
  const [sentence, setSentence] = useState<string>();
  const isLinked = 'token' in visit;
  const hold = useChange<typeof holdAgain | typeof holdLinkedAgain>(isLinked ? holdLinkedAgain : holdAgain, {
    refreshes: isLinked ? [listSlots] : [listSlots, listAgain],
    onSuccess: ({ id }) => void navigate(paths.again(id)),
    onError: ({ code, sentence: told }) =>
      setSentence(
        code === 'slot_taken' ? words('again.nothing') : code === 'not_bookable' ? words('again.notSo') : told,
      ),
  });
  return (
    <>
      <Button
        variant="secondary"
        icon={<RepeatIcon size={20} />}
        isBusy={hold.isPending}
        onClick={() => {
          setSentence(undefined);
          hold.mutate({ params: visit, body: { weeks } });
        }}
      >
        {hold.isPending ? words('again.holding') : words('again.hold', { count: weeks })}
      </Button>
      <FormError sentence={sentence} />
      {sentence !== undefined && (
        <Button variant="link" to={otherTime}>
          {words('again.otherTime')}
        </Button>
      )}
    </>
  );
}
