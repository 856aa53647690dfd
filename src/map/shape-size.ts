import { formatNumber } from '#i18n/format.ts';
import type { Shape } from '../contract/area.ts';
import { reachOf } from './geometry.ts';

/** How far a shape reaches from its middle: a circle's radius, another's half diagonal. */
export function sizeOf(shape: Shape): string {
  const metres = reachOf(shape);
  return metres >= 1000 ? `${formatNumber(Math.round(metres / 10) / 100)} km` : `${formatNumber(Math.round(metres))} m`;
}
