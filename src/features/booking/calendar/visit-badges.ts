import { useCallback } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { BadgeKind } from '#ui/badge.tsx';
import type { CalendarVisit } from '../../../contract/booking/calendar.ts';

export interface VisitBadge {
  kind: BadgeKind;
  text: string;
}

/** What is said of a visit beside its name, in the grid and in the list alike. */
export function useVisitBadges(): (visit: CalendarVisit) => VisitBadge[] {
  const words = useWords('calendar');
  return useCallback(
    ({ status, proposal, isComing, isDepositDue }) => {
      if (status === 'open') return [{ kind: 'warning', text: words('asks') }];
      if (status !== 'confirmed') return [];
      return [
        ...(proposal === null ? [] : [{ kind: 'warning' as const, text: words('proposalOpen') }]),
        ...(isDepositDue ? [{ kind: 'warning' as const, text: words('depositDue') }] : []),
        ...(isComing ? [{ kind: 'success' as const, text: words('coming') }] : []),
      ];
    },
    [words],
  );
}
