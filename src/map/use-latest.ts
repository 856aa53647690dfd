import { type RefObject, useEffect, useRef } from 'react';

/** The value of the last render, for callbacks from outside React. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(function keepLatest() {
    latest.current = value;
  });
  return latest;
}
