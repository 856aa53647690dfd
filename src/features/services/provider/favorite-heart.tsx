import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { HeartIcon } from '#ui/icons.tsx';
import { heartOf } from '../../../api/pressed-heart.ts';
import { useFavoriteProviders } from '../../property/favorite/favorite-providers.ts';

interface FavoriteHeartProps {
  provider: { id: string; name: string };
  className?: string | undefined;
}

/** Keeps a provider among the favourites of this browser and of the account. */
export function FavoriteHeart({ provider: { id, name }, className = '' }: FavoriteHeartProps) {
  const words = useWords('provider');
  const { isFavorite, toggle } = useFavoriteProviders();
  return (
    <Button
      variant="plain"
      isIcon
      className={className}
      data-heart={heartOf('favoriteProviders', id)}
      aria-pressed={isFavorite(id)}
      aria-label={words('favorites.keep', { name })}
      onClick={() => toggle(id)}
    >
      <HeartIcon size={22} />
    </Button>
  );
}
