import { filterFlags } from '../../../contract/services/provider-filters.ts';
import { daysLater, type When, weekendFrom } from '../../../contract/when.ts';
import type { ServicesState } from './services-state.ts';

/** The parts of a day, by the clock of the place. */
const dayParts = {
  morning: { until: '12:00' },
  afternoon: { from: '12:00', until: '17:00' },
  evening: { from: '17:00' },
} as const satisfies Record<string, When>;

type DayPart = keyof typeof dayParts;

export const quickFilters = [
  'today',
  'tomorrow',
  'weekend',
  'morning',
  'afternoon',
  'evening',
  'mobile',
  'rated',
  ...filterFlags.filter((flag) => flag !== 'mobile'),
] as const;
export type QuickFilter = (typeof quickFilters)[number];

type WhenAndFilters = Pick<ServicesState, 'when' | 'filters'>;

/** From so many points on a rating counts as good. */
export const goodRating = 4.5;

const daysOf = (filter: 'today' | 'tomorrow' | 'weekend', today: string): WhenAndFilters['when'] => {
  if (filter === 'weekend') return weekendFrom(today);
  return { day: filter === 'today' ? today : daysLater(today, 1) };
};

const isDays = (filter: QuickFilter): filter is 'today' | 'tomorrow' | 'weekend' =>
  filter === 'today' || filter === 'tomorrow' || filter === 'weekend';

const isDayPart = (filter: QuickFilter): filter is DayPart => Object.hasOwn(dayParts, filter);

/** Whether a chip is chosen. */
export function isChosen(filter: QuickFilter, { when, filters }: WhenAndFilters, today: string): boolean {
  if (isDays(filter)) {
    const days = daysOf(filter, today);
    return when.day === days.day && when.lastDay === days.lastDay;
  }
  if (isDayPart(filter)) {
    const { from, until }: When = dayParts[filter];
    return when.from === from && when.until === until;
  }
  if (filter === 'rated') return filters.minimumRating === goodRating;
  return filters[filter] === true;
}

/** What pressing a chip changes: a chosen one lets go. Of the days one is chosen, beside the part of the day. */
export function pressed(
  filter: QuickFilter,
  { when, filters }: WhenAndFilters,
  today: string,
): Partial<WhenAndFilters> {
  const isOn = isChosen(filter, { when, filters }, today);
  const { day, lastDay, from: _from, until: _until } = when;
  if (isDays(filter)) {
    const { day: _day, lastDay: _lastDay, ...part } = when;
    return { when: isOn ? part : { ...daysOf(filter, today), ...part } };
  }
  if (isDayPart(filter))
    return {
      when: {
        ...(day === undefined ? {} : { day }),
        ...(lastDay === undefined ? {} : { lastDay }),
        ...(isOn ? {} : dayParts[filter]),
      },
    };
  if (filter === 'rated') {
    const { minimumRating: _rating, ...others } = filters;
    return { filters: isOn ? others : { ...others, minimumRating: goodRating } };
  }
  const { [filter]: _flag, ...others } = filters;
  return { filters: isOn ? others : { ...others, [filter]: true } };
}

/** Whole euros or francs: what most visits cost at most. */
export const priceSteps = [20, 30, 50, 80, 120, 200] as const;

/** The filters with another highest price; without one for an empty choice. */
export function withPrice({ filters }: Pick<WhenAndFilters, 'filters'>, chosen: string): WhenAndFilters['filters'] {
  const { priceMaximum: _before, ...others } = filters;
  return chosen === '' ? others : { ...others, priceMaximum: Number(chosen) };
}
