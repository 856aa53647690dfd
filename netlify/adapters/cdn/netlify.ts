import { purgeCache } from '@netlify/functions';
import { type Cdn, PartUnavailable } from '../ports.ts';

/** The queue keeps what was not told: a slow answer must not use up the time of the job. */
const usualMilliseconds = 5000;

interface NetlifyCdn {
  token: string;
  siteId: string;
  apiUrl?: string;
  milliseconds?: number;
}

/** The same tag again within seconds: it is there, and takes it later. */
const isTooSoon = (cause: unknown): boolean => cause instanceof Error && / 429\b/.test(cause.message);

/**
 * Netlify's own cache (https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation). Rejects with PartUnavailable
 * unless it answers, so that the circuit counts it; what it has not taken the queue keeps.
 */
export const netlifyCdn = ({ token, siteId, apiUrl, milliseconds = usualMilliseconds }: NetlifyCdn): Cdn => ({
  forget: async (tags) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    });
    const asked = purgeCache({
      tags: [...tags],
      token,
      siteID: siteId,
      ...(apiUrl === undefined ? {} : { apiURL: apiUrl }),
    });
    return Promise.race([asked, late])
      .then(() => true)
      .catch((cause: unknown) => {
        if (isTooSoon(cause)) return false;
        throw new PartUnavailable('the CDN does not forget', { cause });
      })
      .finally(() => clearTimeout(timer));
  },
});
