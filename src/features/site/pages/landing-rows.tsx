import type { ReactNode } from 'react';
import { formatArea, formatNumber, formatPesos, formatTimeIn } from '#i18n/format.ts';
import { dayThere, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Link } from '#ui/link.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { Rating } from '#ui/rating.tsx';
import { keepTapped, SharedPicture } from '#ui/tapped-card.tsx';
import { TimeChip, TimeRow } from '#ui/time-chips.tsx';
import { useLightAnswer } from '../../../api/light-answer.ts';
import { useLastPlace } from '../../../api/use-last-place.ts';
import type { ListingCard } from '../../../contract/property/browse.ts';
import { listListings, listReduced } from '../../../contract/property/browse-listings.ts';
import { isStudio } from '../../../contract/property/taxonomy.ts';
import { listProviders, type ProviderCard } from '../../../contract/services/provider.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { openedThen } from '../../../search/free-then.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import styles from './landing.module.css';
import { inHero, inRow, newest, placeAsked, reduced, soonestAround } from './landing-asks.ts';
import { ListingHeart, ProviderHeart } from './landing-hearts.tsx';
import { picturesApart } from './pictures-apart.ts';

const pictureSizes = '(min-width: 1100px) 280px, (min-width: 768px) 45vw, 76vw';

interface RowProps {
  title: string;
  all?: ReactNode;
  /** Undefined while they are on their way: places of the same shape are kept for them. */
  cards: readonly ReactNode[] | undefined;
}

/** Real things in one row, which on a phone scrolls sideways. */
const Row = ({ title, all, cards }: RowProps) => (
  <section aria-label={title}>
    <div className={`row gap4-20 between at-baseline ${styles['head']}`}>
      <h2>{title}</h2>
      {all}
    </div>
    <ul className={`stack gap14 ${styles['row']}`}>
      {cards ??
        [1, 2, 3, 4].map((place) => (
          <li key={place} aria-hidden="true">
            <div className={`on-sunken round20 ${styles['waiting']}`} />
          </li>
        ))}
    </ul>
  </section>
);

/** The newest listings, in one row. */
export function NewestListings() {
  const words = useWords('landing');
  const { answer, isFailed } = useLightAnswer(listListings, newest);
  if (isFailed || answer?.items.length === 0) return null;
  return (
    <Row
      title={words('rows.newest')}
      all={
        <Link to={paths.home()}>
          {words('rows.all', {
            count: answer?.total ?? 0,
            number: answer === undefined ? '' : formatNumber(answer.total),
          })}
        </Link>
      }
      cards={answer?.items.slice(0, inRow).map((listing) => (
        <li key={listing.id}>
          <ListingInRow listing={listing} />
        </li>
      ))}
    />
  );
}

/** Those whose price has fallen; nothing while there are none. */
export function ReducedListings() {
  const words = useWords('landing');
  const { answer } = useLightAnswer(listReduced, reduced);
  if (answer === undefined || answer.items.length === 0) return null;
  return (
    <Row
      title={words('rows.lowered')}
      cards={answer.items.map((listing) => (
        <li key={listing.id}>
          <ListingInRow listing={listing} isAmongReduced />
        </li>
      ))}
    />
  );
}

function usePrice() {
  const words = useWords('landing');
  return ({ price, dealType }: ListingCard): string =>
    price === null ? words('rows.noPrice') : formatPesos(price, { perMonth: dealType === 'rent' });
}

/** The next one, on the picture of the map. */
export function NewestOnMap() {
  const priceOf = usePrice();
  const { answer } = useLightAnswer(listListings, newest);
  const listing = answer?.items[inRow];
  if (listing === undefined) return null;
  const { id, title, location, images, category } = listing;
  const price = priceOf(listing);
  return (
    <article className={`from-start ${styles['thing']} ${styles['onMap']}`} lang={languageOfStrand.property}>
      <FallbackImage
        {...sourcesOf(images[0], '96px')}
        instead={listingPicture(category)}
        alt=""
        width={96}
        height={64}
        decoding="async"
      />
      <div>
        <p className={`size19 strong display-type ${styles['price']}`}>{price}</p>
        {/* Directly below the page's heading. */}
        <h3 aria-level={2}>
          <Link
            className={`plain-link ${styles['whole']}`}
            to={paths.property(id)}
            onClick={(event) => keepTapped(event, { id, name: title, price })}
          >
            {title}
          </Link>
        </h3>
        <p className={`quiet small leading14 ${styles['facts']}`}>{location}</p>
      </div>
    </article>
  );
}

interface ListingInRowProps {
  listing: ListingCard;
  /** Then the row says it. */
  isAmongReduced?: boolean;
}

function ListingInRow({ listing, isAmongReduced = false }: ListingInRowProps) {
  const words = useWords('landing');
  const { id, title, location, price, oldPrice, bedrooms, bathrooms, area, images, category } = listing;
  const isReduced = price !== null && oldPrice !== null;
  const facts = [
    ...(isStudio({ category, bedrooms }) ? [words('rows.studio')] : []),
    ...(bedrooms ? [words('rows.beds', { count: bedrooms })] : []),
    ...(bathrooms ? [words('rows.baths', { count: bathrooms })] : []),
    ...(area ? [formatArea(area)] : []),
  ];
  const priced = usePrice()(listing);
  return (
    <article className={`from-start ${styles['thing']}`}>
      <div className={`full-width clipped on-sunken round20 ${styles['picture']}`}>
        <SharedPicture id={id}>
          <FallbackImage
            {...sourcesOf(images[0], pictureSizes)}
            instead={listingPicture(category)}
            alt=""
            width={640}
            height={424}
            decoding="async"
          />
        </SharedPicture>
        {isReduced && !isAmongReduced && (
          <span className={`tiny strong pill ${styles['mark']}`}>{words('rows.reduced')}</span>
        )}
        <ListingHeart id={id} label={words('rows.keep', { name: title })} />
      </div>
      <p className={`size19 strong display-type ${styles['price']}`}>
        {priced}
        {isReduced && (
          <s>
            <span className="visually-hidden">{words('rows.before')} </span>
            {formatPesos(oldPrice)}
          </s>
        )}
      </p>
      <h3 lang={languageOfStrand.property}>
        <Link
          className={`plain-link ${styles['whole']}`}
          to={paths.property(id)}
          onClick={(event) => keepTapped(event, { id, name: title, price: priced })}
        >
          {title}
        </Link>
      </h3>
      <p className={`quiet small leading14 ${styles['facts']}`}>
        {[...(facts.length === 0 ? [location] : facts)].join(' · ')}
      </p>
    </article>
  );
}

interface Free {
  provider: ProviderCard;
  start: string;
}

interface FreeAround {
  /** Undefined while they are on their way. */
  soonest: readonly Free[] | undefined;
  /** Undefined where nobody is free, or the server does not answer. */
  row: { title: string; all: ReactNode } | undefined;
  isToday: boolean;
}

/** Providers with the next free times, around the place that was searched last, or else in the largest city. */
function useFreeSoon(): FreeAround {
  const words = useWords('landing');
  const present = usePresent();
  const last = useLastPlace();
  const { answer, isFailed } = useLightAnswer(listProviders, soonestAround(last));
  const free = answer?.items
    .flatMap((provider) => (provider.nextSlot === null ? [] : [{ provider, start: provider.nextSlot }]))
    .toSorted((one, other) => one.start.localeCompare(other.start));
  const soonest = free && picturesApart(free, ({ provider }) => provider.image?.url ?? provider.services[0] ?? '');
  const today = dayThere(present);
  const isToday = soonest?.slice(0, inRow).every(({ start }) => dayThere(Date.parse(start)) === today) ?? true;
  const where = answer?.place?.name ?? answer?.place?.code ?? '';
  const all = (
    <Link to={paths.services(answer?.place ? placeAsked(answer.place) : {})}>
      {words('rows.all', {
        count: answer?.total ?? 0,
        number: answer === undefined ? '' : formatNumber(answer.total),
      })}
    </Link>
  );
  const isNobody = isFailed || soonest?.length === 0;
  const title = words(isToday ? 'rows.today' : 'rows.soon', { where });
  return { soonest, isToday, row: isNobody ? undefined : { title, all } };
}

export function FreeSoon() {
  const { soonest, row, isToday } = useFreeSoon();
  return (
    row && (
      <Row
        {...row}
        cards={soonest?.slice(0, inRow).map(({ provider, start }) => (
          <li key={provider.id}>
            <ProviderInRow provider={provider} start={start} isToday={isToday} />
          </li>
        ))}
      />
    )
  );
}

/** Two more beside the search, and the next free time of a third: on wide screens. */
export function FreeInHero() {
  const { soonest } = useFreeSoon();
  return (
    <ul className={styles['beside']}>
      {soonest?.slice(inRow, inRow + inHero).map((free, place) => (
        <li key={free.provider.id}>
          {place < 2 ? <ProviderInRow {...free} isToday={false} level={2} /> : <FreeInLine {...free} />}
        </li>
      ))}
    </ul>
  );
}

function FreeInLine({ provider, start }: Free) {
  const words = useWords('landing');
  const present = usePresent();
  const names = useWords('service-names');
  const { id, name, services, timeZone } = provider;
  const [kind] = services;
  return (
    <article className={`stack gap12 at-middle ${styles['inLine']}`}>
      <span className={`stack accent on-accent pill ${styles['tick']}`}>
        <CheckIcon size={20} />
      </span>
      <div>
        <h3 aria-level={2} lang={languageOfStrand.services}>
          <Link
            className={`plain-link ${styles['whole']}`}
            to={paths.provider(id, openedThen(provider, start))}
            onClick={(event) => keepTapped(event, { id, name, price: undefined })}
          >
            {name}
          </Link>
        </h3>
        <p className={`quiet small leading14 ${styles['facts']}`}>
          {words('rows.free')}{' '}
          <time dateTime={start} suppressHydrationWarning>
            {formatSoonIn(start, timeZone, present)}
          </time>
          {kind !== undefined && ` · ${names(`names.${kind}`)}`}
        </p>
      </div>
    </article>
  );
}

interface ProviderInRowProps {
  provider: ProviderCard;
  start: string;
  /** Then the time says enough. */
  isToday: boolean;
  /** Of its heading, which is 3 in a section. */
  level?: 2;
}

function ProviderInRow({ provider, start, isToday, level }: ProviderInRowProps) {
  const words = useWords('landing');
  const present = usePresent();
  const names = useWords('service-names');
  const { id, name, image, rating, reviewCount, services, city, isNew, nextCard, timeZone } = provider;
  const kinds = services.slice(0, 2).map((service) => names(`names.${service}`));
  return (
    <article className={`from-start ${styles['thing']}`}>
      <div className={`full-width clipped on-sunken round20 ${styles['picture']}`}>
        <SharedPicture id={id}>
          <FallbackImage
            {...sourcesOf(image, pictureSizes)}
            instead={tradePicture(services[0])}
            alt=""
            width={640}
            height={424}
            decoding="async"
          />
        </SharedPicture>
        {isNew && <span className={`tiny strong pill ${styles['mark']}`}>{words('rows.new')}</span>}
        <ProviderHeart id={id} label={words('rows.keep', { name })} />
      </div>
      <h3 aria-level={level} lang={languageOfStrand.services}>
        <Link
          className={`plain-link ${styles['whole']}`}
          to={paths.provider(id, openedThen(provider, start))}
          onClick={(event) => keepTapped(event, { id, name, price: undefined })}
        >
          {name}
        </Link>
      </h3>
      <p className={`quiet small leading14 ${styles['facts']}`}>
        {[...kinds, ...(city === null ? [] : [city])].join(' · ')}
      </p>
      <Rating rating={rating} count={reviewCount} isShort />
      {nextCard !== null && (
        <TimeRow>
          <TimeChip to={paths.book(id, { cards: nextCard, start })} isRequest={provider.isNextSlotRequest}>
            {/* Browsers abbreviate unlike the server. */}
            <time dateTime={start} suppressHydrationWarning>
              {isToday ? formatTimeIn(start, timeZone) : formatSoonIn(start, timeZone, present)}
            </time>
          </TimeChip>
          {provider.laterSlots.slice(0, isToday ? undefined : 1).map((later) => (
            <TimeChip
              key={later}
              to={paths.book(id, { cards: nextCard, start: later })}
              isRequest={provider.isNextSlotRequest}
            >
              <time dateTime={later}>{formatTimeIn(later, timeZone)}</time>
            </TimeChip>
          ))}
        </TimeRow>
      )}
    </article>
  );
}
