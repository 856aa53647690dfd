import { jose, type Keys, payloadOf, signedBy } from './keys.ts';

/**
 * What a mailed link may do without signing in: one thing, to one row. `guest` is no link. It says that somebody
 * without an account has shown a code sent to an address or number. That stands in place of the row's id, as the
 * address does for `guest_visits`.
 */
export type LinkPurpose =
  | 'renew_listing'
  | 'decision'
  | 'inquiry_thread'
  | 'confirm_search'
  | 'unsubscribe'
  | 'own_image'
  /** The provider's own link, by which customers come without commission. */
  | 'own_link'
  | 'invoice'
  | 'customer_invoice'
  | 'household_sheet'
  | 'visit'
  | 'guest_visits'
  | 'question'
  | 'guest';

const issuer = 'marketplace-links';

/** A signed token for a link. It never opens a session. Without `validDays` it is valid as long as the row exists. */
export async function signLink(
  secret: Uint8Array,
  purpose: LinkPurpose,
  id: string,
  now: Date,
  validDays?: number,
): Promise<string> {
  const { SignJWT } = await jose();
  const token = new SignJWT({})
    .setProtectedHeader(signedBy(secret))
    .setSubject(id)
    .setAudience(purpose)
    .setIssuer(issuer);
  if (validDays !== undefined) token.setExpirationTime(new Date(now.getTime() + validDays * 86_400_000));
  return token.sign(secret);
}

/** The row's id, or undefined if the token is not ours, has another purpose or has expired. */
export async function readLink(
  keys: Keys,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): Promise<string | undefined> {
  try {
    return (await payloadOf(keys, token, { issuer, audience: purpose, currentDate: now })).sub;
  } catch {
    return undefined;
  }
}
