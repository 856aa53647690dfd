import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { formatLongDay, nearNameOf, noonOf } from '#i18n/format-moment.ts';
import { useWords, type wordsOf } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListIcon, MapIcon } from '#ui/icons.tsx';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart } from '#ui/load-patiently.ts';
import { Loading } from '#ui/loading.tsx';
import { MoreFailed } from '#ui/more-failed.tsx';
import { usePresent } from '#ui/present.ts';
import type { AccountId } from '../../../contract/fields.ts';
import { type ProviderCard as ProviderCardData, providerSorts } from '../../../contract/services/provider.ts';
import { isTimeAsked, type When } from '../../../contract/when.ts';
import { cardAnchor } from './card-anchor.ts';
import { PlaceNotes } from './place-notes.tsx';
import { ProviderCard } from './provider-card.tsx';
import { whereAmongOthers, whereOf } from './search-title.ts';
import styles from './services.module.css';
import { hasPlace, type ServicesState, whereOf as whereAsked } from './services-state.ts';
import { keepMap } from './use-kept-map.ts';
import type { FoundProviders } from './use-providers.ts';
import type { ChangeServicesState } from './use-services-state.ts';

/** Most look at the list alone. */
const ProviderMap = lazyPart(async () => (await import('./provider-map.tsx')).ProviderMap);

/** So few results are worth saying what dropping a chip brings. */
const fewResults = 5;

/** Hardly any search finds few, or nobody. */
const FewFound = lazyPart(async () => (await import('./few-found.tsx')).FewFound);
const NobodyFound = lazyPart(async () => (await import('./nobody-found.tsx')).NobodyFound);

interface ProviderListProps {
  providers: FoundProviders;
  state: ServicesState;
  change: ChangeServicesState;
}

export function ProviderList({ providers, state, change }: ProviderListProps) {
  const words = useWords('services');
  const { items, place } = providers;
  if (providers.state === 'loading') return <Loading text={words('results.loading')} />;
  if (providers.state === 'failed')
    return <ErrorState title={words('results.failed')} text={words('results.failedText')} onRetry={providers.retry} />;
  return (
    <section className="beside upright" aria-label={words('results.title')} aria-busy={providers.isOld}>
      <Head providers={providers} state={state} change={change} />
      {state.unknownService !== '' && (
        <p className={styles['note']}>{words('results.serviceUnknown', { typed: state.unknownService })}</p>
      )}
      {place !== undefined && <PlaceNotes place={place} others={providers.otherPlaces} state={state} change={change} />}
      {providers.hasOtherCurrency && (
        <p className={styles['note']}>
          {words(
            `results.${state.filters.priceMaximum === undefined ? 'moneyBehind' : 'moneyLeftOut'}.${providers.currency}`,
          )}
        </p>
      )}
      {items.length === 0 ? (
        <LatePart>
          <NobodyFound
            state={state}
            least={place?.precisionKilometres ?? 1}
            currency={providers.currency}
            change={change}
          />
        </LatePart>
      ) : (
        <Found providers={providers} state={state} change={change} />
      )}
    </section>
  );
}

/** How many there are, where and when; and in which order. */
function Head({ providers, state, change }: ProviderListProps) {
  const words = useWords('services');
  const present = usePresent();
  const { place, total } = providers;
  const count = { count: total ?? 0, number: formatNumber(total ?? 0) };
  const head = useRef<HTMLDivElement>(null);
  const toggleMap = (): void => {
    keepMap(!state.map);
    change({ map: !state.map });
    // Whoever is further down sees the map come.
    head.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={`row gap4-16 between ${styles['head']}`} ref={head}>
      <output className={`size25 strong display-type breaks shrinks ${styles['count']}`}>
        <span className={styles['found']}>
          {place === undefined
            ? words('results.named', { ...count, name: state.name })
            : words(providers.isTotalExact ? 'results.count' : 'results.moreThan', {
                ...count,
                where: providers.otherPlaces.length === 0 ? whereOf(place) : whereAmongOthers(place),
              })}
        </span>
        {/* What was there before was found for another time. */}
        {isTimeAsked(state.when) && !providers.isOld && (
          <small className={`small regular ${styles['then']}`}>
            {whenWritten(words, state.when, new Date(present))}
          </small>
        )}
      </output>
      {providers.items.length > 0 && (
        <div className="line gap4-12">
          <SortChoice state={state} change={change} />
          <MapToggle isShown={state.map} onPress={toggleMap} />
        </div>
      )}
    </div>
  );
}

function SortChoice({ state, change }: Pick<ProviderListProps, 'state' | 'change'>) {
  const words = useWords('services');
  return (
    <label className={`line gap6 quiet size15 ${styles['sort']}`}>
      <span>{words('filters.sort')}</span>
      <select
        value={state.sort}
        onChange={(event) =>
          change({ sort: providerSorts.find((known) => known === event.currentTarget.value) ?? 'best' })
        }
      >
        {providerSorts
          .filter((sort) => sort !== 'distance' || hasPlace(state))
          .map((sort) => (
            <option key={sort} value={sort}>
              {words(`filters.sorts.${sort}`)}
            </option>
          ))}
      </select>
    </label>
  );
}

/** The cards, and what would bring more where they are few. */
function Found({ providers, state, change }: ProviderListProps) {
  const words = useWords('services');
  const { items } = providers;
  const isStuck = providers.isMoreFailed && !providers.isLoadingMore;
  const isFew =
    items.length <= fewResults &&
    !providers.hasMore &&
    (isTimeAsked(state.when) || Object.keys(state.filters).length > 0);
  return (
    <>
      <CardsAndMap items={items} hasMap={state.map}>
        {items.map((provider, index) => (
          <ProviderCard
            key={provider.id}
            provider={provider}
            place={index}
            weights={state.weights}
            service={state.service}
            when={state.when}
            where={whereAsked(state)}
            filters={state.filters}
          />
        ))}
      </CardsAndMap>
      {providers.hasMore && !isStuck && <MoreBelow isLoading={providers.isLoadingMore} onNear={providers.loadMore} />}
      {isStuck && <MoreFailed onRetry={providers.loadMore} />}
      <p className={`quiet small ${styles['how']}`}>{words('results.how')}</p>
      {isFew && (
        <LatePart>
          <FewFound total={items.length} state={state} currency={providers.currency} change={change} />
        </LatePart>
      )}
    </>
  );
}

interface MapToggleProps {
  isShown: boolean;
  onPress: () => void;
}

/** Above the list, where it covers no time. */
function MapToggle({ isShown, onPress }: MapToggleProps) {
  const words = useWords('services');
  return (
    <Button variant="plain" isCompact icon={isShown ? <ListIcon size={18} /> : <MapIcon size={18} />} onClick={onPress}>
      {words(isShown ? 'map.hide' : 'map.show')}
    </Button>
  );
}

interface CardsAndMapProps {
  items: readonly ProviderCardData[];
  hasMap: boolean;
  /** A card for each. Made outside, so that none is drawn again as the mouse moves. */
  children: readonly ReactNode[];
}

/** Pointing at a card raises its pin, pointing at a pin marks its cards. */
function CardsAndMap({ items, hasMap, children }: CardsAndMapProps) {
  const [pointed, setPointed] = useState<AccountId>();
  const [marked, setMarked] = useState<readonly AccountId[]>([]);
  return (
    <div className={hasMap ? styles['beside'] : undefined}>
      {hasMap && (
        <LatePart fallback={<div className={`below16 ${styles['map']}`} />}>
          <ProviderMap items={items} pointed={pointed} onPoint={setMarked} />
        </LatePart>
      )}
      <ul className={`column ${styles['list']}`}>
        {items.map(({ id }, index) => (
          <li
            key={id}
            id={cardAnchor(id)}
            data-marked={marked.includes(id) || undefined}
            {...(hasMap && {
              onPointerEnter: () => setPointed(id),
              onPointerLeave: () => setPointed(undefined),
              onFocus: () => setPointed(id),
              onBlur: () => setPointed(undefined),
            })}
          >
            {children[index]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `frei heute, 15:00 bis 18:00 Uhr` · `frei Dienstag, 24. November` */
function whenWritten(
  words: ReturnType<typeof wordsOf<'services'>>,
  { day, lastDay, from, until }: When,
  now: Date,
): string {
  const part =
    from === undefined && until === undefined
      ? []
      : [words('results.part', { from: from ?? '00:00', until: until ?? '24:00' })];
  return [
    day === undefined
      ? words('results.freeSoon')
      : lastDay === undefined
        ? words('results.freeOn', {
            day: nearNameOf(noonOf(day).toISOString(), 'Europe/Berlin', now.getTime()) ?? formatLongDay(day, now),
          })
        : words('results.freeBetween', { day: formatLongDay(day, now), lastDay: formatLongDay(lastDay, now) }),
    ...part,
  ].join(', ');
}

/** Loads the next page when it is near the viewport, or by the button. */
function MoreBelow({ isLoading, onNear }: { isLoading: boolean; onNear: () => void }) {
  const words = useWords('services');
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function loadAsOneScrolls() {
      if (isLoading || place.current === null) return undefined;
      const watcher = new IntersectionObserver(
        (seen) => {
          if (seen.some(({ isIntersecting }) => isIntersecting)) onNear();
        },
        { rootMargin: '600px' },
      );
      watcher.observe(place.current);
      return () => watcher.disconnect();
    },
    [isLoading, onNear],
  );
  return (
    <div ref={place} className={`beside centered ${styles['more']}`}>
      {isLoading ? (
        <Loading text={words('results.loading')} />
      ) : (
        <Button variant="plain" onClick={onNear}>
          {words('results.more')}
        </Button>
      )}
    </div>
  );
}
