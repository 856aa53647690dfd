import { useEffect } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { toast } from '#ui/toast.tsx';
import { limits } from '../../../contract/limits.ts';
import { onLeftOut } from './favorite-list.ts';

/** Tells on any screen that the account's list had no room for all favourites of this browser. */
export function useFullFavoritesTold(): void {
  const words = useWords('shell');
  useEffect(
    function tellWhatDoesNotFit() {
      return onLeftOut((count) => toast.error(words('favoritesFull', { count, maximum: limits.favoritesMaximum })));
    },
    [words],
  );
}
