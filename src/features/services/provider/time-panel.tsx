import { formatMoney, formatTimeIn } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatNearIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FaceChoice } from '#ui/face-choice.tsx';
import { usePresent } from '#ui/present.ts';
import { useAnswer } from '../../../api/query.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { languageOfStrand } from '../../../paths.ts';
import { pickOfCard } from '../availability/chosen-cards.ts';
import { SlotPicker } from '../availability/slot-picker.tsx';
import { cancelWords } from './cancel-words.ts';
import { LateAskButton } from './late-ask-button.tsx';
import { cardPrice } from './price-shown.ts';
import styles from './time-panel.module.css';
import type { Choice } from './use-choice.ts';

interface TimePanelProps {
  provider: ProviderProfile;
  choice: Choice;
}

/** What is chosen, with whom, and when. */
export function TimePanel({ provider, choice }: TimePanelProps) {
  const words = useWords('profile');
  const shared = useWords('provider');
  const { cards, asked, able, person, when, fault } = choice;
  if (asked !== undefined) return <Asked provider={provider} card={asked} />;
  if (cards.length === 0) return <p className={styles['none']}>{words('chooseService')}</p>;
  return (
    <div className="column gap14">
      <div className={styles['head']}>
        <strong lang={languageOfStrand.services}>{cards.map(({ name }) => name).join(' + ')}</strong>
        <strong className="digits">{formatMoney(choice.totalCents / 100, currencyOfZone(provider.timeZone))}</strong>
        <span>
          {formatDuration(choice.minutes)}
          {cards.length > 1 && ` · ${words('services', { count: cards.length })}`}
        </span>
      </div>
      {able.length > 1 && (
        <FaceChoice
          label={shared('times.who')}
          anybody={shared('times.anybody')}
          people={able.map(({ id, name, image }) => ({ id, name, picture: image?.sizes[0]?.url ?? image?.url }))}
          value={person}
          onChange={choice.choosePerson}
          lang={languageOfStrand.services}
        />
      )}
      {fault === undefined ? (
        <SlotPicker
          key={when.day}
          providerId={provider.id}
          cards={cards.map(pickOfCard)}
          staffId={person}
          hours={provider}
          value={choice.start}
          near={when.day}
          part={when}
          isRequest={choice.isRequest}
          isWritten
          onChoose={choice.chooseStart}
        />
      ) : (
        <p className={styles['fault']} role="alert">
          {shared(`times.apart.${fault}`)}
        </p>
      )}
      {when.day !== undefined && (
        <Button variant="plain" isCompact onClick={choice.forgetWhen}>
          {words('slotsFromToday')}
        </Button>
      )}
    </div>
  );
}

/** A card without times: its next step is a question. */
function Asked({ provider, card }: { provider: ProviderProfile; card: ServiceCard }) {
  const shared = useWords('provider');
  return (
    <div className="column gap14">
      <div className={styles['head']}>
        <strong lang={languageOfStrand.services}>{card.name}</strong>
        <strong className="digits">
          {cardPrice(shared, card, provider.timeZone)}
          {card.priceUnit === 'hour' && <small> {shared('card.perHour')}</small>}
        </strong>
        <span>
          {formatDuration(card.durationMinutes)} · {shared('card.byArrangement')}
        </span>
      </div>
      <LateAskButton provider={provider} about={card.name} variant="call" />
    </div>
  );
}

interface OnwardProps extends TimePanelProps {
  /** Back leads below what lies over the page. */
  isOver?: boolean;
}

/** The chosen time, or all of them, into the booking, with what holds for cancelling. */
export function Onward({ provider, choice, isOver = false }: OnwardProps) {
  const words = useWords('profile');
  const shared = useWords('provider');
  const now = usePresent();
  const { cards, start, able, person, minutes } = choice;
  const { timeZone } = provider;
  const first = useFirstTime(provider, choice);
  if (cards.length === 0 || choice.fault !== undefined) return null;
  const end = start === null ? null : new Date(Date.parse(start) + minutes * 60_000).toISOString();
  const name = able.find(({ id }) => id === person)?.name;
  const about = start ?? first;
  return (
    <div className="column gap10 grows">
      {start !== null && end !== null && (
        <p className={styles['when']}>
          <strong>
            {capitalised(formatNearIn(start, timeZone, now))}–{formatTimeIn(end, timeZone)}
          </strong>
          <strong className="digits">{formatMoney(choice.totalCents / 100, currencyOfZone(provider.timeZone))}</strong>
          {name !== undefined && <span>{words('with', { name })}</span>}
        </p>
      )}
      <Button variant={start === null ? 'secondary' : 'primary'} to={choice.path} replace={isOver} data-chosen>
        {words(start === null ? 'allTimes' : 'onward')}
      </Button>
      {about !== undefined && (
        // Browsers abbreviate unlike the server.
        <p className="quiet small text-center" suppressHydrationWarning>
          {cancelWords(shared, { start: about, timeZone, now, cancelHours: cancelHoursOf(cards) })}
        </p>
      )}
    </div>
  );
}

/** The strictest card decides about the whole visit. */
const cancelHoursOf = (cards: Choice['cards']): number => Math.max(0, ...cards.map(({ cancelHours }) => cancelHours));

/** The first free time of what is shown at first: on the searched day, else on any. */
export function useFirstTime({ id }: ProviderProfile, { slots, cards, when }: Choice): string | undefined {
  const { data } = useAnswer(listSlots, { params: { id }, query: slots }, { isEnabled: cards.length > 0 });
  const free = data?.days.filter((one) => one.slots.length > 0) ?? [];
  return (free.find(({ day }) => day === when.day) ?? free[0])?.slots[0] ?? data?.next ?? undefined;
}
