import { PartUnavailable, type Texter } from '../ports.ts';
import { requirePlainNumber, usualPerDay } from './number.ts';

/** A function ends after 30 seconds: a silent gateway must not use them up. */
const usualMilliseconds = 8000;

/** These statuses refuse this number or this message, so another attempt is useless. After all others a later one may succeed. */
const refusing: readonly number[] = [400, 404, 410, 422];

interface Gateway {
  url: string;
  token: string;
  perDay?: number | undefined;
  milliseconds?: number;
}

/**
 * Sends through a gateway: `POST url` with `{"to": "+49…", "text": "…", "id": "…"}` and the token. The id stays the same when
 * a message is sent again, here and as `Idempotency-Key`. Redirects are not followed: the token is for this address.
 */
export function gatewayTexter({ url, token, perDay, milliseconds }: Gateway): Texter {
  const post = async (body: object, id: string): Promise<Response> => {
    try {
      return await fetch(url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': id,
        },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(milliseconds ?? usualMilliseconds),
      });
    } catch (cause) {
      throw new PartUnavailable('the text message gateway cannot be reached', { cause });
    }
  };
  return {
    send: async (message, id) => {
      requirePlainNumber(message);
      const { status, body } = await post({ ...message, id }, id);
      await body?.cancel();
      if (status >= 200 && status < 300) return undefined;
      if (refusing.includes(status)) return { reason: `the gateway answered ${status}` };
      throw new PartUnavailable(`the text message gateway answered ${status}`);
    },
    perDay: perDay ?? usualPerDay,
    isReadInQueue: false,
  };
}
