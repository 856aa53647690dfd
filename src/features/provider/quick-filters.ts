import { daysLater, weekendFrom } from '../../contract/when.ts';
import type { ServicesState } from './services-state.ts';

/** The first hour of an evening. */
const evening = '17:00';

export const quickFilters = ['today', 'tomorrow', 'weekend', 'evening', 'mobile', 'rated', 'immediate'] as const;
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

/** Whether a chip is chosen. */
export function isChosen(filter: QuickFilter, { when, filters }: WhenAndFilters, today: string): boolean {
  if (isDays(filter)) {
    const days = daysOf(filter, today);
    return when.day === days.day && when.lastDay === days.lastDay;
  }
  if (filter === 'evening') return when.from === evening && when.until === undefined;
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
  if (filter === 'evening')
    return {
      when: {
        ...(day === undefined ? {} : { day }),
        ...(lastDay === undefined ? {} : { lastDay }),
        ...(isOn ? {} : { from: evening }),
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
