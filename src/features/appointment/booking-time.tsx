import { formatMomentIn } from '../../i18n/format.ts';
import { localMomentIn } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { Button, ButtonRow } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';
import styles from './booking.module.css';
import type { Message, StepProps } from './booking-screen.tsx';
import type { Step } from './booking-steps.ts';
import { termsOf, useTermsWords } from './booking-terms.ts';
import { ableStaff, chosenCards, isImmediate } from './booking-visit.ts';
import { SlotPicker } from './slot-picker.tsx';

type TimeProps = StepProps & {
  message: Message | undefined;
  /** The step behind this one. */
  onward: Step;
};

/** Who does it, and when. A chosen time is held at once. */
export function BookingTime({ provider, draft, change, go, message, onward }: TimeProps) {
  const words = useWords('booking');
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
    <>
      {message !== undefined && (
        <Notice kind="warning" title={message.text}>
          {message.slots !== undefined && message.slots.length > 0 && (
            <>
              <p>{words('time.instead')}</p>
              <ul className={styles['instead']}>
                {message.slots.map((start) => (
                  <li key={start}>
                    <Instead start={start} timeZone={provider.timeZone} isRequest={isRequest} onChoose={choose} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
      {staff.length > 1 && (
        <fieldset className={styles['staff']}>
          <legend>{words('time.who')}</legend>
          <Button
            variant="plain"
            isPill
            aria-pressed={wanted === undefined}
            onClick={() => change({ staff: null, start: null, hold: null })}
          >
            {words('anybody')}
          </Button>
          {staff.map(({ id, name, image }) => (
            <Button
              key={id}
              variant="plain"
              isPill
              aria-pressed={id === wanted}
              onClick={() => change({ staff: id, start: null, hold: null })}
              icon={
                image === null ? undefined : (
                  <img className={styles['portrait']} {...sourcesOf(image, '28px')} alt="" width={28} height={28} />
                )
              }
            >
              <span lang={languageOfStrand.services}>{name}</span>
            </Button>
          ))}
        </fieldset>
      )}
      <SlotPicker
        providerId={provider.id}
        cards={draft.cards}
        staffId={wanted}
        value={draft.start}
        near={draft.start === null ? draft.when.day : localMomentIn(draft.start, provider.timeZone).day}
        part={draft.when}
        isRequest={isRequest}
        termsOf={(starts) => terms.ofStarts(starts, termsOf(provider, cards))}
        onChoose={choose}
      />
      <ButtonRow>
        {provider.cards.length > 1 && (
          <Button variant="plain" onClick={() => go('cards')}>
            {words('back')}
          </Button>
        )}
        {draft.start !== null && <Button onClick={() => go(onward)}>{words('next')}</Button>}
      </ButtonRow>
    </>
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
  const words = useWords('booking');
  const time = formatMomentIn(start, timeZone);
  const asked = isRequest ? { className: styles['request'], 'aria-label': words('slots.ask', { time }) } : {};
  return (
    <Button variant="plain" {...asked} onClick={() => onChoose(start)}>
      {time}
    </Button>
  );
}
