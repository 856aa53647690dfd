import { localMomentIn } from '../i18n/format-moment.ts';
import { paths } from '../paths.ts';

interface FreeThen {
  id: string;
  /** The card that can be had then. */
  nextCard: string | null;
  timeZone: string;
}

/** The profile of somebody who is free then, open on that card and day. */
export const profileThen = ({ id, nextCard, timeZone }: FreeThen, start: string): string =>
  paths.provider(id, { day: localMomentIn(start, timeZone).day, card: nextCard ?? undefined });
