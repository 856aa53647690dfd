import { useSearchParams } from 'react-router-dom';
import type { ProviderProfile, ServiceCard } from '../../contract/provider.ts';
import { groupOf } from '../../contract/service-taxonomy.ts';
import { formatEuros, formatKilometres } from '../../i18n/format.ts';
import { dayThere } from '../../i18n/format-moment.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand, paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { FallbackImage } from '../../ui/fallback-image.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { usePresent } from '../../ui/present.ts';
import { AskButton } from './ask-button.tsx';
import { cardCancelWords } from './cancel-words.ts';
import markStyles from './marks.module.css';
import styles from './provider.module.css';
import { isSearched, readSearched, type Searched } from './searched.ts';
import { writtenWhen } from './services-state.ts';

/** What was searched first; by group, the group of the first card first. */
function grouped(cards: readonly ServiceCard[], searched: Searched) {
  const first = cards.toSorted((one, other) => Number(isSearched(other, searched)) - Number(isSearched(one, searched)));
  return [...Map.groupBy(first, ({ category }) => groupOf(category))];
}

export function ServiceCards({ provider }: { provider: ProviderProfile }) {
  const words = useWords('provider');
  const names = useWords('service-names');
  const [query] = useSearchParams();
  const searched = readSearched(query, dayThere(usePresent()));
  const { id, cards, isBookable } = provider;
  return (
    <section>
      <h2 className={styles['partTitle']}>{words('profile.offers')}</h2>
      {cards.length === 0 ? (
        <p className={styles['quiet']}>{words('profile.noOffers')}</p>
      ) : (
        <div className={styles['groups']}>
          {grouped(cards, searched).map(([group, offered]) => (
            <section key={group}>
              <h3 className={styles['groupTitle']}>{names(`groups.${group}`)}</h3>
              <ul className={styles['cards']}>
                {offered.map((card) => (
                  <li key={card.id}>
                    <OfferCard
                      card={card}
                      provider={provider}
                      path={
                        isBookable && !card.isByArrangement
                          ? paths.book(id, { cards: card.id, ...writtenWhen(searched.when) })
                          : undefined
                      }
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </section>
  );
}

interface OfferCardProps {
  card: ServiceCard;
  provider: ProviderProfile;
  /** Where it is booked; undefined where that is not possible. */
  path: string | undefined;
}

function OfferCard({ card, provider, path }: OfferCardProps) {
  const now = usePresent();
  const words = useWords('provider');
  const names = useWords('service-names');
  const [image] = card.images;
  const marks = [
    ...(card.isAvailableNow ? [words('card.now')] : []),
    ...(card.isHomeService ? [words('card.home')] : []),
    ...(card.isByArrangement ? [words('card.homeByArrangement')] : []),
    ...(card.isUrgent ? [words('profile.urgent')] : []),
    ...(card.dealType === 'rent' ? [words('profile.rent')] : []),
  ];
  return (
    <article className={`${cardStyles['card']} ${styles['offer']}`}>
      <FallbackImage
        {...sourcesOf(image, '126px')}
        alt={image?.alt ?? ''}
        width={240}
        height={160}
        loading="lazy"
        decoding="async"
      />
      <div>
        <h4 lang={languageOfStrand.services}>{card.name}</h4>
        <p className={styles['quiet']}>
          {names(`names.${card.category}`)} · {words('profile.duration', { minutes: card.durationMinutes })}
        </p>
        {/* Browsers abbreviate unlike the server. */}
        <p className={styles['quiet']} suppressHydrationWarning>
          {cardCancelWords(words, card, { timeZone: provider.timeZone, now })}
        </p>
        {card.description !== '' && <p lang={languageOfStrand.services}>{card.description}</p>}
        {card.isHomeService && card.travelZones.length > 0 && (
          <p className={styles['quiet']}>
            {card.travelZones
              .map(({ upTo, feeCents }) =>
                words('profile.zone', { distance: formatKilometres(upTo), fee: formatEuros(feeCents / 100) }),
              )
              .join(' · ')}
          </p>
        )}
        {marks.length > 0 && (
          <ul className={markStyles['marks']}>
            {marks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles['onward']}>
        <p className={styles['price']}>
          {formatEuros(card.priceCents / 100)}
          {card.priceUnit === 'hour' && <small>{words('card.perHour')}</small>}
        </p>
        {path !== undefined && (
          <Button
            isCompact
            to={path}
            aria-label={words(card.isImmediate ? 'book.bookNamed' : 'book.askNamed', { name: card.name })}
          >
            {words(card.isImmediate ? 'book.book' : 'book.ask')}
          </Button>
        )}
        {card.isByArrangement && <AskButton provider={provider} about={card.name} variant="plain" isCompact />}
      </div>
    </article>
  );
}
