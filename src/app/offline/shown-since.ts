import { watchable } from '#ui/watchable.ts';

/** The oldest copy that the page shows is from then, in milliseconds since 1970. */
export const shownSince = watchable<number | undefined>(undefined);
