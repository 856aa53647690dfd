import { isToldOf, readWhen, type When } from '../../../contract/when.ts';

// Apart from services-state.ts: a profile does not need the names of all trades.

/** Day and part of the day in an address; a day that is over or too far ahead is ignored like one that is none. */
export function whenIn(query: URLSearchParams, today: string): When {
  const read = readWhen({
    day: query.get('day'),
    lastDay: query.get('lastDay'),
    from: query.get('from'),
    until: query.get('until'),
  });
  const { day, lastDay = day, ...part } = read;
  return day === undefined || day < today || !isToldOf(lastDay ?? day, today) ? part : read;
}

/** Without parts that are undefined. */
export const writtenWhen = ({ day, lastDay, from, until }: When) => ({
  ...(day === undefined ? {} : { day }),
  ...(lastDay === undefined ? {} : { lastDay }),
  ...(from === undefined ? {} : { from }),
  ...(until === undefined ? {} : { until }),
});
