import { jwtVerify, SignJWT } from 'jose';

/** What a link in a mail may do, without signing in: one thing, to one row. */
export type LinkPurpose = 'renew_listing' | 'inquiry_thread' | 'confirm_search' | 'unsubscribe' | 'own_image';

const issuer = 'marketplace-links';

/** A signed token for a link; it never opens a session. Without `validDays` it holds as long as the row does. */
export function signLink(
  secret: Uint8Array,
  purpose: LinkPurpose,
  id: string,
  now: Date,
  validDays?: number,
): Promise<string> {
  const token = new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(id)
    .setAudience(purpose)
    .setIssuer(issuer);
  if (validDays !== undefined) token.setExpirationTime(new Date(now.getTime() + validDays * 86_400_000));
  return token.sign(secret);
}

/** The row's id, or undefined where the token is not ours, not for this purpose, or past its time. */
export async function readLink(
  secret: Uint8Array,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      audience: purpose,
      algorithms: ['HS256'],
      currentDate: now,
    });
    return payload.sub;
  } catch {
    return undefined;
  }
}
