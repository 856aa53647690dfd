import type { ServiceCurrency } from '../../contract/currency.ts';
import { daysLater, isTimeAsked } from '../../contract/when.ts';
import { dayThere, formatLongDay } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePresent } from '../../ui/present.ts';
import { waysOut } from './less-asked.ts';
import { NextFree } from './next-free.tsx';
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
  return (
    <>
      <EmptyState
        drawing="search"
        title={day !== undefined && lastDay === undefined ? sayDay(day) : words('nobody.title')}
        {...(isTimeAsked(state.when) && (day === undefined || lastDay !== undefined)
          ? { text: words('nobody.free') }
          : {})}
      >
        <Ways brought={brought} above={0} state={state} currency={currency} change={change} />
        {isNoWay && <Button to={paths.services()}>{words('nobody.elsewhere')}</Button>}
      </EmptyState>
      {day !== undefined && <NextFree state={state} day={day} />}
    </>
  );
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
