import { useEffect, useState } from 'react';

const secondsTo = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (milliseconds), counted down on the screen; 0 afterwards. */
export function useSecondsTo(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsTo(moment));
  useEffect(
    function countDown() {
      const timer = setInterval(() => setSeconds(secondsTo(moment)), 1000);
      return () => clearInterval(timer);
    },
    [moment],
  );
  return seconds;
}
