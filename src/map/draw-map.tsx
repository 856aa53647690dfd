import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '#i18n/i18n.ts';
import type { Shape } from '../contract/area.ts';
import type { AreaStage } from './area-stage.ts';
import { goToChosen, useChosenView } from './chosen-view.ts';
import styles from './draw-map.module.css';
import { DrawToolbar, RunningBar } from './draw-toolbar.tsx';
import { circleAmid, rectangleAmid } from './geometry.ts';
import { MapState } from './map-state.tsx';
import type { GroundLoader, MapView, SeenView } from './map-view.ts';
import type { MapCluster, MapPin } from './marks.ts';
import { ShapeList } from './shape-list.tsx';
import { withShape, withShapeAt } from './shape-rules.ts';
import { useDrawing } from './use-drawing.ts';
import { useLatest } from './use-latest.ts';
import { useStage } from './use-stage.ts';

export interface DrawMapProps {
  shapes: readonly Shape[];
  onShapes: (shapes: Shape[]) => void;
  /** Called while a shape is drawn with all shapes including it, and with undefined afterwards. */
  onSketch?: (shapes: readonly Shape[] | undefined) => void;
  /** The first view. With `fitsShapes` initial shapes decide instead. */
  view: MapView;
  fitsShapes?: boolean;
  /** Whenever it changes the map goes to `view` again: after Back, or when a city was chosen beside the map. */
  chosenView?: string;
  loadGround: GroundLoader;
  onView?: (seen: SeenView) => void;
  /** Called when the map cannot be loaded. */
  onFailed?: () => void;
  pins?: readonly MapPin[];
  clusters?: readonly MapCluster[];
  /** The pin that is shown as pointed at. */
  highlighted?: string | undefined;
  onHover?: (id: string | undefined) => void;
  /** The pin whose window is open, and the window's content. */
  opened?: string | undefined;
  onOpen?: (id: string | undefined) => void;
  info?: ReactNode;
  /** The tools and the list of shapes are shown. */
  isDrawable?: boolean;
  /** They lie on the map, which fills its place to the edges; otherwise above and below it. */
  isFloating?: boolean;
  /** More buttons beside "Clear Drawing". */
  actions?: ReactNode;
  /** A line over the map's lower edge. */
  status?: ReactNode;
  /** Controls in the map's upper corner. While somebody draws, the instructions cover them. */
  corner?: ReactNode;
}

const noPins: readonly MapPin[] = [];
const noClusters: readonly MapCluster[] = [];
const loadStage = () => import('./area-stage.ts');

/** A map to look at, with pins, and to draw areas on: by mouse, finger, pen and keyboard. Shapes live with the caller. */
export function DrawMap(props: DrawMapProps) {
  const { shapes, onShapes, pins = noPins, clusters = noClusters, highlighted, isDrawable = true } = props;
  const words = useWords('map');
  const place = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<number>();
  const noticeId = useId();

  const latest = useLatest(props);
  const onEdited = useRef<(index: number, shape: Shape) => void>(() => undefined);

  const staged = useStage(place, loadStage, (code, element): AreaStage => {
    const stageWords = {
      label: words('label'),
      zoomIn: words('zoomIn'),
      zoomOut: words('zoomOut'),
      contributors: words('contributors'),
      closeInfo: words('closeInfo'),
    };
    const base = { view: props.view, words: stageWords, loadGround: props.loadGround };
    const raised = code.raiseAreaStage(element, base, {
      onView: (seen) => latest.current.onView?.(seen),
      onOpen: (id) => latest.current.onOpen?.(id),
      onHover: (id) => latest.current.onHover?.(id),
      onEdited: (index, shape) => onEdited.current(index, shape),
      onSelected: setSelected,
    });
    if (props.fitsShapes === true) goToChosen(raised, props, { animate: false });
    return raised;
  });
  const stage = staged.state === 'ready' ? staged.stage : undefined;
  const { state } = staged;
  useEffect(
    function tellFailure() {
      if (state === 'failed') latest.current.onFailed?.();
    },
    [state, latest],
  );
  useChosenView(stage, props);
  const drawing = useDrawing(stage, shapes, onShapes);
  const { sketched } = drawing;
  useEffect(
    function tellSketch() {
      latest.current.onSketch?.(sketched);
    },
    [sketched, latest],
  );
  useEffect(function takeEdits() {
    onEdited.current = (index, shape) => drawing.apply((now) => withShapeAt(now, index, shape));
  });

  useEffect(
    function showShapes() {
      stage?.showShapes(shapes, selected);
    },
    [stage, shapes, selected],
  );
  useEffect(
    function showPins() {
      stage?.showPins(pins, clusters);
    },
    [stage, pins, clusters],
  );
  useEffect(
    function showHighlight() {
      stage?.highlight(highlighted);
    },
    [stage, highlighted],
  );
  useEffect(
    function loadDrawingAhead() {
      if (isDrawable) stage?.prepareDrawing();
    },
    [stage, isDrawable],
  );
  const info = useInfoWindow(stage, pins, props.opened);
  const fault = drawing.notice;
  const notice = fault === undefined ? undefined : words(fault === 'library' ? 'failures.drawing' : `faults.${fault}`);
  const addAmid = (make: typeof circleAmid): void => {
    if (stage === undefined) return;
    const { bounds } = stage.seen();
    drawing.apply((now) => {
      setSelected(now.length);
      return withShape(now, make(bounds));
    });
  };

  return (
    <div className={`beside ${styles['frame']} ${props.isFloating === true ? `relative ${styles['floating']}` : ''}`}>
      {isDrawable && (
        <DrawToolbar
          controls={drawing}
          hasShapes={shapes.length > 0}
          isReady={stage !== undefined}
          takesFocus={props.isFloating === true}
          onClear={() => {
            drawing.cancel();
            drawing.apply(() => ({ shapes: [] }));
          }}
          actions={props.actions}
        />
      )}
      <div className={`clipped round20 ${styles['stage']}`}>
        <div ref={place} className={`full-width ${styles['map']}`} />
        <MapState staged={staged} />
        <RunningBar controls={drawing} />
        {notice !== undefined && (
          <p id={noticeId} role="alert" className={`danger medium ${styles['notice']}`}>
            {notice}
          </p>
        )}
        {props.corner !== undefined && <div className={styles['corner']}>{props.corner}</div>}
        {props.status !== undefined && (
          <output className={`small medium pill ${styles['status']}`}>{props.status}</output>
        )}
      </div>
      {isDrawable && (
        <ShapeList
          shapes={shapes}
          selected={selected}
          onSelect={setSelected}
          onChanged={drawing.apply}
          onShow={(bounds) => stage?.fit(bounds)}
          onAddCircle={() => addAmid(circleAmid)}
          onAddRectangle={() => addAmid(rectangleAmid)}
        />
      )}
      {info !== undefined && props.opened !== undefined && createPortal(props.info, info)}
    </div>
  );
}

/** Opens the window at a pin and returns the element to fill. */
function useInfoWindow(
  stage: AreaStage | undefined,
  pins: readonly MapPin[],
  opened: string | undefined,
): HTMLElement | undefined {
  const [content] = useState(windowContent);
  const pin = pins.find(({ id }) => id === opened);
  const lat = pin?.position.lat;
  const lng = pin?.position.lng;
  useEffect(
    function openAtPin() {
      if (stage === undefined || opened === undefined || lat === undefined || lng === undefined) return;
      stage.openInfo(opened, { lat, lng }, content);
    },
    [stage, content, opened, lat, lng],
  );
  useEffect(
    function closeWithoutPin() {
      if (opened === undefined) stage?.closeInfo();
    },
    [stage, opened],
  );
  return stage === undefined ? undefined : content;
}

function windowContent(): HTMLElement {
  const content = document.createElement('div');
  content.role = 'dialog';
  content.tabIndex = -1;
  return content;
}
