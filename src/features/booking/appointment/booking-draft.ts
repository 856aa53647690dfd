import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { readInTab, storeInTab } from '#ui/tab-storage.ts';
import { appointment } from '../../../contract/booking/appointment.ts';
import type { When } from '../../../contract/when.ts';

const details = z.object({
  place: z.enum(['shop', 'customer']),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  note: z.string(),
  visitor: z._default(z.string(), ''),
  /** To the questions of the cards, by `answerKey`. */
  answers: z._default(z.record(z.string(), z.string()), {}),
  phone: z.string(),
  name: z.string(),
  contact: z.enum(['email', 'phone']),
  email: z.string(),
});
export type BookingDetails = z.output<typeof details>;

const draft = z.object({
  /** The visit's id. Asked for twice, because an answer got lost, it is one visit. */
  id: z.string(),
  cards: z.array(z.string()),
  /** The signature of the provider's own link. */
  via: z._default(z.nullable(z.string()), null),
  /** Null: whoever is free. */
  staff: z.nullable(z.string()),
  start: z.nullable(z.string()),
  /** The hold that the link has handed over: it gives way to the own one. */
  handed: z._default(z.nullable(z.string()), null),
  /** When somebody wanted to come, as it was searched. */
  when: z._default(
    z.object({ day: z.optional(z.string()), from: z.optional(z.string()), until: z.optional(z.string()) }),
    {},
  ),
  details,
  /** The details were complete when they were sent off, with what coming costs. */
  given: z.nullable(z.object({ travelFeeCents: z.number() })),
  /** Of which address or number a guest has typed the code. */
  proof: z.nullable(z.object({ subject: z.string(), proof: z.string() })),
  hold: z.nullable(
    z.object({
      /** What it holds: `holdKey`. */
      of: z.string(),
      id: z.string(),
      heldUntil: z.string(),
      staff: z.object({ id: z.string(), name: z.string() }),
      totalCents: z.number(),
      isImmediate: z.boolean(),
    }),
  ),
  done: z.nullable(z.object({ appointment, link: z.nullable(z.string()) })),
});
export type BookingDraft = z.output<typeof draft>;
export type Hold = NonNullable<BookingDraft['hold']>;

const emptyDetails: BookingDetails = {
  place: 'shop',
  street: '',
  zip: '',
  city: '',
  note: '',
  visitor: '',
  answers: {},
  phone: '',
  name: '',
  contact: 'email',
  email: '',
};

const newDraft = (before?: BookingDraft): BookingDraft => ({
  id: crypto.randomUUID(),
  cards: [],
  via: before?.via ?? null,
  staff: null,
  start: null,
  handed: null,
  when: {},
  // Whoever books again is the same person.
  details: before === undefined ? emptyDetails : { ...before.details, note: '', visitor: '', answers: {} },
  given: null,
  proof: before?.proof ?? null,
  hold: null,
  done: null,
});

const keyOf = (provider: string): string => `booking:${provider}`;

function readDraft(provider: string): BookingDraft | undefined {
  const read = z.safeParse(draft, readInTab(keyOf(provider)));
  return read.success ? read.data : undefined;
}

/** For a page that goes away, when nothing is rendered any more. */
export function forgetHold(provider: string): void {
  const kept = readDraft(provider);
  if (kept !== undefined) storeInTab(keyOf(provider), { ...kept, hold: null });
}

/** What a link into the booking has chosen. */
export interface Chosen {
  cards: readonly string[];
  staff: string | null;
  start: string | null;
  handed: string | null;
  when: When;
}

interface Begin {
  chosen: Chosen | undefined;
  /** The signature of the provider's own link. */
  via: string | null;
  /** The provider's card, where there is one only. */
  only: string | undefined;
  /** The end of the last booking is shown. */
  isDone: boolean;
}

function begin(provider: string, { chosen, via, only, isDone }: Begin): BookingDraft {
  const begun = cameBy(beginWith(readDraft(provider), chosen, isDone), via);
  return begun.cards.length === 0 && only !== undefined ? { ...begun, cards: [only] } : begun;
}

const cameBy = (begun: BookingDraft, via: string | null): BookingDraft => (via === null ? begun : { ...begun, via });

function beginWith(kept: BookingDraft | undefined, chosen: Chosen | undefined, isDone: boolean): BookingDraft {
  if (chosen !== undefined) {
    const before = kept === undefined || kept.done !== null ? newDraft(kept) : kept;
    const isSame = before.cards.join() === chosen.cards.join();
    // Other cards are done elsewhere, and coming for them has another price.
    return {
      ...before,
      ...chosen,
      cards: [...chosen.cards],
      given: isSame ? before.given : null,
    };
  }
  if (kept === undefined || (kept.done !== null && !isDone)) return newDraft(kept);
  return kept;
}

export type ChangeDraft = (change: Partial<BookingDraft>) => void;

/** What is chosen and typed, kept as long as the tab. */
export function useBookingDraft(provider: string, beginning: Begin): [BookingDraft, ChangeDraft] {
  const [now, setNow] = useState(() => begin(provider, beginning));
  const latest = useRef(now);
  useEffect(
    function keepWhatIsChosen() {
      storeInTab(keyOf(provider), latest.current);
    },
    [provider],
  );
  const change = useCallback<ChangeDraft>(
    (changed) => {
      latest.current = { ...latest.current, ...changed };
      // At once: the page may be reloaded before the next render.
      storeInTab(keyOf(provider), latest.current);
      setNow(latest.current);
    },
    [provider],
  );
  return [now, change];
}
