import { useEffect, useState } from 'react';

/** What was typed, once nothing more is typed for a moment. */
export function useSettled(typed: string, first = typed): string {
  const [settled, setSettled] = useState(first);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(typed), 250);
      return () => clearTimeout(timer);
    },
    [typed],
  );
  return settled;
}
