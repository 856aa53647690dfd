import L from 'leaflet';
import type { Shape } from '../contract/area.ts';
import { loopOf, type Point } from './freehand.ts';
import { polygonOf } from './geometry.ts';

/** One stroke around an area, by mouse, pen or finger. `onLoop` gets undefined if the stroke encloses nothing. */
export function watchStroke(map: L.Map, onLoop: (loop: Shape | undefined) => void): () => void {
  const container = map.getContainer();
  const wasDraggable = map.dragging.enabled();
  map.dragging.disable();
  // Without dragging Leaflet leaves a finger to the page, which scrolls and ends the stroke.
  const touchAction = container.style.touchAction;
  container.style.touchAction = 'none';
  const preview = L.polyline([], { color: 'var(--accent)', weight: 4, interactive: false }).addTo(map);
  let stroke: Point[] | undefined;
  let pointer: number | undefined;

  const begin = (event: PointerEvent): void => {
    const isControl = event.target instanceof Element && event.target.closest('.leaflet-control-container') !== null;
    if (pointer !== undefined || isControl || event.button !== 0) return;
    pointer = event.pointerId;
    stroke = [];
    go(event);
  };
  const go = (event: PointerEvent): void => {
    if (event.pointerId !== pointer || stroke === undefined) return;
    const at = map.mouseEventToContainerPoint(event);
    stroke.push({ x: at.x, y: at.y });
    preview.addLatLng(map.containerPointToLatLng(at));
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== pointer || stroke === undefined) return;
    const corners = loopOf(stroke);
    pointer = undefined;
    stroke = undefined;
    preview.setLatLngs([]);
    const positions = corners.map(({ x, y }) => map.containerPointToLatLng([x, y]));
    onLoop(positions.length < 3 ? undefined : polygonOf(positions));
  };

  const forget = (event: PointerEvent): void => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    stroke = undefined;
    preview.setLatLngs([]);
  };

  container.addEventListener('pointerdown', begin);
  document.addEventListener('pointermove', go);
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', forget);
  return () => {
    container.removeEventListener('pointerdown', begin);
    document.removeEventListener('pointermove', go);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', forget);
    preview.remove();
    container.style.touchAction = touchAction;
    if (wasDraggable) map.dragging.enable();
  };
}
