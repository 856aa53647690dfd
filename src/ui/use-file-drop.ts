import { type RefObject, useEffect, useRef, useState } from 'react';

interface FileDrop<T extends HTMLElement> {
  place: RefObject<T | null>;
  /** Files are being dragged over the element. */
  isOver: boolean;
}

/** Lets files be dropped onto an element. */
export function useFileDrop<T extends HTMLElement>(onFiles: (files: readonly File[]) => void): FileDrop<T> {
  const place = useRef<T>(null);
  const latest = useRef(onFiles);
  const [isOver, setIsOver] = useState(false);
  useEffect(function keepLatest() {
    latest.current = onFiles;
  });
  useEffect(function listenForFiles() {
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (event: DragEvent): void => {
      event.preventDefault();
      setIsOver(true);
    };
    const drop = (event: DragEvent): void => {
      event.preventDefault();
      setIsOver(false);
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    place.current?.addEventListener('dragover', hold, { signal });
    place.current?.addEventListener('dragleave', () => setIsOver(false), { signal });
    place.current?.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
  return { place, isOver };
}
