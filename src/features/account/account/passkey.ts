import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type PasskeyOptions = Awaited<ReturnType<typeof startRegistration>>;
type Signed = Awaited<ReturnType<typeof startAuthentication>>;

/** Loaded with the first passkey: most people never need it. */
const library = () => import('@simplewebauthn/browser');

export const canUsePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** What the server reads of it; undefined where somebody has closed the browser's question, or there is no such passkey. */
const answerOf = ({ id, rawId, type, response }: PasskeyOptions | Signed) => ({
  id,
  rawId,
  type,
  response: {
    clientDataJSON: response.clientDataJSON,
    ...('attestationObject' in response ? { attestationObject: response.attestationObject } : {}),
    ...('transports' in response && response.transports ? { transports: response.transports } : {}),
    ...('signature' in response
      ? {
          signature: response.signature,
          authenticatorData: response.authenticatorData,
          userHandle: response.userHandle ?? null,
        }
      : {}),
  },
});
export type PasskeyAnswer = ReturnType<typeof answerOf>;

const isClosed = (problem: unknown): boolean => problem instanceof Error;

export async function makePasskey(options: Record<string, unknown>): Promise<PasskeyAnswer | undefined> {
  const { startRegistration: start } = await library();
  try {
    return answerOf(await start({ optionsJSON: options as never }));
  } catch (problem) {
    if (!isClosed(problem)) throw problem;
    return undefined;
  }
}

export async function signByPasskey(options: Record<string, unknown>): Promise<PasskeyAnswer | undefined> {
  const { startAuthentication: start } = await library();
  try {
    return answerOf(await start({ optionsJSON: options as never }));
  } catch (problem) {
    if (!isClosed(problem)) throw problem;
    return undefined;
  }
}
