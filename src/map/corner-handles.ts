import L from 'leaflet';
import 'leaflet-draw';

/** Up to so many corners all get a handle. */
const fewCorners = 150;
/** The distance of two handles in pixels: a handle for fingers, and some outline in between. */
const handlePixels = 32;

type Corner = L.Marker;

/** leaflet-draw's private fields for the corners of a polygon that is being edited. */
interface CornerHandles {
  /** Undefined before editing starts. */
  _map: L.Map | undefined;
  /** Undefined when the polygon was removed. */
  _markerGroup: L.LayerGroup | undefined;
  _markers: Corner[];
  _defaultShape: () => L.LatLng[];
  _createMarker: (corner: L.LatLng, index: number) => Corner;
  _createMiddleMarker: (corner: Corner, next: Corner) => void;
  _updatePrevNext: (corner: Corner, next: Corner) => void;
  _onMarkerClick: (event: L.LeafletEvent) => void;
  updateMarkers: () => void;
}

interface Hooks {
  addHooks: () => void;
  removeHooks: () => void;
  _initMarkers: () => void;
  _onMarkerClick: (event: L.LeafletEvent) => void;
}

const hasMany = (handles: CornerHandles): boolean => handles._defaultShape().length > fewCorners;

/**
 * leaflet-draw makes two markers for each corner, which is thousands for the outline of a coast. Of so many corners only the
 * visible ones get markers, and of corners close together only the first. The others appear when somebody zooms in.
 */
export function thinOutCornerHandles(): void {
  const { addHooks, removeHooks, _initMarkers, _onMarkerClick } = L.Edit.PolyVerticesEdit.prototype as unknown as Hooks;
  L.Edit.PolyVerticesEdit.include({
    addHooks(this: CornerHandles) {
      addHooks.call(this);
      this._map?.on('moveend', layAnew, this);
    },
    removeHooks(this: CornerHandles) {
      this._map?.off('moveend', layAnew, this);
      removeHooks.call(this);
    },
    _initMarkers(this: CornerHandles) {
      if (this._map !== undefined && hasMany(this)) layInSight(this, this._map);
      else _initMarkers.call(this);
    },
    _onMarkerClick(this: CornerHandles, event: L.LeafletEvent) {
      const hadMany = hasMany(this);
      _onMarkerClick.call(this, event);
      // The neighbouring handle need not belong to the neighbouring corner.
      if (hadMany && this._markerGroup !== undefined) this.updateMarkers();
    },
  });
}

function layAnew(this: CornerHandles): void {
  if (this._markerGroup !== undefined && hasMany(this)) this.updateMarkers();
}

function layInSight(handles: CornerHandles, map: L.Map): void {
  handles._markerGroup ??= L.layerGroup();
  const corners = handles._defaultShape();
  const shown = cornersApart(map, corners).map(([index, corner]) => {
    const handle = handles._createMarker(corner, index).on('click', handles._onMarkerClick, handles);
    return { index, handle };
  });
  handles._markers = shown.map(({ handle }) => handle);
  for (const [place, { index, handle }] of shown.entries()) {
    const before = shown.at(place - 1);
    if (before === undefined) continue;
    if ((before.index + 1) % corners.length === index) handles._createMiddleMarker(before.handle, handle);
    handles._updatePrevNext(before.handle, handle);
  }
}

/** The visible corners that are far enough from the one before. */
function cornersApart(map: L.Map, corners: readonly L.LatLng[]): [index: number, corner: L.LatLng][] {
  const sight = map.getBounds();
  let last: L.Point | undefined;
  return [...corners.entries()].filter(([, corner]) => {
    if (!sight.contains(corner)) return false;
    const at = map.latLngToLayerPoint(corner);
    if (last !== undefined && last.distanceTo(at) < handlePixels) return false;
    last = at;
    return true;
  });
}
