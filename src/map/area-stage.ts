import L from 'leaflet';
import type { Bounds, Shape } from '../contract/area.ts';
import { type BaseMapOptions, leafletBounds, raiseBaseMap, seenViewOf } from './base-map.ts';
import type { Drawing, DrawingEvents, DrawWords, Editing } from './drawing.ts';
import { type InfoWindow, layInfoWindow } from './info-window.ts';
import styles from './map-marks.module.css';
import { fitZoomMaximum, type MapView, type SeenView } from './map-view.ts';
import type { DrawTool, MapCluster, MapPin } from './marks.ts';
import { layPins } from './pin-layers.ts';
import { layShapes } from './shape-layers.ts';

export interface AreaStageEvents {
  /** After each move or zoom, and once at the start. */
  onView: (seen: SeenView) => void;
  onOpen: (id: string | undefined) => void;
  onHover: (id: string | undefined) => void;
  onEdited: (index: number, shape: Shape) => void;
  onSelected: (index: number) => void;
}

/** A map with pins, shapes and drawing; speaks our shapes only. */
export interface AreaStage {
  showShapes: (shapes: readonly Shape[], selected: number | undefined) => void;
  showPins: (pins: readonly MapPin[], clusters: readonly MapCluster[]) => void;
  highlight: (id: string | undefined) => void;
  openInfo: InfoWindow['open'];
  closeInfo: InfoWindow['close'];
  fit: (bounds: Bounds, options?: { animate: boolean }) => void;
  goTo: (view: MapView) => void;
  seen: () => SeenView;
  /** Fetches the drawing code, so that the first stroke does not wait for it. */
  prepareDrawing: () => void;
  /** Resolves with undefined if the tool was given up before its code was loaded. */
  draw: (tool: DrawTool, words: DrawWords, events: DrawingEvents, life: AbortSignal) => Promise<Drawing | undefined>;
  edit: (words: DrawWords, life: AbortSignal) => Promise<Editing | undefined>;
  remove: () => void;
}

const loadDrawing = () => import('./drawing.ts');

interface AreaStageOptions extends BaseMapOptions {
  words: BaseMapOptions['words'] & { closeInfo: string };
}

export function raiseAreaStage(element: HTMLElement, base: AreaStageOptions, events: AreaStageEvents): AreaStage {
  const map = raiseBaseMap(element, base);
  // leaflet-draw sets this only on maps that are made after it was loaded.
  Object.assign(map.options, { drawControlTooltips: true });
  const shapes = layShapes(map, events);
  const pins = layPins(map, {
    onOpen: events.onOpen,
    onHover: events.onHover,
    onCluster: (cluster) => zoomInto(map, cluster),
  });
  const info = layInfoWindow(map, {
    closeWord: base.words.closeInfo,
    pinOf: pins.elementOf,
    onClosed: () => events.onOpen(undefined),
  });
  const tellView = (): void => events.onView(seenViewOf(map));
  map.on('moveend', tellView);
  tellView();

  const setDrawing = (isDrawing: boolean): void => {
    element.classList.toggle(styles['isDrawing'] ?? '', isDrawing);
  };

  return {
    showShapes: (shown, selected) => {
      shapes.show(shown, selected);
      element.classList.toggle(
        styles['hasArea'] ?? '',
        shown.some(({ exclude }) => exclude !== true),
      );
    },
    showPins: pins.show,
    highlight: pins.highlight,
    openInfo: info.open,
    closeInfo: info.close,
    fit: (bounds, options) =>
      map.fitBounds(leafletBounds(bounds), { maxZoom: fitZoomMaximum, padding: [24, 24], ...options }),
    goTo: ({ center, zoom }) => map.setView(center, zoom),
    seen: () => seenViewOf(map),
    prepareDrawing: () => {
      loadDrawing().catch((problem: unknown) => console.warn('Drawing did not load ahead', problem));
    },
    draw: async (tool, words, told, life) => {
      const { startDrawing } = await loadDrawing();
      if (life.aborted) return undefined;
      info.close();
      setDrawing(true);
      return startDrawing(map, tool, words, {
        ...told,
        onEnd: () => {
          setDrawing(false);
          told.onEnd();
        },
      });
    },
    edit: async (words, life) => {
      const { startEditing } = await loadDrawing();
      if (life.aborted) return undefined;
      shapes.remake();
      setDrawing(true);
      const editing = startEditing(map, shapes.group, words);
      return {
        stop: () => {
          setDrawing(false);
          editing.stop();
        },
      };
    },
    remove: () => map.remove(),
  };
}

/** Zooms to the cluster's bounds, or by two steps if that would not zoom in. */
function zoomInto(map: L.Map, { bounds, position }: MapCluster): void {
  const zoom = Math.min(fitZoomMaximum, map.getBoundsZoom(leafletBounds(bounds), false, L.point(48, 48)));
  if (zoom > map.getZoom()) map.setView(leafletBounds(bounds).getCenter(), zoom);
  else map.setView(position, Math.min(map.getMaxZoom(), map.getZoom() + 2));
}
