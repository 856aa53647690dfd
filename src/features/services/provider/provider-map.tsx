import { Suspense, useMemo } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Loading } from '#ui/loading.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { loadGround } from '../../../api/ground.ts';
import type { AccountId } from '../../../contract/fields.ts';
import type { ProviderCard } from '../../../contract/services/provider.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import { cardAnchor } from './card-anchor.ts';
import { priceShown } from './price-shown.ts';
import styles from './services.module.css';

const PlacesMap = lazyMap(async () => (await import('../../../map/places-map.tsx')).PlacesMap);

/** Pixels at least. The server cannot draw it, and leaves the room. */
const mapHeight = 400;

function goToCard(id: string): void {
  const card = document.getElementById(cardAnchor(id));
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('a')?.focus({ preventScroll: true });
}

interface ProviderMapProps {
  items: readonly ProviderCard[];
  /** The provider whose card is pointed at. */
  pointed: AccountId | undefined;
  onPoint: (ids: readonly AccountId[]) => void;
}

/**
 * The loaded providers on a map. Those without a public address lie in the middle of their postal code. Several at one
 * place are one pin with their number, which leads to the first of them.
 */
export function ProviderMap({ items, pointed, onPoint }: ProviderMapProps) {
  const words = useWords('services');
  const shared = useWords('provider');
  const pins = useMemo(() => {
    const byPosition = Map.groupBy(items, ({ latitude, longitude }) => `${latitude} ${longitude}`);
    return [...byPosition.values()].flatMap((together) => {
      const [first] = together;
      if (first === undefined) return [];
      const count = together.length;
      const names = together.map(({ name }) => name).join(', ');
      return [
        {
          id: first.id,
          providers: together.map(({ id }) => id),
          position: { lat: first.latitude, lng: first.longitude },
          // Short, so that pins beside each other stay readable.
          label: count === 1 ? priceShown(shared, first) : words('map.several', { count, number: formatNumber(count) }),
          title: names,
        },
      ];
    });
  }, [items, words, shared]);
  return (
    <div className={`below16 ${styles['map']}`}>
      <WhenNear height={mapHeight}>
        <Suspense fallback={<Loading text={words('map.loading')} />}>
          <PlacesMap
            pins={pins}
            pointed={pins.find(({ providers }) => providers.some((id) => id === pointed))?.id}
            onPoint={(id) => onPoint(pins.find((pin) => pin.id === id)?.providers ?? [])}
            onChoose={goToCard}
            loadGround={loadGround}
          />
        </Suspense>
      </WhenNear>
      <p className={`quiet small ${styles['how']}`}>{words('map.how')}</p>
    </div>
  );
}
