import type L from 'leaflet';

const tapPixels = 10;
/** Browsers send mouse events after a touch. Within this time they are ignored. */
const echoMilliseconds = 800;

type Pointer = PointerEvent;
type Stop = () => void;

/** Listens on a map's surface (not on its controls) until stopped. */
function listen(
  target: HTMLElement | Document,
  name: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
  handler: (event: Pointer) => void,
): Stop {
  const listener = (event: Event): void => {
    if (event instanceof PointerEvent) handler(event);
  };
  target.addEventListener(name, listener, { capture: true });
  return () => target.removeEventListener(name, listener, { capture: true });
}

const isOnSurface = (container: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Element && container.contains(target) && target.closest('.leaflet-control-container') === null;

/** Ignores the mouse events that a browser emulates after a touch. Our own pass. */
function silenceEchoes(container: HTMLElement): { touched: () => void; stop: Stop } {
  let lastTouch = Number.NEGATIVE_INFINITY;
  const swallow = (event: Event): void => {
    if (!event.isTrusted || event.timeStamp - lastTouch > echoMilliseconds) return;
    if (!isOnSurface(container, event.target)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const names = ['mousedown', 'mouseup', 'mousemove', 'click', 'dblclick'];
  for (const name of names) container.addEventListener(name, swallow, { capture: true });
  return {
    touched: () => {
      lastTouch = performance.now();
    },
    stop: () => {
      for (const name of names) container.removeEventListener(name, swallow, { capture: true });
    },
  };
}

/**
 * Calls back for each tap of a single finger and each click of the main button. It passes the position of the press
 * itself, because a pointer that jumps sends no move before it. Pans and pinches do not count.
 */
export function watchTaps(map: L.Map, onTap: (event: Pointer) => void): Stop {
  const container = map.getContainer();
  const echoes = silenceEchoes(container);
  const fingers = new Set<number>();
  let start: Pointer | undefined;
  const stops = [
    listen(container, 'pointerdown', (event) => {
      if (event.button !== 0 || !isOnSurface(container, event.target)) return;
      if (event.pointerType !== 'mouse') echoes.touched();
      fingers.add(event.pointerId);
      start = fingers.size === 1 ? event : undefined;
    }),
    listen(document, 'pointerup', (event) => {
      if (!fingers.delete(event.pointerId)) return;
      if (event.pointerType !== 'mouse') echoes.touched();
      const begun = start;
      start = undefined;
      if (begun?.pointerId !== event.pointerId) return;
      const moved = Math.hypot(event.clientX - begun.clientX, event.clientY - begun.clientY);
      if (moved <= tapPixels) onTap(event);
    }),
    listen(document, 'pointercancel', (event) => {
      fingers.delete(event.pointerId);
      start = undefined;
    }),
    echoes.stop,
  ];
  return () => stops.forEach((stop) => stop());
}

function passAsMouse(name: string, event: Pointer, target: EventTarget): void {
  const { clientX, clientY, screenX, screenY } = event;
  target.dispatchEvent(
    new MouseEvent(name, { bubbles: true, cancelable: true, view: window, clientX, clientY, screenX, screenY }),
  );
}

/** Turns the touch of one finger into mouse events, for drawing by press, drag and release. */
export function touchAsMouse(map: L.Map): Stop {
  const container = map.getContainer();
  const echoes = silenceEchoes(container);
  let finger: number | undefined;
  const stops = [
    listen(container, 'pointerdown', (event) => {
      if (event.pointerType === 'mouse' || !isOnSurface(container, event.target)) return;
      echoes.touched();
      if (finger !== undefined) return;
      finger = event.pointerId;
      passAsMouse('mousedown', event, event.target ?? container);
    }),
    listen(document, 'pointermove', (event) => {
      if (event.pointerId === finger) passAsMouse('mousemove', event, container);
    }),
    listen(document, 'pointerup', (event) => {
      if (event.pointerId !== finger) return;
      finger = undefined;
      echoes.touched();
      passAsMouse('mouseup', event, event.target ?? container);
    }),
    listen(document, 'pointercancel', (event) => {
      if (event.pointerId === finger) finger = undefined;
    }),
    echoes.stop,
  ];
  return () => stops.forEach((stop) => stop());
}
