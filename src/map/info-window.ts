import L from 'leaflet';
import type { Position } from '../contract/area.ts';
import { besidePin } from './beside-pin.ts';
import styles from './draw-map.module.css';

interface InfoWindowOptions {
  closeWord: string;
  pinOf: (id: string) => HTMLElement | undefined;
  onClosed: () => void;
}

export interface InfoWindow {
  /** Opens it for a pin. If the pin was pressed, the focus moves into the window and returns to the pin afterwards. */
  open: (id: string, position: Position, content: HTMLElement) => void;
  close: () => void;
}

/** What a pin stays clear of when its window opens, in pixels: the tools above, and the window below. */
const clear = { paddingTopLeft: [48, 96], paddingBottomRight: [48, 240] } as const satisfies L.PanInsideOptions;

/** The window of a pin: beside it, on a narrow map at the lower edge. Escape closes it from anywhere on the map. */
export function layInfoWindow(map: L.Map, { closeWord, pinOf, onClosed }: InfoWindowOptions): InfoWindow {
  const peek = L.DomUtil.create('div', `on-surface round20 ${styles['peek']}`, map.getContainer());
  peek.hidden = true;
  L.DomEvent.disableClickPropagation(peek);
  L.DomEvent.disableScrollPropagation(peek);
  const cross = document.createElement('button');
  cross.type = 'button';
  cross.className = `quiet size25 pressable ${styles['cross']}`;
  cross.setAttribute('aria-label', closeWord);
  cross.textContent = '×';
  let opened = '';
  let at: Position | undefined;
  const place = (): void => {
    if (at === undefined || peek.hidden) return;
    const beside = besidePin(map.latLngToContainerPoint(at), map.getSize(), peek.offsetHeight);
    peek.classList.toggle(styles['beside'] ?? '', beside !== undefined);
    peek.style.left = beside === undefined ? '' : `${beside.left}px`;
    peek.style.top = beside === undefined ? '' : `${beside.top}px`;
  };
  map.on('move resize zoomend', place);
  // Its picture and words come later.
  const watcher = new ResizeObserver(place);
  watcher.observe(peek);
  map.on('unload', () => watcher.disconnect());
  const close = (): void => {
    if (peek.hidden) return;
    const hadFocus = peek.contains(document.activeElement);
    peek.hidden = true;
    onClosed();
    if (hadFocus) pinOf(opened)?.focus({ preventScroll: true });
  };
  cross.addEventListener('click', close);
  map.on('click', close);
  map.getContainer().addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return {
    open: (id, position, content) => {
      const pin = pinOf(id);
      opened = id;
      content.setAttribute('aria-label', pin?.getAttribute('aria-label') ?? '');
      // A row of cards keeps its place while one swipes from pin to pin.
      if (content.parentElement !== peek) peek.replaceChildren(content, cross);
      peek.hidden = false;
      at = position;
      place();
      map.panInside(position, clear);
      if (pin !== undefined && pin === document.activeElement) content.focus({ preventScroll: true });
    },
    close,
  };
}
