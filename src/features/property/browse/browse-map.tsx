import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useMedia } from '#ui/use-media.ts';
import { loadGround } from '../../../api/ground.ts';
import type { Bounds, Shape } from '../../../contract/area.ts';
import { DrawMap } from '../../../map/draw-map.tsx';
import { listView, type MapView, type SeenView } from '../../../map/map-view.ts';
import type { MapPin } from '../../../map/marks.ts';
import styles from './browse-map.module.css';
import type { BrowseState } from './browse-state.ts';
import { CardRow } from './card-row.tsx';
import { kindOf } from './filter-rules.ts';
import { FollowMap, type FollowMapProps } from './follow-map.tsx';
import { PinWindow } from './pin-window.tsx';
import type { ChangeBrowseState } from './use-browse-state.ts';
import type { Listings } from './use-listings.ts';
import { useMapListings } from './use-map-listings.ts';
import { useMarks } from './use-marks.ts';

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

export function BrowseMap({ state, change, listings, highlighted, follow, ...told }: BrowseMapProps) {
  const words = useWords('browse');
  const [seen, setSeen] = useState<SeenView>();
  const [sketched, setSketched] = useState<readonly Shape[]>();
  const answer = useMapListings(sketched === undefined ? state : { ...state, shapes: [...sketched] }, seen);
  const around = useMapListings({ ...state, shapes: [] }, state.shapes.length > 0 ? seen : undefined);
  const marks = useMarks({ state, answer, listings, around });
  const { pins, opened, open, info } = useOpenedPin(marks.pins);
  const rest = useRest((view) => {
    setSeen(view);
    told.onSeen(view.bounds);
    change({ map: { center: view.center, zoom: view.zoom } }, 'replace');
  });
  return (
    <div ref={useDrawingInView(state.isDrawing)} className={styles['place']}>
      <DrawMap
        shapes={state.shapes}
        onShapes={(shapes) => change({ shapes })}
        onSketch={setSketched}
        view={state.map ?? listView}
        fitsShapes={state.map === undefined}
        chosenView={useAddressedView(state.map)}
        loadGround={loadGround}
        onView={rest}
        onFailed={told.onFailed}
        pins={pins}
        clusters={marks.clusters}
        highlighted={opened ?? highlighted}
        onHover={told.onHover}
        opened={opened}
        onOpen={open}
        info={info}
        isDrawable={state.isDrawing}
        isFloating
        corner={follow && <FollowMap {...follow} />}
        status={useStatus(state, state.isFavorites ? listings.total : answer?.total)}
        actions={
          state.shapes.length > 0 && (
            <Button isCompact onClick={told.onSearched}>
              {words('searchHere')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** The pin whose card is open: a window beside it, on a phone a row to swipe. The row keeps the pins it began with. */
function useOpenedPin(pins: MapPin[]) {
  const [opened, open] = useState<string>();
  const [row, setRow] = useState<readonly MapPin[]>([]);
  const isPhone = useMedia(phone);
  const away = row.find(({ id }) => id === opened && !pins.some((pin) => pin.id === id));
  return {
    pins: away === undefined ? pins : [...pins, away],
    opened,
    open: (id: string | undefined): void => {
      open(id);
      if (id === undefined) setRow([]);
      else if (!row.some((pin) => pin.id === id)) setRow(fromWestToEast(pins));
    },
    info:
      opened === undefined ? undefined : isPhone ? (
        <CardRow pins={row} opened={opened} onOpen={open} card={(id) => <PinWindow id={id} />} />
      ) : (
        <PinWindow id={opened} />
      ),
  };
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
