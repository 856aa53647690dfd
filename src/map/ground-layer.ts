import L from 'leaflet';
import { groundBoxes } from './basemap/boxes.ts';
import { drawGround, type GroundColours } from './basemap/drawing.ts';
import { type Ground, type GroundName, groundCountries, groundOf, isGroundFile } from './basemap/file.ts';
import { type Frame, isSeen, scaleAt } from './basemap/frame.ts';
import { type Box, placeNames } from './basemap/names.ts';
import { writeNames } from './basemap/write-names.ts';
import styles from './map-marks.module.css';
import { namesPlaced, setNameBoxes } from './map-names.ts';
import type { GroundLoader } from './map-view.ts';
import { marksShown } from './marks.ts';
import { nameMeasure } from './name-measure.ts';

const groundPane = 'ground';
const namePane = 'groundNames';

const colours: GroundColours = {
  water: 'var(--map-water)',
  shoal: 'var(--map-shoal)',
  land: 'var(--map-land)',
  coast: 'var(--map-coast)',
  built: 'var(--map-built)',
  border: 'var(--map-border)',
};

/** What is drawn reaches so far beyond the view, in parts of it, so that a short move needs no new drawing. */
const beyond = 0.5;
/** Farther out the whole earth is seen. */
const earthZoom = 5;

/** Our own base map below the tiles. Its files are asked for when the view reaches them. */
export function layGround(map: L.Map, load: GroundLoader): void {
  map.createPane(groundPane).style.zIndex = '150';
  map.createPane(namePane).style.zIndex = '160';
  const ground = sheetOn(map, groundPane);
  const names = sheetOn(map, namePane);
  const measure = nameMeasure();
  const loaded = new Map<GroundName, Ground>();
  const asked = new Set<GroundName>();
  let drawn: Frame | undefined;
  let isGone = false;
  map.on('unload', () => (isGone = true));

  const countries = (): Ground[] => groundCountries.flatMap((name) => loaded.get(name) ?? []);

  const read = async (name: GroundName): Promise<void> => {
    const file = await load(name);
    if (isGone || !isGroundFile(file)) return;
    loaded.set(name, groundOf(file));
    draw();
  };

  const ask = (name: GroundName): void => {
    if (asked.has(name)) return;
    asked.add(name);
    read(name).catch((problem: unknown) => {
      // The next move asks again.
      asked.delete(name);
      console.warn(`The base map of ${name} did not load`, problem);
    });
  };

  const draw = (): void => {
    const frame = frameOf(map);
    for (const name of groundCountries) if (isSeen(frame, groundBoxes[name])) ask(name);
    if (frame.zoom < earthZoom || !isCovered(viewOf(map))) ask('earth');
    ground.show(frame, drawGround(countries(), loaded.get('earth'), frame, colours));
    drawn = frame;
    writeAllNames();
  };

  /** Large names stand first, beside the marks where they can; the marks make room; small ones take what is left. */
  const writeAllNames = (): void => {
    if (drawn === undefined) return;
    const frame = drawn;
    const large = placeNames(countries(), frame, { measure, ranks: [1, 2], unloved: markPoints(map, frame) });
    setNameBoxes(map, { boxes: large.map(({ box }) => box), origin: L.point(frame.left, frame.top) });
    map.fire(namesPlaced);
    const taken = [...large.map(({ box }) => box), ...markBoxes(map, frame)];
    const small = placeNames(countries(), frame, { measure, ranks: [3, 4, 5], taken });
    names.show(
      frame,
      writeNames([...large, ...small], (rank) => styles[`name${rank}`], styles['dot']),
    );
  };

  map.on('moveend', () => {
    const view = viewOf(map);
    if (drawn === undefined || drawn.zoom !== view.zoom || !holds(drawn, view)) draw();
  });
  map.on(marksShown, writeAllNames);
  draw();
}

function viewOf(map: L.Map): Frame {
  const { min } = map.getPixelBounds();
  const { x: width, y: height } = map.getSize();
  const zoom = map.getZoom();
  return { left: min?.x ?? 0, top: min?.y ?? 0, width, height, zoom, scale: scaleAt(zoom) };
}

function frameOf(map: L.Map): Frame {
  const { left, top, width, height, ...view } = viewOf(map);
  return {
    ...view,
    left: Math.round(left - beyond * width),
    top: Math.round(top - beyond * height),
    width: Math.round(width * (1 + 2 * beyond)),
    height: Math.round(height * (1 + 2 * beyond)),
  };
}

const holds = (outer: Frame, inner: Frame): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.left + inner.width <= outer.left + outer.width &&
  inner.top + inner.height <= outer.top + outer.height;

/** Whether one country's file holds the whole view. */
const isCovered = ({ left, top, width, height, scale }: Frame): boolean =>
  groundCountries.some((name) => {
    const { west, east, north, south } = groundBoxes[name];
    return (
      left >= west * scale && left + width <= east * scale && top >= north * scale && top + height <= south * scale
    );
  });

/** An SVG that moves and grows with the map until it is drawn anew. */
function sheetOn(map: L.Map, pane: string) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('preserveAspectRatio', 'none');
  let overlay: L.SVGOverlay | undefined;
  return {
    show: ({ left, top, width, height, zoom }: Frame, content: string): void => {
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      svg.innerHTML = content;
      const bounds = L.latLngBounds(
        map.unproject([left, top + height], zoom),
        map.unproject([left + width, top], zoom),
      );
      if (overlay === undefined) overlay = L.svgOverlay(svg, bounds, { pane, interactive: false }).addTo(map);
      else overlay.setBounds(bounds);
    },
  };
}

const markersOn = (map: L.Map): L.Marker[] => {
  const markers: L.Marker[] = [];
  map.eachLayer((layer) => layer instanceof L.Marker && markers.push(layer));
  return markers;
};

/** Half the width of a dot, and a little air. */
const nearMark = 8;

/** The places of the marks, in pixels of the frame. */
const markPoints = (map: L.Map, { left, top, zoom }: Frame): Box[] =>
  markersOn(map).map((marker) => {
    const { x, y } = map.project(marker.getLatLng(), zoom).subtract([left, top]);
    return { left: x - nearMark, right: x + nearMark, top: y - nearMark, bottom: y + nearMark };
  });

/** Where marks stand, as they are shown, in pixels of the frame. */
function markBoxes(map: L.Map, { left, top }: Frame): Box[] {
  const origin = map.getContainer().getBoundingClientRect();
  const { min } = map.getPixelBounds();
  const [x, y] = [(min?.x ?? 0) - left - origin.left, (min?.y ?? 0) - top - origin.top];
  return markersOn(map).flatMap((marker) => {
    // What is seen of a mark, which may stand beside its place.
    const box = marker.getElement()?.firstElementChild?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return [];
    return [{ left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y }];
  });
}
