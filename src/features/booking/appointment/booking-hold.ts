import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { holdAppointment, releaseHold } from '../../../contract/booking/appointment.ts';
import { listSlots } from '../../../contract/services/provider.ts';
import { isSignInPath } from '../../../paths.ts';
import { type BookingDraft, type ChangeDraft, forgetHold, type Hold } from './booking-draft.ts';

/** What a hold is for. Another card, person or time needs another hold. */
const holdKey = ({ cards, staff, start }: Pick<BookingDraft, 'cards' | 'staff' | 'start'>): string =>
  JSON.stringify([cards, staff, start]);

/** The hold of what is chosen now, expired or not. */
export const currentHold = (draft: BookingDraft): Hold | undefined =>
  draft.hold?.of === holdKey(draft) ? draft.hold : undefined;

export interface TakenSlot {
  start: string;
  /** The next free ones. */
  slots: readonly string[];
}

interface HoldOptions {
  provider: string;
  draft: BookingDraft;
  change: ChangeDraft;
  onTaken: (taken: TakenSlot) => void;
  /** False as long as a variant is still to be chosen. */
  isWhole: boolean;
}

/**
 * Holds the chosen slot, and lets it go when the page is left. Signing in comes back: then it stays held. Without a hold one
 * can go on; whether the slot is free decides the booking.
 */
export function useHold({ provider, draft, isWhole, change, onTaken }: HoldOptions) {
  const [refused, setRefused] = useState<{ of: string; sentence: string }>();
  const wanted = draft.start === null || draft.done !== null || !isWhole ? undefined : holdKey(draft);
  const isHeld = draft.hold !== null && draft.hold.of === wanted;
  const latest = useRef({ draft, onTaken });
  useEffect(function followDraft() {
    latest.current = { draft, onTaken };
  });

  useEffect(
    function holdChosenSlot() {
      if (wanted === undefined || isHeld) return undefined;
      let isCurrent = true;
      const { cards, staff, start, handed } = latest.current.draft;
      if (start === null) return undefined;
      const body = {
        providerId: provider,
        cards,
        start,
        ...(staff === null ? {} : { staffId: staff }),
        ...(handed === null ? {} : { holdId: handed }),
      };
      const hold = async (): Promise<void> => {
        const answer = await call(holdAppointment, { body });
        if (isCurrent) change({ hold: { ...answer, of: wanted } });
      };
      hold().catch((problem: unknown) => {
        if (!(problem instanceof ApiError)) throw problem;
        if (!isCurrent) return;
        if (problem.code === 'slot_taken') {
          void refresh(listSlots);
          latest.current.onTaken({ start, slots: problem.slots });
        } else if (problem.status >= 400 && problem.status < 500 && problem.code !== 'too_many_requests') {
          setRefused({ of: wanted, sentence: Object.values(problem.fields).join(' ') || problem.sentence });
        }
      });
      return () => {
        isCurrent = false;
      };
    },
    [provider, wanted, isHeld, change],
  );

  useEffect(
    function letGoOnLeaving() {
      const letGo = (): void => {
        const { draft: now } = latest.current;
        if (now.hold === null || now.done !== null) return;
        forgetHold(provider);
        call(releaseHold, { params: { id: now.hold.id } }, { outlivesPage: true, isUnasked: true }).catch(
          () => undefined,
        );
      };
      const comeBack = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) change({ hold: null });
      };
      addEventListener('pagehide', letGo);
      addEventListener('pageshow', comeBack);
      return () => {
        removeEventListener('pagehide', letGo);
        removeEventListener('pageshow', comeBack);
        if (!isSignInPath(location.pathname)) letGo();
      };
    },
    [provider, change],
  );

  const again = useCallback(() => change({ hold: null }), [change]);
  return { refusal: refused?.of === wanted ? refused?.sentence : undefined, again };
}
