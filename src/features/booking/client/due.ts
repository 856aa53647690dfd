/** How a client stands: due, booked, or later. Days count from the day they are due. */
export type Due =
  | { is: 'asked' | 'booked'; at: string }
  | { is: 'now' }
  | { is: 'sinceDays' | 'sinceWeeks' | 'inDays' | 'inWeeks'; count: number };

const dayMilliseconds = 86_400_000;

interface Standing {
  next: string | null;
  isNextAsked: boolean;
  dueAt: string | null;
}

/** Undefined for whom nobody knows to come again. */
export function dueOf({ next, isNextAsked, dueAt }: Standing, now: number): Due | undefined {
  if (next !== null) return { is: isNextAsked ? 'asked' : 'booked', at: next };
  if (dueAt === null) return undefined;
  const days = Math.round((now - Date.parse(dueAt)) / dayMilliseconds);
  if (Math.abs(days) < 2) return { is: 'now' };
  const count = Math.abs(days);
  const isWeeks = count >= 14;
  if (days > 0) return { is: isWeeks ? 'sinceWeeks' : 'sinceDays', count: isWeeks ? Math.round(count / 7) : count };
  return { is: isWeeks ? 'inWeeks' : 'inDays', count: isWeeks ? Math.round(count / 7) : count };
}

export const isOverdue = ({ is }: Due): boolean => is === 'now' || is === 'sinceDays' || is === 'sinceWeeks';
