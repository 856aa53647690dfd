import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** Whether one came to this screen by a step inside the site. A page that the server wrote cannot know: there it is false at first. */
export function useCameFromInside(): boolean {
  const { key } = useLocation();
  return useSyncExternalStore(
    never,
    () => key !== 'default',
    () => false,
  );
}
