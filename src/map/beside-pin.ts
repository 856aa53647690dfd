/** On a map as wide as this the window stands beside its pin, in pixels; its width is that of draw-map.module.css. */
const leastMap = 560;
const width = 340;
const gap = 26;
const edge = 12;

/** Beside a pin, on the side with more room, and within the map. Undefined on a narrow map: at its lower edge. */
export function besidePin(
  pin: { x: number; y: number },
  map: { x: number; y: number },
  height: number,
): { left: number; top: number } | undefined {
  if (map.x < leastMap) return undefined;
  const right = pin.x + gap;
  const left = right + width + edge <= map.x ? right : pin.x - gap - width;
  if (left < edge) return undefined;
  return { left, top: Math.max(edge, Math.min(map.y - height - edge, pin.y - height / 2)) };
}
