import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHistoryEntry } from '#ui/history-entry.ts';

/**
 * How often Back or Forward has led to another history entry while this screen was mounted. The step that a sheet adds is no
 * other entry: the list below it stays as it is.
 */
export function useReturns(): number {
  const entry = useHistoryEntry();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known, setKnown] = useState({ entry, returns: 0 });
  if (known.entry !== entry) setKnown({ entry, returns: known.returns + (isReturn ? 1 : 0) });
  return known.returns;
}
