import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface Dropdown {
  /** Goes around the button and what it opens. */
  frame: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  toggle: () => void;
  close: () => void;
  /** For the frame: closes when the focus goes elsewhere. */
  onBlur: (event: FocusEvent) => void;
}

/** What a button opens below itself; closes on an outside click, when the focus leaves it, and on Escape. */
export function useDropdown(): Dropdown {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(
    function closeFromOutside() {
      if (!isOpen) return undefined;
      const onPress = (event: PointerEvent): void => {
        if (event.target instanceof Node && frame.current?.contains(event.target) === false) setIsOpen(false);
      };
      const onKey = (event: KeyboardEvent): void => {
        if (event.key !== 'Escape') return;
        setIsOpen(false);
        frame.current?.querySelector('button')?.focus();
      };
      document.addEventListener('pointerdown', onPress);
      document.addEventListener('keydown', onKey);
      return () => {
        document.removeEventListener('pointerdown', onPress);
        document.removeEventListener('keydown', onKey);
      };
    },
    [isOpen],
  );
  return {
    frame,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
    onBlur: (event) => {
      if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
    },
  };
}
