import { Button } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { heartOf } from '../../../api/pressed-heart.ts';
import { useFavoriteProviders } from '../../property/favorite/favorite-providers.ts';
import { useFavorites } from '../../property/favorite/favorites.ts';
import styles from './landing.module.css';

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
    className={`pill ${styles['heart']}`}
    data-heart={heart}
    aria-pressed={isKept}
    aria-label={label}
    onClick={onPress}
  >
    <HeartIcon size={20} />
  </Button>
);
