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

/**
 * Netlify's own cache (https://docs.netlify.com/build/caching/caching-overview/#on-demand-invalidation). Rejects with PartUnavailable
 * unless it has taken the tags, so that the circuit counts it and the queue keeps them.
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
    await Promise.race([asked, late])
      .catch((cause: unknown) => {
        throw new PartUnavailable('the CDN does not forget', { cause });
      })
      .finally(() => clearTimeout(timer));
    return true;
  },
});
