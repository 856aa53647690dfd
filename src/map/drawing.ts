import L from 'leaflet';
import type { Shape } from '../contract/area.ts';
import { positionOf } from './base-map.ts';
import { watchStroke } from './freehand-drawing.ts';
import { patchLeafletDraw } from './leaflet-draw-patch.ts';
import type { DrawTool } from './marks.ts';
import { touchAsMouse, watchTaps } from './pointers.ts';
import { type ShapeLayer, shapeOf, styleOf } from './shape-layers.ts';

/** The texts beside the pointer while drawing. */
export interface DrawWords {
  polygonStart: string;
  polygonGoOn: string;
  polygonEnd: string;
  rectangleStart: string;
  circleStart: string;
  release: string;
  radius: string;
  edit: string;
}

export interface DrawingEvents {
  onShape: (shape: Shape) => void;
  /** The drawing is over, with a shape or without. */
  onEnd: () => void;
  /** The shape so far. A polygon may still have too few corners. */
  onSketch: (sketch: Shape) => void;
}

export interface Drawing {
  finish: () => void;
  undoPoint: () => void;
  cancel: () => void;
}

export interface Editing {
  stop: () => void;
}

/** Fingers need more than leaflet-draw's ten pixels to touch the first point. */
const closingPixels = 24;
/** As large as the mark of the first point. */
const mouseClosingPixels = 10;
const samePlacePixels = 3;

export function startDrawing(map: L.Map, tool: DrawTool, words: DrawWords, events: DrawingEvents): Drawing {
  prepare(map, words);
  return tool === 'freehand' ? drawFreehand(map, events) : drawByTool(map, tool, events);
}

function drawFreehand(map: L.Map, { onShape, onEnd }: DrawingEvents): Drawing {
  const end = (): void => {
    stop();
    onEnd();
  };
  const stop = watchStroke(map, (loop) => {
    if (loop === undefined) return;
    end();
    onShape(loop);
  });
  return { finish: end, undoPoint: () => undefined, cancel: end };
}

function drawByTool(map: L.Map, tool: Exclude<DrawTool, 'freehand'>, events: DrawingEvents): Drawing {
  const handler = handlerOf(map, tool);
  let points = 0;
  const onCreated = ({ layer }: L.LeafletEvent & { layer?: ShapeLayer }): void => {
    if (layer !== undefined) events.onShape(shapeOf(layer, false));
  };
  const onVertex = ({ layers }: L.LeafletEvent & { layers?: L.LayerGroup }): void => {
    const corners = (layers?.getLayers() ?? []).filter((layer) => layer instanceof L.Marker);
    points = corners.length;
    events.onSketch({ type: 'polygon', coordinates: corners.map((corner) => positionOf(corner.getLatLng())) });
  };
  const onMove = (): void => {
    const { _shape: dragged } = handler as unknown as DraggedInside;
    if (dragged !== undefined) events.onSketch(shapeOf(dragged, false));
  };
  const isDoubleClickZoom = map.doubleClickZoom.enabled();
  const onStop = (): void => {
    map.off(L.Draw.Event.CREATED, onCreated).off(L.Draw.Event.DRAWVERTEX, onVertex).off(L.Draw.Event.DRAWSTOP, onStop);
    map.off('mousemove', onMove);
    stopTouch();
    if (isDoubleClickZoom) map.doubleClickZoom.enable();
    events.onEnd();
  };
  map.on(L.Draw.Event.CREATED, onCreated).on(L.Draw.Event.DRAWVERTEX, onVertex).on(L.Draw.Event.DRAWSTOP, onStop);
  map.doubleClickZoom.disable();
  const stopTouch =
    handler instanceof L.Draw.Polygon ? watchTaps(map, (tap) => addPoint(map, handler, tap)) : touchAsMouse(map);
  handler.enable();
  // Registered after the handler's own listener, so the dragged shape has its new size.
  if (tool !== 'polygon') map.on('mousemove', onMove);
  return {
    finish: () => (handler instanceof L.Draw.Polygon ? handler.completeShape() : handler.disable()),
    undoPoint: () => {
      if (handler instanceof L.Draw.Polygon && points > 1) handler.deleteLastVertex();
    },
    cancel: () => handler.disable(),
  };
}

function handlerOf(map: L.Map, tool: Exclude<DrawTool, 'freehand'>): L.Draw.Polygon | L.Draw.Rectangle | L.Draw.Circle {
  const shapeOptions = { ...styleOf(emptyShape), opacity: 1 };
  const drawMap = map as L.DrawMap;
  switch (tool) {
    case 'polygon':
      return new L.Draw.Polygon(drawMap, { shapeOptions, icon: pointIcon(14), touchIcon: pointIcon(22) });
    case 'rectangle':
      return new L.Draw.Rectangle(drawMap, { shapeOptions });
    case 'circle':
      return new L.Draw.Circle(drawMap, { shapeOptions });
  }
}

const emptyShape: Shape = { type: 'circle', center: { lat: 0, lng: 0 }, radius: 1 };

const pointIcon = (pixels: number): L.DivIcon =>
  L.divIcon({ iconSize: [pixels, pixels], className: 'leaflet-div-icon leaflet-editing-icon' });

interface DraggedInside {
  _shape?: ShapeLayer;
}

interface PolygonInside {
  _markers: L.Marker[];
  _currentLatLng: L.LatLng;
}

function addPoint(map: L.Map, handler: L.Draw.Polygon, tap: PointerEvent): void {
  const at = map.mouseEventToContainerPoint(tap);
  const position = map.containerPointToLatLng(at);
  const inside = handler as unknown as PolygonInside;
  const [first, ...others] = inside._markers;
  const pixels = tap.pointerType === 'mouse' ? mouseClosingPixels : closingPixels;
  const isAt = (corner: L.Marker | undefined, near: number): boolean =>
    corner !== undefined && map.latLngToContainerPoint(corner.getLatLng()).distanceTo(at) <= near;
  if (others.length >= 2 && isAt(first, pixels)) {
    handler.completeShape();
    return;
  }
  // The second press of a double click, which ends the shape, or of a trembling hand.
  if (inside._markers.some((corner) => isAt(corner, samePlacePixels))) return;
  handler.addVertex(position);
  // Sets leaflet-draw's mouse position: after a pinch the guide line is drawn to it.
  inside._currentLatLng = position;
}

/** Gives every shape handles to drag. Changes are reported by the layers' `edit` event. */
export function startEditing(map: L.Map, group: L.FeatureGroup, words: DrawWords): Editing {
  prepare(map, words);
  const handler = new L.EditToolbar.Edit(map as L.DrawMap, { featureGroup: group });
  handler.enable();
  return { stop: () => handler.disable() };
}

function prepare(map: L.Map, words: DrawWords): void {
  patchLeafletDraw();
  sayIn(words);
  map.on('layeradd', leaveToPointers);
}

/** Corners and handles have no name and no keys, so Tab skips them. */
function leaveToPointers({ layer }: L.LayerEvent): void {
  const element = layer instanceof L.Marker ? layer.getElement() : undefined;
  if (element?.matches('.leaflet-editing-icon, .leaflet-mouse-marker') !== true) return;
  element.removeAttribute('role');
  element.removeAttribute('tabindex');
}

function sayIn(words: DrawWords): void {
  const { handlers } = L.drawLocal.draw;
  handlers.polygon.tooltip = { start: words.polygonStart, cont: words.polygonGoOn, end: words.polygonEnd };
  handlers.rectangle.tooltip.start = words.rectangleStart;
  handlers.circle.tooltip.start = words.circleStart;
  handlers.circle.radius = words.radius;
  handlers.simpleshape.tooltip.end = words.release;
  L.drawLocal.edit.handlers.edit.tooltip = { text: words.edit, subtext: '' };
}
