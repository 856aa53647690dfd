import { type ReactNode, useEffect, useRef } from 'react';

interface ResultPlaceProps {
  /** It has come in the place of what was pressed: it takes the focus at once. */
  isNew?: boolean;
  children: ReactNode;
}

/**
 * What says how something stands once a button has done its work and is gone. It takes the focus, so that it is read out and the next
 * Tab goes on from there.
 */
export function ResultPlace({ isNew = false, children }: ResultPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocus() {
      if (isNew) place.current?.focus();
    },
    [isNew],
  );
  return (
    <div ref={place} tabIndex={-1} data-result="">
      {children}
    </div>
  );
}

/** To the result, behind a dialog that closes. */
export const goToResult = (): void =>
  void setTimeout(() => document.querySelector<HTMLElement>('[data-result]')?.focus());
