// Without the schema library: cards and profiles say it, too.

/** After a visit was booked, or a request was accepted, its customer may think again for so long. */
export const regretMinutes = 10;

interface Bound {
  start: number;
  /** Of the strictest card. */
  cancelHours: number;
  /** When it was booked, or the request was accepted. */
  boundAt: number;
}

/** Until when the customer may cancel or move. Instants in milliseconds since 1970. Never after the start. */
export const cancelEndOf = ({ start, cancelHours, boundAt }: Bound): number =>
  Math.min(start, Math.max(start - cancelHours * 3_600_000, boundAt + regretMinutes * 60_000));

/** What a card says that names no other: where it is this one, results need not say it. */
export const usualCancelHours = 24;
