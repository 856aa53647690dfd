import { PartUnavailable, type SearchEngines } from '../ports.ts';

/** Hands on to every search engine that takes part (https://www.indexnow.org/documentation). Google does not. */
const usualUrl = 'https://api.indexnow.org/indexnow';

/** The queue keeps what was not told: a slow answer must not use up the time of the job. */
const usualMilliseconds = 5000;

interface IndexNow {
  key: string;
  url?: string;
  milliseconds?: number;
}

/** Rejects with PartUnavailable unless the addresses were taken, so that the circuit counts it and the queue keeps them. */
export const indexNowEngines = ({
  key,
  url = usualUrl,
  milliseconds = usualMilliseconds,
}: IndexNow): SearchEngines => ({
  key,
  tell: async ({ site, keyPath, addresses }) => {
    const asked = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(site).host,
        key,
        keyLocation: site + keyPath,
        urlList: addresses.map((address) => site + address),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(milliseconds),
    }).catch((cause: unknown) => {
      throw new PartUnavailable('IndexNow does not answer', { cause });
    });
    // The answer has no content that we need: its status says everything.
    await asked.body?.cancel();
    if (!asked.ok) throw new PartUnavailable(`IndexNow answers ${asked.status}`);
    return true;
  },
});
