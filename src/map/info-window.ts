import L from 'leaflet';
import type { Position } from '../contract/area.ts';

interface InfoWindowOptions {
  closeWord: string;
  pinOf: (id: string) => HTMLElement | undefined;
  onClosed: () => void;
}

export interface InfoWindow {
  /** Opens it at a pin. If the pin was pressed, the focus moves into the window and returns to the pin afterwards. */
  open: (id: string, position: Position, content: HTMLElement) => void;
  close: () => void;
}

/** The window at a pin. Escape closes it from anywhere on the map. */
export function layInfoWindow(map: L.Map, { closeWord, pinOf, onClosed }: InfoWindowOptions): InfoWindow {
  const popup = L.popup({ autoPanPadding: [24, 24], minWidth: 220, maxWidth: 260, offset: [0, -28] });
  const close = (): void => {
    map.closePopup(popup);
  };
  let opened = '';
  popup.on('add', () => {
    // Leaflet's own label is English only.
    popup.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', closeWord);
  });
  popup.on('remove', () => {
    const hadFocus = popup.getElement()?.contains(document.activeElement) === true;
    onClosed();
    if (hadFocus) pinOf(opened)?.focus({ preventScroll: true });
  });
  map.getContainer().addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  return {
    open: (id, position, content) => {
      const pin = pinOf(id);
      opened = id;
      content.setAttribute('aria-label', pin?.getAttribute('aria-label') ?? '');
      popup.setLatLng(position).setContent(content).openOn(map);
      if (pin !== undefined && pin === document.activeElement) content.focus({ preventScroll: true });
    },
    close,
  };
}
