import L from 'leaflet';
import type { Position } from '../contract/area.ts';

interface InfoWindowOptions {
  closeWord: string;
  pinOf: (id: string) => HTMLElement | undefined;
  onClosed: () => void;
}

export interface InfoWindow {
  /** At a pin. Who pressed the pin goes on in the window, and is back at the pin when it closes. */
  open: (id: string, position: Position, content: HTMLElement) => void;
  close: () => void;
}

/** What a pin tells of itself; Escape closes it from anywhere on the map. */
export function layInfoWindow(map: L.Map, { closeWord, pinOf, onClosed }: InfoWindowOptions): InfoWindow {
  const popup = L.popup({ autoPanPadding: [24, 24], minWidth: 220, maxWidth: 260, offset: [0, -28] });
  const close = (): void => {
    map.closePopup(popup);
  };
  let opened = '';
  popup.on('add', () => {
    // Leaflet names it in English only.
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
