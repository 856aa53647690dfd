import * as z from 'zod/mini';
import { area, type Shape } from '../contract/area.ts';
import { readStored, store } from './storage.ts';

/** docs/product/property.md: the last shapes a person drew, kept in this browser. */
const key = 'drawnAreas';

/** The stored shapes; `unreadable` if the stored text is no list of valid shapes. */
export function storedDrawnAreas(): Shape[] | 'unreadable' {
  const stored = readStored(key);
  if (stored === null) return [];
  const read = z.safeParse(area, stored);
  return read.success ? read.data : 'unreadable';
}

export const keepDrawnAreas = (shapes: readonly Shape[]): void =>
  store(key, shapes.length === 0 ? null : JSON.stringify(shapes));
