import { useCallback } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { toast } from '#ui/toast.tsx';
import { offerUndo } from './undo.ts';

/** Says what was done, with the offer to take it back where there is one. */
export function useSaid(): (said: string, deed: string | null | undefined) => void {
  const words = useWords('calendar');
  return useCallback(
    (said, deed) => {
      if (deed === null || deed === undefined) toast.success(said);
      else offerUndo({ id: deed, said, undo: words('undo'), undone: words('undone') });
    },
    [words],
  );
}
