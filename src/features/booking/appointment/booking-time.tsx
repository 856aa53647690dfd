import { formatSoonIn, localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FaceChoice } from '#ui/face-choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { usePresent } from '#ui/present.ts';
import { TimeChip } from '#ui/time-chips.tsx';
import { languageOfStrand } from '../../../paths.ts';
import { ableStaff, chosenCards, isImmediate } from '../../services/availability/chosen-cards.ts';
import { SlotPicker } from '../../services/availability/slot-picker.tsx';
import { JoinWaiting } from '../waiting-list/join-waiting.tsx';
import styles from './booking.module.css';
import { BookingFrame } from './booking-frame.tsx';
import type { Message, Step, StepProps } from './booking-steps.ts';
import { termsOf, useTermsWords } from './booking-terms.ts';

type TimeProps = StepProps & {
  message: Message | undefined;
  /** The step behind this one. */
  onward: Step;
};

/** Who does it, and when. A chosen time is held at once. */
export function BookingTime({ provider, draft, change, go, message, onward }: TimeProps) {
  const words = useWords('booking');
  const times = useWords('provider');
  const terms = useTermsWords();
  const cards = chosenCards(provider.cards, draft.cards);
  const staff = ableStaff(provider.staff, cards);
  const isRequest = !isImmediate(cards);
  const wanted = staff.find(({ id }) => id === draft.staff)?.id;
  const choose = (start: string): void => {
    change({ start, hold: null, staff: wanted ?? null });
    go(onward);
  };
  return (
    <BookingFrame
      provider={provider}
      draft={draft}
      action={draft.start === null ? undefined : <Button onClick={() => go(onward)}>{words('next')}</Button>}
    >
      <Said message={message} timeZone={provider.timeZone} isRequest={isRequest} onChoose={choose} />
      {staff.length > 1 && (
        <FaceChoice
          label={times('times.who')}
          anybody={times('times.anybody')}
          people={staff.map(({ id, name, image }) => ({ id, name, picture: image?.sizes[0]?.url ?? image?.url }))}
          value={wanted}
          onChange={(person) => change({ staff: person ?? null, start: null, hold: null })}
          lang={languageOfStrand.services}
        />
      )}
      <h2 className="visually-hidden">{words('time.free')}</h2>
      <SlotPicker
        providerId={provider.id}
        cards={draft.cards}
        staffId={wanted}
        hours={provider}
        value={draft.start}
        near={draft.start === null ? draft.when.day : localMomentIn(draft.start, provider.timeZone).day}
        part={draft.when}
        isRequest={isRequest}
        termsOf={(starts) => terms.ofStarts(starts, termsOf(provider, cards))}
        onChoose={choose}
      />
      <JoinWaiting provider={provider} cards={cards} staffId={wanted} when={draft.when} />
    </BookingFrame>
  );
}

type SaidProps = Omit<InsteadProps, 'start'> & Pick<TimeProps, 'message'>;

/** Why the visitor is here again, and the times that are free instead. */
function Said({ message, ...instead }: SaidProps) {
  const words = useWords('booking');
  if (message === undefined) return null;
  const { text, slots = [], isOffer } = message;
  return (
    <Notice kind={isOffer ? 'info' : 'warning'} title={text}>
      {slots.length > 0 && (
        <>
          {!isOffer && <p>{words('time.instead')}</p>}
          <ul className={`row gap8 ${styles['instead']}`}>
            {slots.map((start) => (
              <li key={start}>
                <Instead start={start} {...instead} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}

interface InsteadProps {
  start: string;
  timeZone: string;
  /** It is only asked for: the provider answers first. */
  isRequest: boolean;
  onChoose: (start: string) => void;
}

function Instead({ start, timeZone, isRequest, onChoose }: InsteadProps) {
  const words = useWords('provider');
  const time = formatSoonIn(start, timeZone, usePresent());
  return (
    <TimeChip
      isRequest={isRequest}
      label={isRequest ? words('times.ask', { time }) : undefined}
      onPress={() => onChoose(start)}
    >
      {time}
    </TimeChip>
  );
}
