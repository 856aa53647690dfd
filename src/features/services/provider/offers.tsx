import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatKilometres, formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { AddButton } from '#ui/add-button.tsx';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { usePresent } from '#ui/present.ts';
import { currencyOfZone } from '../../../contract/currency.ts';
import { splitPick } from '../../../contract/services/card-options.ts';
import type { ProviderProfile, ServiceCard } from '../../../contract/services/provider.ts';
import { groupOf } from '../../../contract/services/service-taxonomy.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { CardOptions } from '../availability/card-options.tsx';
import { LateAskButton } from './late-ask-button.tsx';
import markStyles from './marks.module.css';
import styles from './offers.module.css';
import { cardPrice } from './price-shown.ts';
import { offersAnchor } from './profile-anchors.ts';
import parts from './provider.module.css';
import { isSearched, readSearched, type Searched } from './searched.ts';
import type { Choice } from './use-choice.ts';

/** The found card first, then what else fits the search; by group, the group of the first card first. */
function grouped(cards: readonly ServiceCard[], searched: Searched) {
  const found = splitPick(searched.card?.split(',')[0] ?? '').id;
  const rank = (card: ServiceCard): number => (card.id === found ? 2 : Number(isSearched(card, searched)));
  const first = cards.toSorted((one, other) => rank(other) - rank(one));
  return [...Map.groupBy(first, ({ category }) => groupOf(category))];
}

interface OffersProps {
  provider: ProviderProfile;
  choice: Choice;
}

/** The cards to tick, as lines below the names of their groups. */
export function Offers({ provider, choice }: OffersProps) {
  const words = useWords('profile');
  const names = useWords('service-names');
  const [query] = useSearchParams();
  const present = usePresent();
  // As it was opened: what is ticked since does not move.
  const [searched] = useState(() => readSearched(query, dayThere(present)));
  return (
    <section id={offersAnchor} tabIndex={-1} className={`column gap12 from-top ${parts['part']}`}>
      <h2>{words('offers')}</h2>
      {provider.cards.length === 0 && <p className="quiet size15">{words('noOffers')}</p>}
      {grouped(provider.cards, searched).map(([group, offered]) => (
        <section key={group}>
          <h3 className={`quiet size15 ${styles['group']}`}>{names(`groups.${group}`)}</h3>
          <ul>
            {offered.map((card) => (
              <li key={card.id}>
                <Offer card={card} provider={provider} choice={choice} />
              </li>
            ))}
          </ul>
          {group === 'home' && <AskForQuote provider={provider} offered={offered} />}
        </section>
      ))}
    </section>
  );
}

/** Work whose price nobody knows before: by description and pictures. */
function AskForQuote({ provider, offered }: { provider: ProviderProfile; offered: readonly ServiceCard[] }) {
  const words = useWords('profile');
  const service = offered[0]?.category ?? 'reparatur';
  return (
    <Button variant="plain" to={paths.newQuote({ service, zip: provider.zip ?? '', provider: provider.id })}>
      {words('askQuote')}
    </Button>
  );
}

/** What a card has to say in a word. */
function useMarks(card: ServiceCard): string[] {
  const words = useWords('profile');
  const shared = useWords('provider');
  return [
    ...(card.isAvailableNow ? [shared('card.now')] : []),
    ...(card.isHomeService ? [shared('card.home')] : []),
    ...(card.isByArrangement ? [shared('card.homeByArrangement')] : []),
    ...(card.isUrgent ? [words('urgent')] : []),
    ...(card.dealType === 'rent' ? [words('rent')] : []),
  ];
}

function Offer({ card, provider, choice }: OffersProps & { card: ServiceCard }) {
  const shared = useWords('provider');
  const [image] = card.images;
  const currency = currencyOfZone(provider.timeZone);
  const chosen = choice.cards.find(({ id }) => id === card.id);
  const isChosen = chosen !== undefined;
  return (
    <article className={`stack at-middle ${styles['offer']}`}>
      <FallbackImage
        className={styles['picture']}
        {...sourcesOf(image, '76px')}
        instead={tradePicture(card.category)}
        alt=""
        width={76}
        height={60}
        loading="lazy"
        decoding="async"
      />
      <About card={card} currency={currency} />
      <p className={`stack size17 strong ${styles['price']}`}>
        {cardPrice(shared, card, provider.timeZone)}
        {card.priceUnit === 'hour' && <small>{shared('card.perHour')}</small>}
      </p>
      {provider.isBookable && !card.isByArrangement && (
        <AddButton
          isOn={isChosen}
          isDisabled={!isChosen && choice.isFull}
          label={shared(isChosen ? 'times.removeNamed' : 'times.addNamed', { name: card.name })}
          onPress={() => choice.toggle(card)}
        />
      )}
      {card.isByArrangement && <LateAskButton provider={provider} about={card.name} variant="plain" isCompact />}
      {chosen !== undefined && <CardOptions card={chosen} currency={currency} onChoose={choice.choose} />}
    </article>
  );
}

/** Name, kind where the name does not say it, length, description and marks. */
function About({ card, currency }: { card: ServiceCard; currency: ReturnType<typeof currencyOfZone> }) {
  const words = useWords('profile');
  const shared = useWords('provider');
  const names = useWords('service-names');
  const marks = useMarks(card);
  const kind = names(`names.${card.category}`);
  return (
    <div className={styles['words']}>
      <h4 lang={languageOfStrand.services}>{card.name}</h4>
      <p className="quiet size15">
        {/* A name that says its kind says enough. */}
        {!card.name.toLowerCase().includes(kind.toLowerCase()) && `${kind} · `}
        {formatDuration(card.durationMinutes)}
        {!card.isImmediate && !card.isByArrangement && ` · ${shared('card.onRequest')}`}
      </p>
      {card.description !== '' && (
        <p className="quiet size15" lang={languageOfStrand.services}>
          {card.description}
        </p>
      )}
      {card.isHomeService && card.travelZones.length > 0 && (
        <p className="quiet size15">
          {card.travelZones
            .map(({ upTo, feeCents }) =>
              words('zone', { distance: formatKilometres(upTo), fee: formatMoney(feeCents / 100, currency) }),
            )
            .join(' · ')}
        </p>
      )}
      {marks.length > 0 && (
        <ul className={`row gap6 ${markStyles['marks']}`}>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
