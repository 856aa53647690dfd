import { useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { useMedia } from '#ui/use-media.ts';
import { loadGround } from '../../../api/ground.ts';
import { useAnswer } from '../../../api/query.ts';
import { markViewed, useViewed } from '../../../api/viewed.ts';
import type { Bounds, Shape } from '../../../contract/area.ts';
import { listingId } from '../../../contract/fields.ts';
import type { MapAnswer } from '../../../contract/property/browse-map.ts';
import { getListing } from '../../../contract/property/listing-detail.ts';
import { DrawMap } from '../../../map/draw-map.tsx';
import { listView, type MapView, type SeenView } from '../../../map/map-view.ts';
import type { MapCluster, MapPin } from '../../../map/marks.ts';
import { languageOfStrand, paths } from '../../../paths.ts';
import { listingPicture } from '../../../search/listing-picture.ts';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './browse-map.module.css';
import type { BrowseState } from './browse-state.ts';
import { CardRow } from './card-row.tsx';
import { isChecked } from './checked-seller.ts';
import { kindOf } from './filter-rules.ts';
import { FollowMap, type FollowMapProps } from './follow-map.tsx';
import { priceOf, shortPesos } from './prices.ts';
import type { ChangeBrowseState } from './use-browse-state.ts';
import type { Listings } from './use-listings.ts';
import { useMapListings } from './use-map-listings.ts';

interface BrowseMapProps {
  state: BrowseState;
  change: ChangeBrowseState;
  listings: Listings;
  highlighted: string | undefined;
  onHover: (id: string | undefined) => void;
  /** Called with the map's bounds a moment after it has stopped moving. */
  onSeen: (bounds: Bounds) => void;
  /** Called when the map cannot be loaded. */
  onFailed: () => void;
  /** "Search in This Area" was pressed, and there is an area. */
  onSearched: () => void;
  /** Only if the listings are shown beside the map. */
  follow: FollowMapProps | undefined;
}

const restMilliseconds = 250;
/** Where the window of a pin lies at the lower edge: src/map/beside-pin.ts. */
const phone = '(max-width: 559px)';

/** A swipe leads to the pin beside. */
const fromWestToEast = (pins: readonly MapPin[]): readonly MapPin[] =>
  pins.toSorted((one, other) => one.position.lng - other.position.lng);

export function BrowseMap({
  state,
  change,
  listings,
  highlighted,
  onHover,
  onSeen,
  onFailed,
  onSearched,
  follow,
}: BrowseMapProps) {
  const words = useWords('browse');
  const [seen, setSeen] = useState<SeenView>();
  const [opened, setOpened] = useState<string>();
  const [sketched, setSketched] = useState<readonly Shape[]>();
  const answer = useMapListings(sketched === undefined ? state : { ...state, shapes: [...sketched] }, seen);
  const around = useMapListings({ ...state, shapes: [] }, state.shapes.length > 0 ? seen : undefined);
  const { pins, clusters } = useMarks(state, answer, listings, around);
  const isPhone = useMedia(phone);
  const [row, setRow] = useState<readonly MapPin[]>([]);
  const open = (id: string | undefined): void => {
    setOpened(id);
    if (id === undefined) setRow([]);
    else if (!row.some((pin) => pin.id === id)) setRow(fromWestToEast(pins));
  };
  const away = row.find(({ id }) => id === opened && !pins.some((pin) => pin.id === id));
  const rest = useRest((view) => {
    setSeen(view);
    onSeen(view.bounds);
    change({ map: { center: view.center, zoom: view.zoom } }, 'replace');
  });
  const place = useDrawingInView(state.isDrawing);
  return (
    <div ref={place} className={styles['place']}>
      <DrawMap
        shapes={state.shapes}
        onShapes={(shapes) => change({ shapes })}
        onSketch={setSketched}
        view={state.map ?? listView}
        fitsShapes={state.map === undefined}
        chosenView={useAddressedView(state.map)}
        loadGround={loadGround}
        onView={rest}
        onFailed={onFailed}
        pins={away === undefined ? pins : [...pins, away]}
        clusters={clusters}
        highlighted={opened ?? highlighted}
        onHover={onHover}
        opened={opened}
        onOpen={open}
        info={
          opened === undefined ? undefined : isPhone ? (
            <CardRow pins={row} opened={opened} onOpen={setOpened} card={(id) => <InfoWindow id={id} />} />
          ) : (
            <InfoWindow id={opened} />
          )
        }
        isDrawable={state.isDrawing}
        isFloating
        corner={follow === undefined ? undefined : <FollowMap {...follow} />}
        status={useStatus(state, state.isFavorites ? listings.total : answer?.total)}
        actions={
          state.shapes.length > 0 && (
            <Button isCompact onClick={onSearched}>
              {words('searchHere')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Calls back once the map has not moved for a moment. */
function useRest(onRest: (view: SeenView) => void): (view: SeenView) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(function forgetMoves() {
    return () => clearTimeout(timer.current);
  }, []);
  return (view) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onRest(view), restMilliseconds);
  };
}

/** How many there are; undefined as long as nobody knows. */
function useStatus(state: BrowseState, total: number | undefined): string | undefined {
  const words = useWords('browse');
  if (total === undefined) return undefined;
  if (total === 0) return words(`map.empty.${kindOf(state)}`);
  return words('map.count', { count: total, number: formatNumber(total) });
}

/** Changes whenever the address has a view that did not come from the map: after Back, or around a chosen city. */
function useAddressedView(map: MapView | undefined): string {
  const { key } = useLocation();
  const isOfTheAddress = useNavigationType() === NavigationType.Pop || map === undefined;
  const [chosen, setChosen] = useState(key);
  if (isOfTheAddress && chosen !== key) setChosen(key);
  return isOfTheAddress ? key : chosen;
}

/** On a phone, drawing scrolls the tools to the top of the screen, with the whole map below them. */
function useDrawingInView(isDrawing: boolean) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function bringIntoView() {
      if (isDrawing && window.matchMedia('(max-width: 767px)').matches) place.current?.scrollIntoView();
    },
    [isDrawing],
  );
  return place;
}

function useMarks(
  state: BrowseState,
  answer: MapAnswer | undefined,
  listings: Listings,
  around: MapAnswer | undefined,
) {
  const words = useWords('browse');
  const language = useLanguage();
  const { ids } = useFavorites();
  const viewed = useViewed();
  const source = state.isFavorites ? listings.items : answer?.pins;
  const pins = useMemo(() => {
    const inside = new Set(source?.map(({ id }) => id));
    const outside = source === undefined ? [] : (around?.pins ?? []).filter(({ id }) => !inside.has(id));
    return [...(source ?? []), ...outside].map((listing): MapPin => {
      const label =
        listing.price === null ? words(`categories.${listing.category}`) : shortPesos(listing.price, language);
      const look = !inside.has(listing.id)
        ? 'outside'
        : ids.has(listing.id)
          ? 'favorite'
          : viewed.has(listing.id)
            ? 'viewed'
            : 'plain';
      const said = [listing.title, priceOf(listing) ?? words(`categories.${listing.category}`)];
      return {
        id: listing.id,
        position: { lat: listing.latitude, lng: listing.longitude },
        label,
        title: [...said, ...(look === 'plain' ? [] : [words(`map.looks.${look}`)])].join(', '),
        look,
      };
    });
  }, [source, around, ids, viewed, words, language]);
  const clusters = useMemo(
    () =>
      (state.isFavorites ? [] : (answer?.clusters ?? [])).map(
        (cluster): MapCluster => ({
          position: { lat: cluster.latitude, lng: cluster.longitude },
          bounds: cluster.bounds,
          count: cluster.count,
          label: formatNumber(cluster.count),
          title: words('map.cluster', { count: cluster.count, number: formatNumber(cluster.count) }),
        }),
      ),
    [state.isFavorites, answer, words],
  );
  return { pins, clusters };
}

/** Picture, title and price of the opened pin. */
function InfoWindow({ id }: { id: string }) {
  const words = useWords('browse');
  const shared = useWords('ui');
  const navigate = useNavigate();
  const { data: listing, error } = useAnswer(getListing, { params: { id: listingId.parse(id) } });
  if (error !== null) return <p role="alert">{error.code === 'not_found' ? words('map.gone') : error.sentence}</p>;
  if (listing === undefined) return <output className={styles['info']}>{shared('loading')}</output>;
  const [picture] = listing.images;
  return (
    <div className={styles['info']}>
      <FallbackImage
        {...sourcesOf(picture, '240px')}
        instead={listingPicture(listing.category)}
        alt={picture?.alt ?? ''}
        width={240}
        height={160}
      />
      <div className={styles['told']}>
        <span className={styles['price']}>{priceOf(listing)}</span>
        <strong lang={languageOfStrand.property}>{listing.title}</strong>
        <span>{listing.location}</span>
        {isChecked(listing) && <span>{words(`card.checked.${listing.sellerCheck}`)}</span>}
        <Button
          isCompact
          onClick={() => {
            markViewed(id);
            void navigate(paths.property(id));
          }}
        >
          {words('map.details')}
        </Button>
      </div>
    </div>
  );
}
