import { promisify } from 'node:util';

/** Loaded at need: few answers are packed here. */
export const pack = async (whole: string | Uint8Array): Promise<Uint8Array> =>
  promisify((await import('node:zlib')).gzip)(whole);

export const takesGzip = (accepted: string | null | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted ?? '');

/** Smaller ones are packed by whoever stands before the function: the CDN, or the local server. */
const largeLetters = 1_000_000;

/**
 * Netlify ends the answer of a function at 6 MB, or at 20 where its runtime streams it, before its CDN packs it
 * (https://docs.netlify.com/build/functions/configuration/#default-values). Everything that is held about the busiest provider of
 * the load bench is 70 MB, of which 6 go over the line.
 */
export async function packedWhereLarge(
  request: Request,
  text: string,
  { status, headers }: { status: number; headers: Record<string, string> },
): Promise<Response> {
  if (text.length < largeLetters || !takesGzip(request.headers.get('accept-encoding')))
    return new Response(text, { status, headers });
  const whole = new Uint8Array(await pack(text));
  return new Response(whole, {
    status,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'Accept-Encoding' },
  });
}
