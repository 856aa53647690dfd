import { type Asked, useAnswers } from '../../api/answers.ts';
import type { ServiceCurrency } from '../../contract/currency.ts';
import { listProviders } from '../../contract/provider.ts';
import { isServiceGroup } from '../../contract/service-taxonomy.ts';
import { isTimeAsked } from '../../contract/when.ts';
import { formatKilometres, formatMoney, formatNumber, formatRating } from '../../i18n/format.ts';
import { dayThere, formatLongDay } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { usePresent } from '../../ui/present.ts';
import { type Brought, type LessAsked, lessByAll, lessByOne, worthDropping } from './less-asked.ts';
import { isChosen } from './quick-filters.ts';
import { questionOf, type ServicesState } from './services-state.ts';
import type { ChangeServicesState } from './use-services-state.ts';

interface NobodyFoundProps {
  state: ServicesState;
  /** Kilometres: the smallest sensible radius. */
  least: number;
  currency: ServiceCurrency;
  change: ChangeServicesState;
}

interface Counted extends Brought {
  isExact: boolean;
}

/** What each question would bring; undefined until all are answered, so that no button moves another. */
function useBrought(state: ServicesState, questions: readonly LessAsked[]): Counted[] | undefined {
  const asked: Asked<typeof listProviders>[] = useAnswers(
    listProviders,
    questions.map(({ changed }) => {
      const { query } = questionOf({ ...state, ...changed });
      return { query: { ...query, limit: 1 } };
    }),
  );
  if (asked.some(({ isAsking }) => isAsking)) return undefined;
  return questions.map((question, index) => {
    const answer = asked[index]?.answer;
    return { ...question, count: answer?.total, isExact: answer?.isTotalExact ?? true };
  });
}

/** What was asked for is too much: the one thing to drop, and what that brings; all of it where no one thing brings anybody. */
export function NobodyFound({ state, least, currency, change }: NobodyFoundProps) {
  const words = useWords('narrowing');
  const sayButton = useButtonText(state, currency);
  const byOne = useBrought(state, lessByOne(state, least));
  const one = worthDropping(byOne ?? []);
  const all = lessByAll(state);
  const byAll = useBrought(state, byOne !== undefined && one.length === 0 && all !== undefined ? [all] : []);
  const shown = one.length > 0 ? one : worthDropping(byAll ?? []);
  const isTimeAtFault = isTimeAsked(state.when) && (one[0]?.dropped === 'part' || one[0]?.dropped === 'day');
  const isNoWay = byOne !== undefined && byAll !== undefined && shown.length === 0;
  return (
    <EmptyState
      drawing="search"
      title={words('nobody.title')}
      {...(isTimeAtFault ? { text: words('nobody.free') } : isNoWay ? { text: words('nobody.text') } : {})}
    >
      {shown.map((less, index) => (
        <Button
          key={JSON.stringify(less.changed)}
          variant={index === 0 ? 'primary' : 'plain'}
          onClick={() => change(less.changed)}
        >
          {sayButton(less)}
        </Button>
      ))}
    </EmptyState>
  );
}

/** `Ohne „Abends“: 7 Ergebnisse` · `Im Umkreis von 50 km: 7 Ergebnisse` */
function useButtonText(state: ServicesState, currency: ServiceCurrency) {
  const words = useWords('narrowing');
  const nameOf = useNameOf(state, currency);
  return ({ dropped, changed, count, isExact }: Counted): string => {
    const what =
      dropped === 'radius'
        ? words('nobody.within', { radius: formatKilometres(changed.radius ?? state.radius) })
        : dropped === 'all'
          ? words('nobody.withoutAll')
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
  const isQuick = (filter: 'today' | 'tomorrow' | 'weekend' | 'evening'): boolean =>
    isChosen(filter, { when, filters }, dayThere(present));
  const { day = '', lastDay, from = '00:00', until = '24:00' } = when;
  const said: Record<Exclude<LessAsked['dropped'], 'radius' | 'all'>, () => string> = {
    part: () => (isQuick('evening') ? words('filters.quick.evening') : words('results.part', { from, until })),
    day: () => {
      const quick = (['today', 'tomorrow', 'weekend'] as const).find(isQuick);
      if (quick !== undefined) return words(`filters.quick.${quick}`);
      const days = lastDay === undefined ? [day] : [day, lastDay];
      return days.map((one) => formatLongDay(one, new Date(present))).join(' – ');
    },
    minimumRating: () => words('filters.quick.rated', { rating: formatRating(filters.minimumRating ?? 0) }),
    priceMaximum: () => words('filters.upTo', { price: formatMoney(filters.priceMaximum ?? 0, currency) }),
    immediate: () => words('filters.quick.immediate'),
    mobile: () => words('filters.quick.mobile'),
    name: () => name,
    service: () => {
      if (service === undefined) return '';
      return isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`);
    },
  };
  return (part: keyof typeof said): string => said[part]();
}
