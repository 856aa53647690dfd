import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from '#ui/confirm.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { heartOf } from '../../../api/pressed-heart.ts';
import type { ListingCard } from '../../../contract/property/browse.ts';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './listing-card.module.css';

interface FavoriteButtonProps {
  listing: Pick<ListingCard, 'id' | 'title'>;
  /** In the favourites view a removal is confirmed first. */
  asksFirst: boolean;
}

export function FavoriteButton({ listing, asksFirst }: FavoriteButtonProps) {
  const words = useWords('browse');
  const confirm = useConfirm();
  const { isFavorite, toggle } = useFavorites();
  const isKept = isFavorite(listing.id);
  const press = async (): Promise<void> => {
    const isAsked = isKept && asksFirst;
    const question = {
      title: words('remove.title'),
      text: words('remove.text', { title: listing.title }),
      confirmLabel: words('remove.confirm'),
      isDangerous: true,
    };
    if (!isAsked || (await confirm(question))) toggle(listing.id);
  };
  return (
    <button
      type="button"
      className={`bar centered pressable ${styles['heart']}`}
      data-heart={heartOf('favorites', listing.id)}
      aria-pressed={isKept}
      aria-label={words('card.favorite', { title: listing.title })}
      onClick={() => void press()}
    >
      <HeartIcon size={22} />
    </button>
  );
}
