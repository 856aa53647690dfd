import { useState } from 'react';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { formatNearDate } from '#i18n/format-days.ts';
import { formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { icon } from '#ui/icons.tsx';
import { sourceOfKind } from '#ui/kind-picture.ts';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { Rating } from '#ui/rating.tsx';
import { TimeChip } from '#ui/time-chips.tsx';
import type { LastPlace } from '../../../api/last-place.ts';
import { useAnswer } from '../../../api/query.ts';
import { useLastPlace } from '../../../api/use-last-place.ts';
import { viewedProviders } from '../../../api/viewed-providers.ts';
import { countries } from '../../../contract/country.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { AccountId } from '../../../contract/fields.ts';
import type { ProviderCard } from '../../../contract/services/provider.ts';
import { listProviderCards } from '../../../contract/services/provider-cards.ts';
import { listTrades, trades } from '../../../contract/services/provider-trades.ts';
import { categoriesOf, isServiceGroup } from '../../../contract/services/service-taxonomy.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { openedThen } from '../../../search/free-then.ts';
import { tradeKind, tradePicture } from '../../../search/trade-picture.ts';
import { NearMe } from '../../../search/where-step.tsx';
import styles from './services-front.module.css';
import type { ChangeServicesState } from './use-services-state.ts';

/** /services before anything is asked. */
export function ServicesFront({ change }: { change: ChangeServicesState }) {
  const last = useLastPlace();
  return (
    <div className={`column gap32 ${styles['front']}`}>
      <div className={styles['near']}>
        <NearMe isQuiet onFound={({ code, country }) => change({ zip: code, place: '', country })} />
      </div>
      <Trades last={last} />
      <SeenLately />
      <Promises />
    </div>
  );
}

const whereOf = ({ zip, place, country }: LastPlace) => {
  const known = countries.find((name) => name === country);
  return { ...(zip === '' ? { place } : { zip }), ...(known === undefined ? {} : { country: known }) };
};

/** The trades as pictures, with the lowest price and who is free today around the last place, or in a large city. */
function Trades({ last }: { last: LastPlace | undefined }) {
  const words = useWords('services-front');
  const { data } = useAnswer(listTrades, { query: last === undefined ? {} : whereOf(last) });
  const [isWhole, setIsWhole] = useState(false);
  const where = data?.place?.name ?? data?.place?.code ?? '';
  const isToday = data === undefined || data.items.some(({ freeToday }) => freeToday > 0);
  return (
    <section>
      <div className={`bar gap16 between ${styles['head']}`}>
        <h2>{where === '' ? words('trades') : words(isToday ? 'today' : 'soon', { where })}</h2>
        <Button variant="quiet" className={styles['more']} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {words(isWhole ? 'fewer' : 'all', { count: trades.length })}
        </Button>
      </div>
      <ul className={`${styles['tiles']} ${isWhole ? styles['whole'] : ''}`}>
        {trades.map((service) => (
          <Trade
            key={service}
            service={service}
            place={last === undefined ? undefined : whereOf(last)}
            found={data?.items.find((item) => item.service === service)}
            currency={data?.currency ?? 'EUR'}
          />
        ))}
      </ul>
    </section>
  );
}

type Trades = AnswerOf<typeof listTrades>;

interface TradeProps {
  service: (typeof trades)[number];
  /** The place that was searched last: then the tile leads to results, else to the search with the trade chosen. */
  place: ReturnType<typeof whereOf> | undefined;
  /** Undefined while it is on its way. */
  found: Trades['items'][number] | undefined;
  currency: Trades['currency'];
}

function Trade({ service, place, found, currency }: TradeProps) {
  const names = useWords('service-names');
  const [category] = categoriesOf(service);
  return (
    <li className={`stack gap4 from-top relative ${styles['tile']}`}>
      <img
        src={sourceOfKind(tradeKind(service === 'barber' ? 'barber' : (category ?? 'friseur')))}
        alt=""
        width={480}
        height={320}
        decoding="async"
      />
      <p className={`row gap0-8 between ${styles['line']}`}>
        <Link className={styles['name']} to={paths.services({ ...place, service })}>
          {isServiceGroup(service) ? names(`groups.${service}`) : names(`names.${service}`)}
        </Link>
        <span>{found?.price && <From price={found.price} currency={currency} />}</span>
      </p>
      {/* Its line is held until the answer is there. */}
      <p className={styles['free']}>{found && <WhenFree found={found} />}</p>
    </li>
  );
}

/** `ab 22 €/Std.`; a price alone in Switzerland, where "from" may not be said. */
function From({ price, currency }: { price: { cents: number; unit: 'visit' | 'hour' }; currency: Trades['currency'] }) {
  const words = useWords('services-front');
  const money = formatMoney(price.cents / 100, currency);
  const said = price.unit === 'hour' ? words('hourly', { price: money }) : money;
  return currency === 'CHF' ? said : words('from', { price: said });
}

function WhenFree({ found: { freeToday, nextDay } }: { found: Trades['items'][number] }) {
  const words = useWords('services-front');
  const present = usePresent();
  if (freeToday > 0)
    return (
      <span className={styles['now']}>{words('free', { count: freeToday, number: formatNumber(freeToday) })}</span>
    );
  if (nextDay === null) return null;
  return <span className={`quiet ${styles['later']}`}>{words('next', { day: formatNearDate(nextDay, present) })}</span>;
}

/** The profiles that this browser has opened, each with its next time; nothing before the first. */
function SeenLately() {
  const words = useWords('services-front');
  const [ids] = useState(() => viewedProviders().toReversed().slice(0, 4) as AccountId[]);
  const { data } = useAnswer(listProviderCards, { body: { ids } }, { isEnabled: ids.length > 0 });
  const seen = ids.flatMap((id) => data?.items.find((provider) => provider.id === id) ?? []);
  if (seen.length === 0) return null;
  return (
    <section>
      <h2>{words('seen')}</h2>
      <ul className={`beside gap16 ${styles['seen']}`}>
        {seen.map((provider) => (
          <Seen key={provider.id} provider={provider} />
        ))}
      </ul>
    </section>
  );
}

function Seen({ provider }: { provider: ProviderCard }) {
  const present = usePresent();
  const { id, name, image, services, rating, nextSlot, nextCard, timeZone, isNextSlotRequest } = provider;
  return (
    <li>
      <FallbackImage
        {...sourcesOf(image, '76px')}
        instead={tradePicture(services[0])}
        alt=""
        width={76}
        height={76}
        loading="lazy"
      />
      <div>
        <Link
          to={paths.provider(id, nextSlot === null ? {} : openedThen(provider, nextSlot))}
          lang={languageOfStrand.services}
        >
          {name}
        </Link>
        {rating !== null && <Rating rating={rating} count={null} />}
        {nextSlot !== null && nextCard !== null && (
          <TimeChip to={paths.book(id, { cards: nextCard, start: nextSlot })} isRequest={isNextSlotRequest}>
            <time dateTime={nextSlot}>{formatSoonIn(nextSlot, timeZone, present)}</time>
          </TimeChip>
        )}
      </div>
    </li>
  );
}

const promises = {
  price: icon('M17 6.5A6.5 6.5 0 1 0 17 17.5M3 10.5h9M3 13.5h8'),
  reviews: icon('M12 3 5 6v6c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6zM9 12l2 2 4-4'),
  order: icon('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
} as const;

function Promises() {
  const words = useWords('services-front');
  return (
    <ul className={`row quiet centered ${styles['promises']}`}>
      {(['price', 'reviews', 'order'] as const).map((name) => {
        const Sign = promises[name];
        return (
          <li key={name}>
            <Sign size={18} />
            {words(`promises.${name}`)}
          </li>
        );
      })}
    </ul>
  );
}
