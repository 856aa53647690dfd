import { importJWK, SignJWT } from 'jose';
import { PartUnavailable, type Pusher } from '../ports.ts';
import { encrypted, pairOf } from './encrypted.ts';

/** A function ends after 30 seconds: a silent service must not use them up. */
const usualMilliseconds = 5000;

/** The services of browsers. A subscription is an address that a stranger names: we write to no other. */
const usualServices =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.notify\.windows\.com|([\w-]+\.)?push\.apple\.com)$/;

interface WebPush {
  /** The private key of VAPID (RFC 8292): 32 bytes as base64url. The public one follows from it. */
  privateKey: string;
  /** Whom a service can ask about our messages. */
  contact: string;
  isService?: (endpoint: URL) => boolean;
  milliseconds?: number;
}

/** Sends to the push services of browsers (RFC 8030). Redirects are not followed: the address was checked. */
export function webPusher({ privateKey, contact, isService, milliseconds }: WebPush): Pusher {
  const isMeant = isService ?? (({ protocol, host }: URL) => protocol === 'https:' && usualServices.test(host));
  const point = pairOf(privateKey).getPublicKey();
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url');
  const key = importJWK({ kty: 'EC', crv: 'P-256', d: privateKey, x: part(1), y: part(33) }, 'ES256');
  const publicKey = point.toString('base64url');

  const signed = async (endpoint: URL): Promise<string> =>
    new SignJWT({ sub: `mailto:${contact}` })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(endpoint.origin)
      .setExpirationTime('12h')
      .sign(await key);

  return {
    publicKey,
    isService: (address) => URL.canParse(address) && isMeant(new URL(address)),
    send: async ({ endpoint, ...keys }, text, seconds) => {
      const headers = {
        authorization: `vapid t=${await signed(new URL(endpoint))}, k=${publicKey}`,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(seconds),
        urgency: 'normal',
      };
      const body = new Uint8Array(encrypted(text, keys));
      const signal = AbortSignal.timeout(milliseconds ?? usualMilliseconds);
      const response = await fetch(endpoint, { method: 'POST', headers, body, redirect: 'error', signal }).catch(
        (cause: unknown) => {
          throw new PartUnavailable('the push service cannot be reached', { cause });
        },
      );
      await response.body?.cancel();
      if (response.ok) return 'sent';
      // 404 and 410: the browser has ended it. What the service finds wrong with it stays wrong.
      if ([400, 403, 404, 410, 413].includes(response.status)) return 'gone';
      throw new PartUnavailable(`the push service answered ${response.status}`);
    },
  };
}
