import { useMemo } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { useViewed } from '../../../api/viewed.ts';
import type { MapAnswer } from '../../../contract/property/browse-map.ts';
import type { MapCluster, MapPin } from '../../../map/marks.ts';
import { useFavorites } from '../favorite/favorites.ts';
import type { BrowseState } from './browse-state.ts';
import { priceOf, shortPesos } from './prices.ts';
import type { Listings } from './use-listings.ts';

type Pinned = MapAnswer['pins'][number] | Listings['items'][number];

/** What the map shows: what is found, and around a drawn area what lies outside. */
export interface MarkSources {
  state: BrowseState;
  answer: MapAnswer | undefined;
  around: MapAnswer | undefined;
  listings: Listings;
}

export const useMarks = (sources: MarkSources): { pins: MapPin[]; clusters: MapCluster[] } => ({
  pins: usePins(sources),
  clusters: useClusters(sources),
});

function usePins({ state, answer, around, listings }: MarkSources): MapPin[] {
  const words = useWords('browse');
  const language = useLanguage();
  const lookOf = useLook();
  const source: readonly Pinned[] | undefined = state.isFavorites ? listings.items : answer?.pins;
  return useMemo(() => {
    const inside = new Set(source?.map(({ id }) => id));
    const outside = source === undefined ? [] : (around?.pins ?? []).filter(({ id }) => !inside.has(id));
    return [...(source ?? []), ...outside].map((listing): MapPin => {
      const { id, title, category, price, latitude: lat, longitude: lng } = listing;
      const look = inside.has(id) ? lookOf(id) : 'outside';
      const kind = words(`categories.${category}`);
      return {
        id,
        position: { lat, lng },
        label: price === null ? kind : shortPesos(price, language),
        title: [title, priceOf(listing) ?? kind, ...(look === 'plain' ? [] : [words(`map.looks.${look}`)])].join(', '),
        look,
      };
    });
  }, [source, around, lookOf, words, language]);
}

/** How what is found looks to this visitor. */
function useLook(): (id: string) => Exclude<MapPin['look'], 'outside'> {
  const { ids } = useFavorites();
  const viewed = useViewed();
  return useMemo(
    () => (id) => {
      if (ids.has(id)) return 'favorite';
      return viewed.has(id) ? 'viewed' : 'plain';
    },
    [ids, viewed],
  );
}

function useClusters({ state: { isFavorites }, answer }: MarkSources): MapCluster[] {
  const words = useWords('browse');
  return useMemo(
    () =>
      (isFavorites ? [] : (answer?.clusters ?? [])).map((cluster) => ({
        position: { lat: cluster.latitude, lng: cluster.longitude },
        bounds: cluster.bounds,
        count: cluster.count,
        label: formatNumber(cluster.count),
        title: words('map.cluster', { count: cluster.count, number: formatNumber(cluster.count) }),
      })),
    [isFavorites, answer, words],
  );
}
