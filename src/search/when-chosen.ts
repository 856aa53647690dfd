import { formatWeekdayAndDay } from '#i18n/format.ts';
import type { wordsOf } from '#i18n/i18n.ts';
import type { When } from '../contract/when.ts';

/** The parts of the day that can be chosen, by their names. */
export const dayParts = {
  morning: { until: '12:00' },
  afternoon: { from: '12:00', until: '17:00' },
  evening: { from: '17:00' },
} as const satisfies Record<string, When>;
export const partNames = ['morning', 'afternoon', 'evening'] as const;

/** Empty for the whole day. */
export const partOf = ({ from, until }: When): string =>
  from === undefined && until === undefined ? '' : `${from ?? ''}-${until ?? ''}`;

/** `Di., 24. Nov., 12 bis 17 Uhr` · `Heute`; undefined for any time. */
export function whenChosen(
  words: ReturnType<typeof wordsOf<'service-names'>>,
  when: When,
  today: string,
): string | undefined {
  const chosen = partOf(when);
  const name = partNames.find((one) => partOf(dayParts[one]) === chosen);
  const part =
    name === undefined
      ? words('search.parts.other', { from: when.from ?? '00:00', until: when.until ?? '24:00' })
      : words(`search.parts.${name}`);
  const days = [when.day, when.lastDay].filter((day) => day !== undefined).map((day) => formatWeekdayAndDay(day));
  const day = when.day === today && when.lastDay === undefined ? words('search.today') : days.join(' – ');
  const said = [...(day === '' ? [] : [day]), ...(chosen === '' ? [] : [part])];
  return said.length === 0 ? undefined : said.join(', ');
}
