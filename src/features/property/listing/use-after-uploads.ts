import { useEffect, useEffectEvent, useState } from 'react';

/** Runs an action when no upload is in progress: now, or after the last one. */
export function useAfterUploads(isUploading: boolean, action: () => void): { isWaiting: boolean; wait: () => void } {
  const [isWaiting, setIsWaiting] = useState(false);
  const goOn = useEffectEvent(() => {
    setIsWaiting(false);
    action();
  });
  useEffect(
    function goOnWhenUploaded() {
      if (!isWaiting || isUploading) return undefined;
      const next = setTimeout(() => goOn());
      return () => clearTimeout(next);
    },
    [isWaiting, isUploading],
  );
  return { isWaiting, wait: () => setIsWaiting(true) };
}
