import { addressIn, paths } from '../../../../src/paths.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import { signLink } from '../../../session/link.ts';
import { hashOfLinkToken, newShortToken } from '../../../session/link-token.ts';
import * as sql from './link-sql.ts';
import { hasTextLinkEnded, linkDaysOf, siteLink, visitPath } from './rules.ts';

/** A short link of one text message; inside a transaction it exists only if the transaction commits. */
export async function newTextLink(
  transaction: Database,
  { siteUrl }: Pick<Adapters, 'siteUrl'>,
  { language, now, ...to }: sql.TextLink & { language: Parameters<typeof siteLink>[1]; now: Date },
): Promise<string> {
  const token = newShortToken();
  await sql.putTextLink(transaction, hashOfLinkToken(token), to, now);
  return siteLink(siteUrl, language, paths.textLink(token));
}

/** Where the link of a text message leads; false if it is none of ours, or its visit and what is offered instead are over. */
export async function textLinkTarget(world: Adapters, token: string): Promise<string | false> {
  const now = world.clock.now();
  const link = await sql.textLinkBy(world.database, hashOfLinkToken(token));
  if (link === undefined) return false;
  const { side, isGuest, appointmentId, isOffer, alternatives, provider, cards, endsAt } = link;
  const language = side === 'provider' ? languageOfAccount('provider') : link.language;
  const times = isOffer ? alternatives.filter((start) => Date.parse(start) > now.getTime()) : [];
  if (times.length > 0 && cards !== null)
    return addressIn(language, paths.book(provider, { cards: cards.join(), times: times.join(), step: 'time' }));
  if (hasTextLinkEnded(link, now)) return false;
  const signed = isGuest
    ? await signLink(world.secret, 'visit', appointmentId, now, linkDaysOf(endsAt, now))
    : undefined;
  return addressIn(language, visitPath(side, appointmentId, signed));
}
