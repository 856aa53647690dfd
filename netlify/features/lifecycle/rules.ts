import type { ListingId } from '../../../src/contract/fields.ts';
import type { Plan } from '../../../src/contract/plans.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';

/** Mails about the end of a listing's days: before it, and when it has come. */
export const reminderKinds = ['week', 'day', 'expired'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** Days before the end from which a mail is due, and until which; the end itself is told for three days, not for old ones. */
export const reminderSpans: Record<ReminderKind, { from: number; until: number }> = {
  week: { from: 7, until: 1 },
  day: { from: 1, until: 0 },
  expired: { from: 0, until: -3 },
};

/** Mails of one kind in one transaction. */
export const remindersAtOnce = 50;
/** How long one run goes on: a scheduled function has 30 seconds, and mail is delivered after it. */
export const runMilliseconds = 10_000;

export const renewalLinkDays = 60;

export const renewalLink = (siteUrl: string, language: Language, token: string): string =>
  siteUrl + addressIn(language, paths.renew(token));

export const propertiesLink = (siteUrl: string, language: Language): string =>
  siteUrl + addressIn(language, paths.sellerDashboard('properties'));

/** What a renewal link speaks of: a listing and the very end that its mail announced. */
export const renewalSubject = (id: ListingId, expiresAt: string): string => `${id} ${expiresAt}`;

export const readRenewalSubject = (subject: string): { id: string; expiresAt: string } => {
  const [id = '', expiresAt = ''] = subject.split(' ');
  return { id, expiresAt };
};

interface Linked {
  status: ListingStatus;
  expiresAt: string | null;
}

/**
 * What a tap on a renewal link does. The link serves one end: once the listing was renewed, a second tap says so and
 * changes nothing, and it never brings back what the seller has paused since.
 */
export function renewalBy(announced: string, { status, expiresAt }: Linked): 'renew' | 'show' | 'refuse' {
  if (status !== 'published' && status !== 'expired') return 'refuse';
  if (expiresAt === announced) return 'renew';
  return status === 'published' ? 'show' : 'refuse';
}

/** Whether the plan has room for one more public listing, and for its pictures. */
export const hasRoom = ({ listings, images }: Plan, publicListings: number, pictures: number): boolean =>
  (listings === null || publicListings < listings) && pictures <= images;
