import type { ListingId } from '../../../src/contract/fields.ts';
import type { Plan } from '../../../src/contract/plans.ts';
import type { ListingStatus } from '../../../src/contract/taxonomy.ts';
import type { Language } from '../../../src/contract/words.ts';
import { addressIn, paths } from '../../../src/paths.ts';

/** The mails about the end of a listing's days: two before it and one after it. */
export const reminderKinds = ['week', 'day', 'expired'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** From and until how many days before the end each mail is due. The last one goes out up to three days after the end. */
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

/** The subject of a renewal link: a listing and the end that its mail has announced. */
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
 * What a tap on a renewal link does. The link is for one end. A second tap says that the listing was renewed and changes
 * nothing. It never publishes a listing that the seller has paused since.
 */
export function renewalBy(announced: string, { status, expiresAt }: Linked): 'renew' | 'show' | 'refuse' {
  if (status !== 'published' && status !== 'expired') return 'refuse';
  if (expiresAt === announced) return 'renew';
  return status === 'published' ? 'show' : 'refuse';
}

/** Whether the plan has room for one more public listing, and for its pictures. */
export const hasRoom = ({ listings, images }: Plan, publicListings: number, pictures: number): boolean =>
  (listings === null || publicListings < listings) && pictures <= images;
