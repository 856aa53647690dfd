import L from 'leaflet';
import 'leaflet-draw';
import { formatNumber } from '#i18n/format.ts';
import { thinOutCornerHandles } from './corner-handles.ts';

/**
 * leaflet-draw 1.0.4 assigns two undeclared variables, which throws in a module. One is `type` in readableArea: a
 * rectangle keeps the bounds of the first mouse move. The other is `radius` in Edit.Circle._resize: resizing does
 * nothing. Both are replaced here, so that development and production run the same code.
 */
const squareMetresPerHectare = 10_000;
const squareMetresPerSquareKilometre = 1_000_000;

function readableArea(squareMetres: number): string {
  if (squareMetres >= squareMetresPerSquareKilometre)
    return `${written(squareMetres / squareMetresPerSquareKilometre)} km²`;
  return squareMetres >= squareMetresPerHectare
    ? `${written(squareMetres / squareMetresPerHectare)} ha`
    : `${written(Math.round(squareMetres))} m²`;
}

/** The library writes numbers in one way only; here they are written in the language of the screen. */
const formattedNumber = (value: number | string, decimals: number): string =>
  formatNumber(Number(Number(value).toFixed(decimals)));

const written = (value: number): string => formattedNumber(value, 2);

interface CircleHandles {
  _moveMarker: L.Marker;
  _shape: L.Circle;
  _map: L.Map;
}

function resizeCircle(this: CircleHandles, to: L.LatLng): void {
  this._shape.setRadius(this._map.distance(this._moveMarker.getLatLng(), to));
  this._map.fire(L.Draw.Event.EDITRESIZE, { layer: this._shape });
}

interface DraggedShape {
  _map: L.Map;
  _mapDraggable: boolean;
}

const shapePrototype: { addHooks?: unknown } = L.Draw.SimpleShape.prototype;
const { addHooks } = shapePrototype;

const domEvent: { preventDefault: (event: Event) => unknown } = L.DomEvent;

/** Without the touchstart listener on the whole document that makes every button outside the map dead. */
function addHooksWithin(this: DraggedShape): void {
  if (typeof addHooks === 'function') addHooks.call(this);
  document.removeEventListener('touchstart', domEvent.preventDefault);
}

interface Tooltip {
  _map: L.Map;
  _container: HTMLElement | null;
}

const tooltipPrototype: { updatePosition?: unknown } = L.Draw.Tooltip.prototype;
const { updatePosition } = tooltipPrototype;

const besideMouse = L.point(20, 14);
const lowerLinePixels = 56;

/**
 * Keeps the tooltip visible. It is below the mouse, because the instructions lie over the map's upper edge. Near the lower
 * edge it is above the mouse, and near the right edge on the mouse's left.
 */
function stayInSight(this: Tooltip, mouse: L.LatLng): unknown {
  if (typeof updatePosition !== 'function' || this._container === null) return this;
  const { offsetWidth: width, offsetHeight: height } = this._container;
  const room = this._map.getSize();
  const at = this._map.latLngToContainerPoint(mouse);
  const right = at.x + besideMouse.x;
  const below = at.y + besideMouse.y;
  const x = right + width <= room.x ? right : Math.max(0, at.x - besideMouse.x - width);
  const y = below + height <= room.y - lowerLinePixels ? below : at.y - besideMouse.y - height;
  return updatePosition.call(this, this._map.containerPointToLatLng([x, y])) as unknown;
}

const doNothing = (): void => undefined;

let isPatched = false;

export function patchLeafletDraw(): void {
  if (isPatched) return;
  isPatched = true;
  Object.assign(L.GeometryUtil, { readableArea, formattedNumber });
  // leaflet-draw calls it by its deprecated name, which logs a warning each time.
  Object.assign(L.Polyline, { _flat: L.LineUtil.isFlat });
  L.Edit.Circle.include({ _resize: resizeCircle });
  thinOutCornerHandles();
  L.Draw.SimpleShape.include({ addHooks: addHooksWithin });
  L.Draw.Tooltip.include({ updatePosition: stayInSight });
  // leaflet-draw adds a vertex at touchstart, which would turn every pan and pinch into points. It also needs a marker below
  // the mouse, which a jumping mouse misses. pointers.ts adds all vertices instead.
  L.Draw.Polyline.include({ _onTouch: doNothing, _onMouseDown: doNothing, _onMouseUp: doNothing });
}
