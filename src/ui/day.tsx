import { useSyncExternalStore } from 'react';
import { formatDate, formatDateIn } from '../i18n/format.ts';

const never = () => () => undefined;

/** The day of an instant, where it is read. A page that the server wrote cannot know where that is: it begins with UTC's. */
export function Day({ at }: { at: string }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return <time dateTime={at}>{isHere ? formatDate(at) : formatDateIn(at, 'UTC')}</time>;
}
