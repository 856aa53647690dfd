import { dayThere, formatLongDay, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { usePresent } from '#ui/present.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import type { ProviderCard } from '../../../contract/services/provider.ts';
import { daysLater, isTimeAsked } from '../../../contract/when.ts';
import { paths } from '../../../paths.ts';
import { waysOut } from './less-asked.ts';
import { NextFree, useNextFree } from './next-free.tsx';
import type { ServicesState } from './services-state.ts';
import { useBrought } from './use-brought.ts';
import type { ChangeServicesState } from './use-services-state.ts';
import { Ways } from './ways.tsx';

interface NobodyFoundProps {
  state: ServicesState;
  /** Kilometres: the smallest sensible radius. */
  least: number;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/** What was asked for is too much: what to drop, what that brings, and the next free times. Where nothing brings anybody, another place. */
export function NobodyFound({ state, least, currency, change }: NobodyFoundProps) {
  const words = useWords('narrowing');
  const brought = useBrought(state, waysOut(state, least));
  const sayDay = useDaySaid(state);
  const isNoWay = brought.every(({ count }) => count === 0);
  const { day, lastDay } = state.when;
  const isTime = isTimeAsked(state.when);
  const free = useNextFree(state, isTime);
  const next = useNextTime(free);
  const isSaidAbove = day !== undefined && lastDay === undefined;
  const text = [isTime && !isSaidAbove ? words('nobody.free') : '', next].filter((part) => part !== '').join(' ');
  return (
    <>
      <EmptyState
        drawing="search"
        title={isSaidAbove ? sayDay(day) : words('nobody.title')}
        {...(text === '' ? {} : { text })}
      >
        <Ways brought={brought} above={0} state={state} currency={currency} change={change} />
        {isNoWay && <Button to={paths.services()}>{words('nobody.elsewhere')}</Button>}
      </EmptyState>
      {isTime && <NextFree state={state} free={free} />}
    </>
  );
}

/** `Nächste Zeit: morgen, 10:15.`, of the nearest who are free; empty where nobody is. */
function useNextTime(free: readonly ProviderCard[]): string {
  const words = useWords('narrowing');
  const present = usePresent();
  const [first] = free
    .flatMap(({ nextSlot, timeZone }) => (nextSlot === null ? [] : [{ nextSlot, timeZone }]))
    .toSorted((one, other) => Date.parse(one.nextSlot) - Date.parse(other.nextSlot));
  return first === undefined
    ? ''
    : words('nobody.nextAt', { moment: formatSoonIn(first.nextSlot, first.timeZone, present) });
}

/** `Sonntag, 29. November ist hier niemand frei`, and what part of the day was asked for. */
function useDaySaid({ when: { from, until } }: ServicesState): (day: string) => string {
  const words = useWords('narrowing');
  const present = usePresent();
  const isPart = from !== undefined || until !== undefined;
  return (day) => {
    const today = dayThere(present);
    if (isPart) return words('nobody.partOfDay', { day: formatLongDay(day, new Date(present)) });
    if (day === today) return words('nobody.today');
    if (day === daysLater(today, 1)) return words('nobody.tomorrow');
    return words('nobody.day', { day: formatLongDay(day, new Date(present)) });
  };
}
