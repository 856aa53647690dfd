import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** A link that was followed before the scripts were there; in a tab of its own there is nothing to go back to. */
const cameByBrowser = (): boolean =>
  history.length > 1 && URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/** Whether one came to this screen by a step inside the site. A page that the server wrote cannot know: there it is false at first. */
export function useCameFromInside(): boolean {
  const { key } = useLocation();
  return useSyncExternalStore(
    never,
    () => key !== 'default' || cameByBrowser(),
    () => false,
  );
}
