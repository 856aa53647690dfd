import type { VerificationId } from '../../../../src/contract/account/verification.ts';
import type * as contract from '../../../../src/contract/admin/admin.ts';
import type { CheckDecision, IdentityCheck } from '../../../../src/contract/admin/admin.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import { addAudit } from '../../../ground/audit.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { PageEnd } from '../../../ground/page-end.ts';
import type { Action, Call, Refuse } from '../../../http/answer.ts';
import { hashOfLinkToken, newLinkToken } from '../../../session/link-token.ts';
import { hashPassword } from '../../../session/password.ts';
import {
  addAccount,
  addLink,
  approvedMail,
  askAbout,
  askedMail,
  decideVerification,
  deleteFactors,
  endLinks,
  isVerificationThere,
  linkExpiry,
  markIdentityVerified,
  privateLink,
  proofName,
  type QueueName,
  refusedMail,
  resetLink,
  shownDays,
  verificationLink,
} from '../../account/index.ts';
import * as booking from '../../booking/index.ts';
import { policyLink, releasedMail, removedMail } from '../../booking/index.ts';
import { queueMail } from '../../messaging/index.ts';
import { adminMail } from './messages.ts';
import { readCursor, writeCursor } from './rules.ts';
import * as sql from './sql.ts';

/** One row more than asked for tells whether there is a next page. */
export function paged<Row>(rows: readonly Row[], limit: number, placeOf: (row: Row) => PageEnd) {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last === undefined ? null : writeCursor(placeOf(last)) };
}

export const afterOf = (cursor: string | undefined, refuse: Refuse): PageEnd | undefined =>
  cursor === undefined ? undefined : (readCursor(cursor) ?? refuse('invalid', { cursor: 'cursor' }));

type Asking = Pick<Call<typeof contract.listIdentityChecks>, 'world' | 'actor' | 'query' | 'refuse'>;

async function checksOf(of: QueueName, { world, actor, query, refuse }: Asking) {
  const { queue, search, mine, only, cursor, limit } = query;
  const asked = { of, queue, search, mine: mine ? actor.id : null, only };
  const rows = await sql.checksIn(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, submittedAt, decidedAt }) => ({
    id,
    at: queue === 'pending' ? submittedAt : (decidedAt ?? submittedAt),
  }));
  const items = await Promise.all(
    shown.map(async ({ account: { type, ...account }, ...row }) => ({
      ...row,
      account: { ...account, language: languageOfAccount(type) },
      images: await Promise.all(row.images.map((id) => privateLink(world, id, shownDays))),
    })),
  );
  return { items, total: await sql.countChecks(world.database, asked), nextCursor };
}

export const listIdentityChecks: Action<typeof contract.listIdentityChecks> = async (call) => {
  const page = await checksOf('identity', call);
  return { ...page, items: page.items satisfies IdentityCheck[] };
};

export const listProofChecks: Action<typeof contract.listProofChecks> = async (call) => {
  const page = await checksOf('proof', call);
  return { ...page, items: page.items.map(({ name, ...item }) => ({ ...item, name: name ?? '' })) };
};

type Deciding = Pick<Call<typeof contract.decideIdentity>, 'world' | 'actor' | 'refuse'> & {
  params: { id: VerificationId };
  body: CheckDecision;
};

const deeds = { approve: 'approved', refuse: 'refused', ask: 'asked' } as const;

/** If two administrators decide at the same moment, the first decision counts, and the second administrator is told. */
async function decideOn(
  queue: QueueName,
  { world, actor, params, body, refuse }: Deciding,
): Promise<Record<string, never>> {
  const { database, clock, siteUrl, supportEmail } = world;
  const now = clock.now();
  const reason = body.decision === 'approve' ? null : body.reason;
  const isDecided = await database.transaction(async (transaction) => {
    const about = { id: params.id, queue };
    const decided =
      body.decision === 'ask'
        ? await askAbout(transaction, about, body.reason, now)
        : await decideVerification(transaction, about, { by: actor.id, reason }, now);
    if (decided === undefined) return false;
    const { accountId, email, type, role } = decided;
    if (queue === 'identity' && reason === null) await markIdentityVerified(transaction, accountId, now);
    const action = `${queue}_${deeds[body.decision]}` as const;
    await addAudit(transaction, { admin: actor.id, action, account: accountId, subject: params.id, reason }, now);
    const language = languageOfAccount(type);
    const isSeller = type === 'seller' || role !== null;
    const told = { name: proofName(language, decided), link: verificationLink(siteUrl, type, role), isSeller };
    const mail =
      reason === null
        ? approvedMail(language, told)
        : body.decision === 'ask'
          ? askedMail(language, told, reason)
          : refusedMail(language, told, reason);
    await queueMail(
      transaction,
      { to: email, ...(body.decision === 'ask' ? { replyTo: supportEmail } : {}), ...mail },
      now,
    );
    return true;
  });
  if (isDecided) return {};
  return refuse((await isVerificationThere(database, params.id, queue)) ? 'conflict' : 'not_found');
}

export const decideIdentity: Action<typeof contract.decideIdentity> = (call) => decideOn('identity', call);

export const decideProof: Action<typeof contract.decideProof> = (call) => decideOn('proof', call);

export const listReviewChecks: Action<typeof contract.listReviewChecks> = async ({ world, actor, query, refuse }) => {
  const { queue, search, mine, cursor, limit } = query;
  const asked = { queue, search, mine: mine ? actor.id : null };
  const rows = await booking.reviewsIn(world.database, asked, { after: afterOf(cursor, refuse), limit: limit + 1 });
  const { shown, nextCursor } = paged(rows, limit, ({ id, createdAt, checkedAt }) => ({
    id,
    at: queue === 'pending' ? createdAt : (checkedAt ?? createdAt),
  }));
  const items = await Promise.all(
    shown.map(async (row) => ({
      ...row,
      images: await Promise.all(row.images.map((id) => privateLink(world, id, shownDays))),
    })),
  );
  return { items, total: await booking.countReviews(world.database, asked), nextCursor };
};

export const decideReview: Action<typeof contract.decideReview> = async ({ world, actor, params, body, refuse }) => {
  const { database, clock, siteUrl } = world;
  const now = clock.now();
  const reason = body.decision === 'refuse' ? body.reason : null;
  const isDecided = await database.transaction(async (transaction) => {
    const decided = await booking.decideReview(transaction, params.id, { by: actor.id, reason }, now);
    if (decided === undefined) return false;
    const { account, email, serviceName } = decided;
    const action = reason === null ? 'review_released' : 'review_removed';
    await addAudit(transaction, { admin: actor.id, action, account, subject: params.id, reason }, now);
    const told = { serviceName, link: policyLink(siteUrl) };
    const language = languageOfAccount('customer');
    if (email !== null) {
      const mail = reason === null ? releasedMail(language, told) : removedMail(language, told, reason);
      await queueMail(transaction, { to: email, ...mail }, now);
    }
    return true;
  });
  if (isDecided) return {};
  return refuse((await booking.isReviewThere(database, params.id)) ? 'conflict' : 'not_found');
};

const byNobody = { admin: null, subject: null, reason: null } as const;

export type AdminAdded = 'made' | 'promoted' | 'known' | 'provider' | 'seller' | 'held';

/**
 * Makes an administrator of the address and mails a link that sets the password. A new account is `made`, a customer's is
 * `promoted`, and an administrator is `known`, takes the role and gets another link. Changes nothing for an account that offers something
 * (`provider`, `seller`), or where a former owner may still take the address back (`held`).
 */
export async function addAdmin(
  { database, clock, siteUrl }: Adapters,
  email: string,
  role: 'admin' | 'support' = 'admin',
): Promise<AdminAdded> {
  const now = clock.now();
  const nobodysPassword = await hashPassword(newLinkToken());
  return database.transaction(async (transaction) => {
    const known = await sql.knownByEmail(transaction, email);
    if (known?.type === 'provider' || known?.type === 'seller') return known.type;
    const id = known?.id ?? (await newAdmin());
    if (id === undefined) return 'held';
    if (known?.type === 'customer') await sql.makeAdmin(transaction, id, nobodysPassword);
    await sql.setSupport(transaction, id, role === 'support');
    // Whoever works at the server vouches for somebody who has lost the phone and the codes.
    if (await deleteFactors(transaction, id))
      await addAudit(transaction, { ...byNobody, action: 'factors_removed', account: id }, now);
    const token = newLinkToken();
    await endLinks(transaction, id, ['reset_password', 'change_email'], now);
    await addLink(transaction, 'reset_password', {
      tokenHash: hashOfLinkToken(token),
      accountId: id,
      email,
      expiresAt: linkExpiry('reset_password', now),
    });
    const language = languageOfAccount('admin');
    await queueMail(
      transaction,
      { to: email, ...adminMail(language, siteUrl, resetLink(siteUrl, language, 'admin', token)) },
      now,
    );
    if (known?.type !== 'admin')
      await addAudit(transaction, { ...byNobody, action: 'admin_added', account: id, reason: role }, now);
    return known === undefined ? 'made' : known.type === 'admin' ? 'known' : 'promoted';

    async function newAdmin(): Promise<AccountId | undefined> {
      const account = { type: 'admin', plan: 'free', email, passwordHash: nobodysPassword, name: email } as const;
      return (await addAccount(transaction, { ...account, firstName: null, lastName: null }, now))?.id;
    }
  });
}
