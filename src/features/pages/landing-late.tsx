import { useLightAnswer } from '../../api/light-answer.ts';
import { heartOf } from '../../api/pressed-heart.ts';
import { listSlots } from '../../contract/provider.ts';
import { formatTimeIn } from '../../i18n/format.ts';
import { localMomentIn } from '../../i18n/format-moment.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { HeartIcon } from '../../ui/icons.tsx';
import { TimeChip } from '../../ui/time-chips.tsx';
import { useFavoriteProviders } from '../favorite/favorite-providers.ts';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './landing.module.css';

// What the rows of the landing page show at once, but what works only with code that the page does not wait for.

interface HeartProps {
  id: string;
  /** Whom or what it keeps. */
  label: string;
}

/** Keeps a listing among the favourites of this browser and of the account. */
export function ListingHeart({ id, label }: HeartProps) {
  const { isFavorite, toggle } = useFavorites();
  return <Heart heart={heartOf('favorites', id)} isKept={isFavorite(id)} label={label} onPress={() => toggle(id)} />;
}

/** The same for a provider. */
export function ProviderHeart({ id, label }: HeartProps) {
  const { isFavorite, toggle } = useFavoriteProviders();
  return (
    <Heart heart={heartOf('favoriteProviders', id)} isKept={isFavorite(id)} label={label} onPress={() => toggle(id)} />
  );
}

interface LookProps {
  heart: string;
  isKept: boolean;
  label: string;
  onPress: () => void;
}

const Heart = ({ heart, isKept, label, onPress }: LookProps) => (
  <Button
    variant="plain"
    isIcon
    isCompact
    className={styles['heart']}
    data-heart={heart}
    aria-pressed={isKept}
    aria-label={label}
    onClick={onPress}
  >
    <HeartIcon size={20} className={isKept ? styles['kept'] : undefined} />
  </Button>
);

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
