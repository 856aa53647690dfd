import L from 'leaflet';
import type { Position } from '../contract/area.ts';
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

/** The window of a pin, at the lower edge of the map, where it covers no other. Escape closes it from anywhere on the map. */
export function layInfoWindow(map: L.Map, { closeWord, pinOf, onClosed }: InfoWindowOptions): InfoWindow {
  const peek = L.DomUtil.create('div', styles['peek'] ?? '', map.getContainer());
  peek.hidden = true;
  L.DomEvent.disableClickPropagation(peek);
  L.DomEvent.disableScrollPropagation(peek);
  const cross = document.createElement('button');
  cross.type = 'button';
  cross.className = styles['cross'] ?? '';
  cross.setAttribute('aria-label', closeWord);
  cross.textContent = '×';
  let opened = '';
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
      peek.replaceChildren(content, cross);
      peek.hidden = false;
      map.panInside(position, clear);
      if (pin !== undefined && pin === document.activeElement) content.focus({ preventScroll: true });
    },
    close,
  };
}
