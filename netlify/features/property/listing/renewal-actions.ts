import { type AccountId, type ListingId, listingId } from '../../../../src/contract/fields.ts';
import { type Plan } from '../../../../src/contract/plans.ts';
import type * as contract from '../../../../src/contract/property/listing.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import { readLink, signLink } from '../../../session/link.ts';
import { queueMail } from '../../messaging/index.ts';
import { ownProperty, planHeld } from './actions.ts';
import { comparing } from './copy-actions.ts';
import { reminderMail } from './messages.ts';
import * as renewalSql from './renewal-sql.ts';
import {
  hasRoom,
  propertiesLink,
  type ReminderKind,
  readRenewalSubject,
  reminderKinds,
  renewalBy,
  renewalLink,
  renewalLinkDays,
  renewalSubject,
  runMilliseconds,
} from './rules.ts';
import * as sql from './sql.ts';

/** Publishes for the plan's full days from now, if the plan has room. Call it with the account locked. */
async function renew(
  transaction: Database,
  owner: AccountId,
  id: ListingId,
  { plan, now, pictures }: { plan: Plan; now: Date; pictures: number },
  refuse: Refuse<'plan_limit'>,
): Promise<void> {
  const others = await renewalSql.countOthersPublic(transaction, owner, id, now);
  if (!hasRoom(plan, others, pictures)) refuse('plan_limit');
  const renewed = async (): Promise<ListingId> => {
    await renewalSql.renew(transaction, owner, id, plan.listingDays, now);
    return id;
  };
  await comparing(transaction, owner, renewed, now, refuse);
}

export const renewListing: Action<typeof contract.renewListing> = async ({ params, actor, world, refuse }) => {
  const now = world.clock.now();
  await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, actor.id, refuse);
    const listing = await renewalSql.lockedListing(transaction, actor.id, params.id, now);
    if (listing === undefined) return refuse('not_found');
    if (listing.status !== 'published' && !(await sql.hasConfirmedEmail(transaction, actor.id)))
      refuse('email_unconfirmed');
    await renew(transaction, actor.id, params.id, { plan, now, pictures: listing.pictures }, refuse);
  });
  return ownProperty(world, actor.id, params.id, refuse);
};

export const confirmAvailable: Action<typeof contract.confirmAvailable> = async ({ params, actor, world, refuse }) =>
  (await renewalSql.confirmAvailable(world.database, actor.id, params.id, world.clock.now()))
    ? ownProperty(world, actor.id, params.id, refuse)
    : refuse('not_found');

/** Whether the token is ours and its listing exists. What became of the listing is said on the screen. */
export async function isRenewal(world: Adapters, token: string): Promise<boolean> {
  const subject = await readLink(world, 'renew_listing', token, world.clock.now());
  const id = subject === undefined ? undefined : listingId.parse(readRenewalSubject(subject).id);
  return id !== undefined && (await renewalSql.ownerOf(world.database, id)) !== undefined;
}

export const renewByLink: Action<typeof contract.renewByLink> = async ({ params, world, refuse }) => {
  const now = world.clock.now();
  const subject = await readLink(world, 'renew_listing', params.token, now);
  if (subject === undefined) return refuse('link_invalid');
  const { id: written, expiresAt: announced } = readRenewalSubject(subject);
  const id = listingId.parse(written);
  const owner = await renewalSql.ownerOf(world.database, id);
  if (owner === undefined) return refuse('link_invalid');
  const renewed = await world.database.transaction(async (transaction) => {
    const plan = await planHeld(transaction, owner, refuse);
    const listing = await renewalSql.lockedListing(transaction, owner, id, now);
    const does = listing === undefined ? 'refuse' : renewalBy(announced, listing);
    if (listing === undefined || does === 'refuse') return refuse('link_invalid');
    if (does === 'renew') await renew(transaction, owner, id, { plan, now, pictures: listing.pictures }, refuse);
    const after = await renewalSql.lockedListing(transaction, owner, id, now);
    return { id, title: listing.title, expiresAt: after?.expiresAt ?? announced, wasRenewedBefore: does === 'show' };
  });
  return renewed;
};

/** Claims reminders and queues their mails in one transaction; returns their number. */
const remind = (world: Adapters, kind: ReminderKind): Promise<number> =>
  world.database.transaction(async (transaction) => {
    const now = world.clock.now();
    const due = await renewalSql.claimReminders(transaction, kind, now);
    for (const { id, title, expiresAt, email, sellerType, isProven, isWanted } of due) {
      if (!isWanted) continue;
      const token = await signLink(world.secret, 'renew_listing', renewalSubject(id, expiresAt), now, renewalLinkDays);
      const language = languageOfAccount(sellerType);
      const letter = reminderMail(language, kind, {
        title: isProven ? title : null,
        expiresAt,
        link: renewalLink(world.siteUrl, language, token),
        dashboard: propertiesLink(world.siteUrl, language),
      });
      await queueMail(transaction, { to: email, ...letter }, now);
    }
    return due.length;
  });

/** Run by the schedule: mails before and after the end of a listing's days. */
export async function runEnds(world: Adapters): Promise<Record<ReminderKind, number>> {
  const reminded = { week: 0, day: 0, expired: 0 };
  const started = world.clock.now();
  for (const kind of reminderKinds) {
    let queued = 0;
    do {
      queued = await remind(world, kind);
      reminded[kind] += queued;
    } while (queued > 0 && world.clock.now().getTime() - started.getTime() < runMilliseconds);
  }
  return reminded;
}
