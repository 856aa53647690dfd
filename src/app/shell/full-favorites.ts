import { useEffect } from 'react';
import { onLeftOut } from '../../api/favorites.ts';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import { toast } from '../../ui/toast.tsx';

/** Wherever one is: after signing in the account's list may have no room for all that this browser has kept. */
export function useFullFavoritesTold(): void {
  const words = useWords('shell');
  useEffect(
    function tellWhatDoesNotFit() {
      return onLeftOut((count) => toast.error(words('favoritesFull', { count, maximum: limits.favoritesMaximum })));
    },
    [words],
  );
}
