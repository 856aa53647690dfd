import { localMomentIn } from '../i18n/format-moment.ts';

interface FreeThen {
  /** The card that can be had then. */
  nextCard: string | null;
  timeZone: string;
}

/** What the profile of somebody who is free then opens on: that card and day. */
export const openedThen = ({ nextCard, timeZone }: FreeThen, start: string) => ({
  day: localMomentIn(start, timeZone).day,
  card: nextCard ?? undefined,
});
