import type { NotificationKind } from '../../../../src/contract/messaging/notification.ts';
import { quietOf, textDueAt } from './reminder-rules.ts';
import { type Preferences } from './rules.ts';

export const pushLimits = {
  startsPerAccount: { name: 'push-start', times: 30, seconds: 60 * 60 },
} as const;

/** So many browsers of one account show its news; the oldest gives way. */
export const browsersMaximum = 10;

/** A message that was claimed for longer than this counts as lost and may be claimed again. */
export const claimSeconds = 60;
export const pushAttemptsMaximum = 4;

/** Seconds until the next attempt after `attempts` failed ones: 60, 120, 240. */
export const retryAfterSeconds = (attempts: number): number => 60 * 2 ** (attempts - 1);

/**
 * The most messages of one run, how many are sent at a time, and for how long it starts new ones. Texts need their part
 * of the 30 seconds.
 */
export const runPushes = 200;
export const together = 10;
export const runMilliseconds = 8000;

/**
 * Reminders and delays are due at once. Everything else waits for the end of the quiet hours, unless it would be too
 * late.
 */
export const pushDueAt = (
  now: Date,
  visit: { startsAt: string; timeZone: string },
  { kind, preferences }: { kind: NotificationKind; preferences: Preferences },
): Date =>
  kind === 'appointment_late' || kind === 'appointment_reminder' ? now : textDueAt(now, visit, quietOf(preferences));

const day = 24 * 60 * 60_000;

/** It is of use until the visit is over, at least for a day. */
export const pushExpiresAt = (now: Date, { endsAt }: { endsAt: string }): Date =>
  new Date(Math.max(Date.parse(endsAt), now.getTime() + day));

/** For how long the browser's service keeps it where the browser is switched off. */
export const keptSeconds = (expiresAt: string, now: Date): number =>
  Math.max(0, Math.min(86_400, Math.round((Date.parse(expiresAt) - now.getTime()) / 1000)));
