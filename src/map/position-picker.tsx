import { useEffect, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import buttons from '#ui/button.module.css';
import { PinIcon } from '#ui/more-icons.tsx';
import type { Position } from '../contract/area.ts';
import { CitySearch } from './city-search.tsx';
import { positionAt } from './geometry.ts';
import { MapState } from './map-state.tsx';
import { type GroundLoader, manila } from './map-view.ts';
import styles from './position.module.css';
import { useLatest } from './use-latest.ts';
import { useStage } from './use-stage.ts';

export interface PositionPickerProps {
  /** Undefined: nothing chosen yet; the map starts at Manila. */
  value: Position | undefined;
  /** Rounded to six decimals. */
  onChange: (position: Position) => void;
  loadGround: GroundLoader;
}

const loadStage = () => import('./position-stage.ts');
const chosenZoom = 15;
const cityZoom = 13;
const startZoom = 10;

/** Picks one point: search by city, click, drag the pin, arrow keys on it, or the own position. */
export function PositionPicker({ value, onChange, loadGround }: PositionPickerProps) {
  const words = useWords('map');
  const place = useRef<HTMLDivElement>(null);
  const latestChange = useLatest(onChange);
  const staged = useStage(place, loadStage, (code, element) =>
    code.raisePositionStage(
      element,
      {
        view: value === undefined ? { center: manila, zoom: startZoom } : { center: value, zoom: chosenZoom },
        words: {
          label: words('position.label'),
          zoomIn: words('zoomIn'),
          zoomOut: words('zoomOut'),
          contributors: words('contributors'),
        },
        loadGround,
      },
      { title: words('position.pin'), onMove: (position) => latestChange.current(position) },
    ),
  );
  const stage = staged.state === 'ready' ? staged.stage : undefined;
  const lat = value?.lat;
  const lng = value?.lng;
  useEffect(
    function showPin() {
      stage?.show(lat === undefined || lng === undefined ? undefined : { lat, lng });
    },
    [stage, lat, lng],
  );
  const choose = (position: Position, zoom: number): void => {
    onChange(position);
    stage?.goTo({ center: position, zoom });
  };
  return (
    <div className="beside gap8 upright">
      <div className={`row gap8 ${styles['ways']}`}>
        <CitySearch onCity={({ position }) => choose(position, cityZoom)} />
        <OwnPosition onPosition={(position) => choose(position, chosenZoom)} />
        <button
          type="button"
          className={buttons['plain']}
          disabled={stage === undefined}
          onClick={() => stage !== undefined && onChange(stage.center())}
        >
          {words('position.setCenter')}
        </button>
      </div>
      <div className={`clipped round20 ${styles['frame']}`}>
        <div ref={place} className={styles['map']} />
        <MapState staged={staged} />
      </div>
      <p className={styles['hint']}>{words('position.hint')}</p>
      <output className={styles['chosen']}>
        {value === undefined
          ? words('position.notChosen')
          : words('position.chosen', { latitude: value.lat.toFixed(6), longitude: value.lng.toFixed(6) })}
      </output>
    </div>
  );
}

function OwnPosition({ onPosition }: { onPosition: (position: Position) => void }) {
  const words = useWords('map');
  const [state, setState] = useState<'idle' | 'locating' | 'refused'>('idle');
  const locate = (): void => {
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onPosition(positionAt(coords.latitude, coords.longitude));
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: 10_000 },
    );
  };
  return (
    <>
      <button type="button" className={buttons['plain']} disabled={state === 'locating'} onClick={locate}>
        <PinIcon size={18} />
        {words(state === 'locating' ? 'position.locating' : 'position.own')}
      </button>
      {state === 'refused' && (
        <p role="alert" className={`danger ${styles['refused']}`}>
          {words('position.refused')}
        </p>
      )}
    </>
  );
}
