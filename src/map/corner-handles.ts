import L from 'leaflet';
import 'leaflet-draw';

/** So many corners have a handle each, wherever they lie. */
const fewCorners = 150;
/** A handle for fingers, and some of the outline between it and the next. */
const handlePixels = 32;

type Corner = L.Marker;

/** What leaflet-draw knows of the corners of a polygon that is being edited. */
interface CornerHandles {
  /** Unknown before there is anything to edit. */
  _map: L.Map | undefined;
  /** Gone with the polygon. */
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
 * leaflet-draw makes two markers for each corner, thousands for an outline of a coast. Of so many corners only those in
 * sight get one, and of those that lie close together the first: the others come as one zooms in.
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
      // What was a neighbour by its handle need not be the next corner.
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

/** Those in sight that are so far from the one before. */
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
