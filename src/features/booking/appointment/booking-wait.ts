import { useWords } from '#i18n/i18n.ts';
import type { ApiError } from '../../../api/api-error.ts';

/** Says how long it is until the next code, where that is why none is sent. */
export function useWaitSentence(): (problem: ApiError) => string | undefined {
  const words = useWords('booking');
  return ({ code, retryAfterSeconds }) =>
    code !== 'too_many_requests' || retryAfterSeconds === undefined
      ? undefined
      : retryAfterSeconds > 90
        ? words('code.waitMinutes', { count: Math.ceil(retryAfterSeconds / 60) })
        : words('code.waitSeconds', { count: retryAfterSeconds });
}
