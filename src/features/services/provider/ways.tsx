import { formatKilometres, formatMoney, formatNumber, formatRating } from '#i18n/format.ts';
import { dayThere, formatLongDay } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { usePresent } from '#ui/present.ts';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { type FilterFlag, isFilterFlag } from '../../../contract/services/provider-filters.ts';
import { isServiceGroup } from '../../../contract/services/service-taxonomy.ts';
import type { LessAsked } from './less-asked.ts';
import { isChosen, type QuickFilter } from './quick-filters.ts';
import styles from './services.module.css';
import { hasPlace, type ServicesState } from './services-state.ts';
import type { Brought } from './use-brought.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface WaysProps {
  brought: readonly Brought[];
  /** What brings no more than this leads nowhere. */
  above: number;
  state: ServicesState;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

/**
 * A button for each thing that can be dropped, one below the other. They work before their numbers are there; what is known to
 * bring nobody more is not offered.
 */
export function Ways({ brought, above, state, currency, change }: WaysProps) {
  const sayButton = useButtonText(state, currency);
  const useful = brought.filter(({ count }) => count === undefined || count > above);
  const best = above === 0 ? brought.find(({ count = 0 }) => count > 0) : undefined;
  return (
    <div className={`stack gap8 ${styles['ways']}`}>
      {useful.map((way) => (
        <Button
          key={JSON.stringify(way.changed)}
          variant={way === best ? 'primary' : 'plain'}
          onClick={() => change(way.changed)}
        >
          {sayButton(way)}
        </Button>
      ))}
    </div>
  );
}

/** `Ohne „Abends“: 7 Ergebnisse` · `Im Umkreis von 50 km: 7 Ergebnisse` */
function useButtonText(state: ServicesState, currency: ServiceCurrency) {
  const words = useWords('narrowing');
  const nameOf = useNameOf(state, currency);
  return ({ dropped, changed, count, isExact }: Brought): string => {
    const what =
      dropped === 'radius'
        ? words('nobody.within', { radius: formatKilometres(changed.radius ?? state.radius) })
        : dropped === 'all'
          ? hasPlace(state)
            ? words('nobody.everybody', { radius: formatKilometres(changed.radius ?? state.radius) })
            : words('nobody.withoutAll')
          : words('nobody.without', { filter: nameOf(dropped) });
    return count === undefined
      ? what
      : words(isExact ? 'nobody.brings' : 'nobody.bringsMore', { what, count, number: formatNumber(count) });
  };
}

/** A part of the search, as its chip or its choice calls it. */
function useNameOf({ when, filters, name, service }: ServicesState, currency: ServiceCurrency) {
  const words = useWords('services');
  const names = useWords('service-names');
  const present = usePresent();
  const isQuick = (filter: QuickFilter): boolean => isChosen(filter, { when, filters }, dayThere(present));
  const { day = '', lastDay, from = '00:00', until = '24:00' } = when;
  const said: Record<Exclude<LessAsked['dropped'], 'radius' | 'all' | FilterFlag>, () => string> = {
    part: () => {
      const quick = (['morning', 'afternoon', 'evening'] as const).find(isQuick);
      return quick === undefined ? words('results.part', { from, until }) : words(`filters.quick.${quick}`);
    },
    day: () => {
      const quick = (['today', 'tomorrow', 'weekend'] as const).find(isQuick);
      if (quick !== undefined) return words(`filters.quick.${quick}`);
      const days = lastDay === undefined ? [day] : [day, lastDay];
      return days.map((one) => formatLongDay(one, new Date(present))).join(' – ');
    },
    minimumRating: () => words('filters.quick.rated', { rating: formatRating(filters.minimumRating ?? 0) }),
    priceMaximum: () => words('filters.upTo', { price: formatMoney(filters.priceMaximum ?? 0, currency) }),
    name: () => name,
    service: () => {
      if (service === undefined) return '';
      return isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`);
    },
  };
  return (part: keyof typeof said | FilterFlag): string =>
    isFilterFlag(part) ? words(`filters.quick.${part}`) : said[part]();
}
