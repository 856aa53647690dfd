/** Hours in which somebody waits, as they choose them. */
export const waitingParts = ['any', 'morning', 'afternoon', 'evening', 'own'] as const;
export type WaitingPart = (typeof waitingParts)[number];

const hours = (from: number, until: number) => ({ fromMinute: from * 60, untilMinute: until * 60 });

const minutesOfPart = {
  any: undefined,
  morning: hours(0, 12),
  afternoon: hours(12, 17),
  evening: hours(17, 24),
} as const satisfies Record<Exclude<WaitingPart, 'own'>, unknown>;

/** `09:30` -> 570; undefined of what is no time. */
function minuteOf(clock: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** As the server takes them: both, or neither for any time. */
export function minutesAsked(part: WaitingPart, from: string, until: string) {
  if (part !== 'own') return minutesOfPart[part];
  const [fromMinute, untilMinute] = [minuteOf(from), minuteOf(until)];
  return fromMinute === undefined || untilMinute === undefined || untilMinute <= fromMinute
    ? undefined
    : { fromMinute, untilMinute };
}
