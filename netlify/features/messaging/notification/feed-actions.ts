import { apiBase } from '../../../../src/contract/endpoint-path.ts';
import { type AccountId, identifier } from '../../../../src/contract/fields.ts';
import type * as contract from '../../../../src/contract/messaging/notification.ts';
import { feedPath } from '../../../../src/contract/messaging/notification.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { type CalendarEvent, calendarFile } from '../../../calendar/event-file.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action } from '../../../http/answer.ts';
import { readLink } from '../../../session/link.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { feedName } from './bell-messages.ts';
import * as feedSql from './feed-sql.ts';
import { daysBefore } from './reminder-rules.ts';
import { feedDays, siteLink, visitPath } from './rules.ts';
import * as sql from './sql.ts';
import { eventOf } from './visit-rules.ts';

export const getCalendarFeed: Action<typeof contract.getCalendarFeed> = async ({ world, actor }) => ({
  renewedAt: await feedSql.feedRenewedAt(world.database, actor.id),
});

export const renewCalendarFeed: Action<typeof contract.renewCalendarFeed> = async ({ world, actor }) => {
  const now = world.clock.now();
  const token = newLinkToken();
  await feedSql.renewFeed(world.database, actor.id, hashOfLinkToken(token), now);
  return {
    address: `${world.siteUrl}${apiBase}${feedPath.replace(':token', token)}`,
    renewedAt: now.toISOString(),
  };
};

/** A visit's event for an account, on whose side it stands: an employee's is that of the business. */
const eventFor = (world: Adapters, visit: sql.ToldVisit, account: AccountId, language: Language): CalendarEvent => {
  const side = visit.customer?.id === account ? 'customer' : 'provider';
  const link = siteLink(world.siteUrl, language, visitPath(side, visit.id, undefined));
  return eventOf(world, visit, { language, side, link });
};

/** What a calendar program reads again and again; undefined if nobody has this token any more. */
export async function feedFile(world: Adapters, token: string): Promise<string | undefined> {
  const owner = await feedSql.feedOwner(world.database, hashOfLinkToken(token));
  if (owner === undefined) return undefined;
  const now = world.clock.now();
  const visits = await feedSql.visitsInFeed(world.database, owner.id, {
    from: daysBefore(now, feedDays.back),
    cancelledSince: daysBefore(now, feedDays.cancelled),
  });
  const language = languageOfAccount(owner.type);
  const events = visits.map((visit) => eventFor(world, visit, owner.id, language));
  return calendarFile(events, { method: 'PUBLISH', name: feedName(language) });
}

/** The file of one visit, for a party that is signed in. */
export async function visitFile(
  world: Adapters,
  { id, account, language }: { id: string; account: AccountId; language: Language },
): Promise<string | undefined> {
  if (!identifier.safeParse(id).success) return undefined;
  const visit = await sql.visitOf(world.database, id, account);
  return visit && calendarFile([eventFor(world, visit, account, language)], { method: 'PUBLISH' });
}

/** The same for a guest with the link. */
export async function guestFile(world: Adapters, token: string, language: Language): Promise<string | undefined> {
  const id = await readLink(world, 'visit', token, world.clock.now());
  const visit = id === undefined ? undefined : await sql.toldVisit(world.database, id);
  if (visit === undefined) return undefined;
  const link = siteLink(world.siteUrl, language, visitPath('customer', visit.id, token));
  return calendarFile([eventOf(world, visit, { language, side: 'customer', link })], { method: 'PUBLISH' });
}
