import { type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { goToPlace } from '#ui/go-to-place.ts';
import { ListIcon, MapIcon, PolygonIcon } from '#ui/icons.tsx';
import { useKeptScroll } from '#ui/kept-scroll.ts';
import { Loading } from '#ui/loading.tsx';
import { Page } from '#ui/page.tsx';
import { toast } from '#ui/toast.tsx';
import { useMedia } from '#ui/use-media.ts';
import { keepDrawnAreas, storedDrawnAreas } from '../../../api/drawn-areas.ts';
import { listingSorts } from '../../../contract/property/browse.ts';
import { writeShapes } from '../../../contract/shape-text.ts';
import { lazyMap } from '../../../map/lazy-map.tsx';
import { useAreFavoritesComing, useFavorites } from '../favorite/favorites.ts';
import { ActiveFilters } from './active-filters.tsx';
import type { BrowseState } from './browse-state.ts';
import { CategoryBar } from './category-bar.tsx';
import { FilterRow } from './filter-row.tsx';
import { kindOf, withCategory } from './filter-rules.ts';
import styles from './home.module.css';
import { keepLastSearch } from './last-search.ts';
import { Results } from './results.tsx';
import { SaveSearch } from './save-search.tsx';
import { type ChangeBrowseState, useBrowseState } from './use-browse-state.ts';
import type { Listings } from './use-listings.ts';
import { useSplitListings } from './use-split-listings.ts';

const mapId = 'map';

/** Loaded late, because most stays end before the map is opened. */
const BrowseMap = lazyMap(async () => (await import('./browse-map.tsx')).BrowseMap);

/** /home (docs/product/property.md): category bar, filters, card grid and map. */
export function HomeScreen() {
  const words = useWords('browse');
  const [state, change] = useBrowseState();
  const { ids } = useFavorites();
  // Wide enough for cards and map side by side.
  const isWide = useMedia('(min-width: 1100px)');
  const [highlighted, setHighlighted] = useState<string>();
  const isMap = state.view === 'map';
  const isSplit = isMap && isWide;
  const split = useSplitListings(state, ids, isSplit);
  const isComingBack = useKeptScroll(split.listings);
  const listings = isComingBack ? { ...split.listings, state: 'loading' as const } : split.listings;
  useLeaveEmptyFavorites(state, change, ids.size === 0);
  useKeptSearch();
  const { results, focusResults } = useResultsFocus(state.isDrawing);
  const hover = useCallback((id: string | undefined) => setHighlighted(id), []);
  const shared = { state, change, split, listings, isSplit, highlighted, onHover: hover };
  const list = <ListSide key="list" {...shared} results={results} />;
  const map = isMap && <MapSide key="map" {...shared} onSearched={focusResults} />;
  return (
    <Page title={words('title')} description={words('about')} isTitleHidden width="full">
      <div className={styles['screen']} data-split={isSplit || undefined} data-map={(isMap && !isSplit) || undefined}>
        <CategoryBar chosen={state.category} onChoose={(category) => change(withCategory(category))} />
        {/* Whoever draws meets the tools before hundreds of cards. */}
        {isSplit && state.isDrawing ? [map, list] : [list, map]}
      </div>
    </Page>
  );
}

interface SideProps extends ViewChipsProps {
  split: ReturnType<typeof useSplitListings>;
  /** Those of `split`, as they are shown. */
  listings: Listings;
  /** List and map stand side by side. */
  isSplit: boolean;
  /** The listing that is pointed at on the other side. */
  highlighted: string | undefined;
  onHover: (id: string | undefined) => void;
}

/** Filters and cards; below a map of the whole screen the filters alone. */
function ListSide(props: SideProps & { results: RefObject<HTMLDivElement | null> }) {
  const {
    state,
    change,
    split: { isAsked, box },
    listings,
    isSplit,
    highlighted,
    onHover,
    results,
  } = props;
  const words = useWords('browse');
  const areaProblem = useDrawnAreas(state, change);
  return (
    <div className={`beside gap12 shrinks upright ${styles['list']}`}>
      {isSplit && (
        <a className={styles['skip']} href={`#${mapId}`} onClick={(event) => goToPlace(event, mapId)}>
          {words('skipToMap')}
        </a>
      )}
      <FilterRow state={state} change={change} isDisabled={isAsked} listings={listings}>
        <ViewChips state={state} change={change} />
      </FilterRow>
      <ActiveFilters
        state={state}
        change={change}
        brings={{ total: listings.isOld || state.isFavorites ? undefined : listings.total, box }}
      />
      {areaProblem !== undefined && (
        <p role="alert" className={`danger ${styles['alert']}`}>
          {words(`areaProblems.${areaProblem}`)}
        </p>
      )}
      <ResultsHead
        state={state}
        change={change}
        total={listings.total}
        isFailed={listings.state === 'failed'}
        isInView={isSplit && !state.isFavorites}
      />
      {(state.view !== 'map' || isSplit) && (
        <div
          ref={results}
          className={`shrinks ${styles['results']}`}
          data-coming={listings.state === 'loading' || undefined}
          tabIndex={-1}
        >
          <Results
            listings={listings}
            state={state}
            change={change}
            highlighted={isSplit ? highlighted : undefined}
            {...(isSplit ? { onHover } : {})}
          />
        </div>
      )}
    </div>
  );
}

function MapSide(props: SideProps & { onSearched: () => void }) {
  const {
    state,
    change,
    split: { searched },
    listings,
    isSplit,
    highlighted,
    onHover,
    onSearched,
  } = props;
  return (
    <div id={mapId} tabIndex={-1} className={styles['map']} data-drawable={state.isDrawing || undefined}>
      <Suspense fallback={<Loading />}>
        <BrowseMap
          state={state}
          change={change}
          listings={listings}
          highlighted={highlighted}
          onHover={onHover}
          onSeen={searched.onSeen}
          onFailed={searched.onFailed}
          onSearched={() => {
            onSearched();
            // Beside the map the results are there already.
            change(isSplit ? { isDrawing: false } : { view: 'list', isDrawing: false });
          }}
          follow={
            isSplit && !state.isFavorites
              ? {
                  isFollowed: state.isMapFollowed,
                  onFollow: (isMapFollowed) => change({ isMapFollowed }, 'replace'),
                  isElsewhere: searched.isElsewhere,
                  onSearchHere: searched.searchHere,
                }
              : undefined
          }
        />
      </Suspense>
    </div>
  );
}

/** The other property screens lead back to it. */
function useKeptSearch(): void {
  const { search } = useLocation();
  useEffect(
    function keepSearch() {
      keepLastSearch(search);
    },
    [search],
  );
}

/** Whoever has searched an area goes on with what was found in it. */
function useResultsFocus(isDrawing: boolean) {
  const results = useRef<HTMLDivElement>(null);
  const isDue = useRef(false);
  useEffect(
    function focusFound() {
      if (!isDue.current || isDrawing || results.current === null) return;
      isDue.current = false;
      results.current.focus();
    },
    [isDrawing],
  );
  const focusResults = (): void => {
    isDue.current = true;
  };
  return { results, focusResults };
}

interface ViewChipsProps {
  state: BrowseState;
  change: ChangeBrowseState;
}

/** To draw an area, and the choice of list or map. */
function ViewChips({ state, change }: ViewChipsProps) {
  const words = useWords('browse');
  const isMap = state.view === 'map';
  return (
    <>
      <Chip
        icon={<PolygonIcon size={18} />}
        isChosen={state.isDrawing}
        onPress={() => change(state.isDrawing ? { isDrawing: false } : { view: 'map', isDrawing: true })}
      >
        {words('drawArea')}
      </Chip>
      <Button
        variant="plain"
        isPill
        className={`unbroken rigid ${styles['views']}`}
        onClick={() => change(isMap ? { view: 'list', isDrawing: false } : { view: 'map' })}
      >
        {isMap ? <ListIcon size={18} /> : <MapIcon size={18} />}
        {words(isMap ? 'view.list' : 'view.map')}
      </Button>
    </>
  );
}

interface ResultsHeadProps extends ViewChipsProps {
  total: number | undefined;
  /** Loading has failed; the error is shown below. */
  isFailed: boolean;
  /** `total` counts only the area of the map. */
  isInView: boolean;
}

/** The number of matches, their order, and the search that is kept. */
function ResultsHead({ state, change, total, isFailed, isInView }: ResultsHeadProps) {
  const words = useWords('browse');
  const count = { count: total ?? 0, number: formatNumber(total ?? 0) };
  return (
    <div className={`line gap4-12 ${styles['bar']}`}>
      <output className={`size21 strong display-type ${styles['count']}`}>
        {total === undefined
          ? !isFailed && words(`loading.${kindOf(state)}`)
          : words(isInView ? 'results.inView' : 'results.count', count)}
      </output>
      <label className={styles['sort']}>
        <span className="visually-hidden">{words('sort.title')}</span>
        <select
          value={state.sort}
          onChange={(event) => {
            const sort = listingSorts.find((known) => known === event.currentTarget.value);
            if (sort !== undefined) change({ sort });
          }}
        >
          {listingSorts.map((sort) => (
            <option className="on-surface" key={sort} value={sort}>
              {words(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <SaveSearch state={state} />
    </div>
  );
}

/** Without favourites their filter turns off. Somebody who just signed in may have some elsewhere. */
function useLeaveEmptyFavorites({ isFavorites }: BrowseState, change: ChangeBrowseState, isEmpty: boolean): void {
  const words = useWords('browse');
  const areComing = useAreFavoritesComing();
  const isOver = isFavorites && isEmpty && !areComing;
  useEffect(
    function leaveEmptyFavorites() {
      if (!isOver) return;
      change({ isFavorites: false }, 'replace');
      toast.success(words('noFavorites'));
    },
    [isOver, change, words],
  );
}

/** `areaSearch=true` without shapes uses those drawn last. Drawn shapes are kept for the next time. */
function useDrawnAreas(state: BrowseState, change: ChangeBrowseState): 'loading' | 'processing' | undefined {
  const { isDrawing, shapes, isAreaUnreadable } = state;
  // The address changes soon, because the map writes its view into it.
  const [wasUnreadable] = useState(isAreaUnreadable);
  const [stored] = useState(() => (isDrawing && shapes.length === 0 ? storedDrawnAreas() : []));
  useEffect(
    function takeStoredShapes() {
      if (stored !== 'unreadable' && stored.length > 0) change({ shapes: stored }, 'replace');
    },
    [stored, change],
  );
  const text = writeShapes(shapes);
  const kept = useRef(text);
  useEffect(
    function keepShapes() {
      // Only a change is stored: a stay without shapes must not delete those drawn before.
      if (kept.current === text) return;
      kept.current = text;
      keepDrawnAreas(shapes);
    },
    [text, shapes],
  );
  if (shapes.length > 0) return undefined;
  if (isAreaUnreadable || wasUnreadable) return 'processing';
  return stored === 'unreadable' ? 'loading' : undefined;
}
