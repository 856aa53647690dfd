import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { siteName } from '../../src/contract/words.ts';

/** Loaded on first use: most sign-ins need none of it. */
const webauthn = () => import('@simplewebauthn/server');

/** One that an account has. */
export interface Passkey {
  credentialId: string;
  publicKey: Uint8Array;
  signCount: number;
  transports: string[] | null;
}

/** A passkey belongs to the name of the site. */
const siteOf = (siteUrl: string) => ({ rpID: new URL(siteUrl).hostname, origin: new URL(siteUrl).origin });

const named = ({ credentialId, transports }: Passkey) => ({
  id: credentialId,
  ...(transports === null ? {} : { transports }),
});

interface Adding {
  account: string;
  email: string;
  /** They are left out: an authenticator makes none twice. */
  present: readonly Passkey[];
}

/** What the browser has to have signed in order to add one. */
export async function newPasskeyOptions(siteUrl: string, { account, email, present }: Adding) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: siteName,
    rpID: siteOf(siteUrl).rpID,
    userName: email,
    userID: new TextEncoder().encode(account),
    attestationType: 'none',
    excludeCredentials: present.map(named),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

interface Signed {
  challenge: string;
  /** As the browser's library has sent it; the server's library reads it. */
  answer: unknown;
}

/** The passkey, where the answer belongs to the challenge and to this site. What cannot be read is no passkey. */
export async function madePasskey(siteUrl: string, { challenge, answer }: Signed): Promise<Passkey | undefined> {
  const { verifyRegistrationResponse } = await webauthn();
  const { rpID, origin } = siteOf(siteUrl);
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || registrationInfo === undefined) return undefined;
  const { id, publicKey, counter, transports } = registrationInfo.credential;
  return { credentialId: id, publicKey, signCount: counter, transports: transports ?? null };
}

export async function passkeyOptions(siteUrl: string, present: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: siteOf(siteUrl).rpID,
    allowCredentials: present.map(named),
    userVerification: 'preferred',
  });
}

/** The counter of the passkey after it has signed the challenge; undefined where it has not. */
export async function countOfPasskey(
  siteUrl: string,
  { credentialId, publicKey, signCount, transports }: Passkey,
  { challenge, answer }: Signed,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  const { rpID, origin } = siteOf(siteUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter: signCount,
      ...(transports === null ? {} : { transports }),
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified ? authenticationInfo?.newCounter : undefined;
}
