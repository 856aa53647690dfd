import { useLightAnswer } from '../../api/light-answer.ts';
import { listSlots } from '../../contract/provider.ts';
import { formatTimeIn } from '../../i18n/format.ts';
import { localMomentIn } from '../../i18n/format-moment.ts';
import { paths } from '../../paths.ts';
import { TimeChip } from '../../ui/time-chips.tsx';

/** With the first one. */
const timesShown = 3;

interface MoreTimesProps {
  provider: string;
  card: string;
  /** The first free time, which stands there already. */
  start: string;
  timeZone: string;
  isRequest: boolean;
}

/** The next times of the same day. */
export function MoreTimes({ provider, card, start, timeZone, isRequest }: MoreTimesProps) {
  const from = localMomentIn(start, timeZone).day;
  const { answer } = useLightAnswer(listSlots, { params: { id: provider }, query: { cards: card, from, days: 1 } });
  const later = (answer?.days[0]?.slots ?? []).filter((slot) => slot > start).slice(0, timesShown - 1);
  return later.map((slot) => (
    <TimeChip key={slot} to={paths.book(provider, { cards: card, start: slot })} isRequest={isRequest}>
      <time dateTime={slot}>{formatTimeIn(slot, timeZone)}</time>
    </TimeChip>
  ));
}
