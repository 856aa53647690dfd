import { useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** How often Back or Forward has changed the history entry while this screen was mounted. */
export function useReturns(): number {
  const location = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const [known, setKnown] = useState({ location, returns: 0 });
  if (known.location !== location) setKnown({ location, returns: known.returns + (isReturn ? 1 : 0) });
  return known.returns;
}
