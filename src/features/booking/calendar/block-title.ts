import { useCallback } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { CalendarBlock } from '../../../contract/booking/calendar.ts';

/** What a blocked time is called: what was noted, or that a calendar of another program says so. */
export function useBlockTitle(): (block: Pick<CalendarBlock, 'note' | 'isOutside' | 'isHeld' | 'isClash'>) => string {
  const words = useWords('calendar');
  return useCallback(
    ({ note, isOutside, isHeld, isClash }) => {
      if (isHeld) return words('block.held', { note });
      if (isOutside) return words(isClash ? 'outside.clash' : 'outside.block');
      return note === '' ? words('block.blocked') : note;
    },
    [words],
  );
}
