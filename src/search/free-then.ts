import { localMomentIn } from '#i18n/format-moment.ts';

interface FreeThen {
  /** The card that can be had then. */
  nextCard: string | null;
  timeZone: string;
}

/** The query of a link to the profile: it opens on the card that is free then, and on that day. */
export const openedThen = ({ nextCard, timeZone }: FreeThen, start: string) => ({
  day: localMomentIn(start, timeZone).day,
  card: nextCard ?? undefined,
});
