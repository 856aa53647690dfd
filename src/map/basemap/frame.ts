import type { Position } from '../../contract/area.ts';
import { type Line, mercatorX, mercatorY } from './file.ts';

/** A piece of the earth in pixels, north up. */
export interface Frame {
  /** The pixel of the upper left corner on an earth of `scale` pixels. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The width of the whole earth in pixels. */
  scale: number;
  zoom: number;
}

const pixelsAtZoom0 = 256;

export const scaleAt = (zoom: number): number => pixelsAtZoom0 * 2 ** zoom;

export function frameAround(
  center: Position,
  zoom: number,
  { width, height }: { width: number; height: number },
): Frame {
  const scale = scaleAt(zoom);
  return {
    left: mercatorX(center.lng) * scale - width / 2,
    top: mercatorY(center.lat) * scale - height / 2,
    width,
    height,
    scale,
    zoom,
  };
}

export const pixelOf = (frame: Frame, { lat, lng }: Position): [x: number, y: number] => [
  mercatorX(lng) * frame.scale - frame.left,
  mercatorY(lat) * frame.scale - frame.top,
];

/** Whether a line or box reaches into the frame, with a margin in pixels. */
export const isSeen = (frame: Frame, { west, east, north, south }: Omit<Line, 'points'>, margin = 0): boolean =>
  east * frame.scale - frame.left > -margin &&
  west * frame.scale - frame.left < frame.width + margin &&
  south * frame.scale - frame.top > -margin &&
  north * frame.scale - frame.top < frame.height + margin;
