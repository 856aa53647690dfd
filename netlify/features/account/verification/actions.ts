import type * as contract from '../../../../src/contract/account/verification.ts';
import {
  type Submission,
  type Verification,
  verificationMaximum,
} from '../../../../src/contract/account/verification.ts';
import type { AccountId, ImageId } from '../../../../src/contract/fields.ts';
import type { Adapters, Database } from '../../../adapters/ports.ts';
import { languageOfAccount } from '../../../ground/mail-text.ts';
import type { Action, Refuse } from '../../../http/answer.ts';
import type { Actor } from '../../../session/actor.ts';
import { queueMail } from '../../messaging/index.ts';
import { checkImages, type ImageFault, sweptImages } from '../image/check-actions.ts';
import { endingMail, proofName } from './messages.ts';
import { verificationLink } from './rules.ts';
import * as sql from './sql.ts';

/** The latest submission. An account may have been approved in another way than by one. */
export async function identityShown(database: Database, owner: AccountId): Promise<Submission | null> {
  const latest = await sql.identityOf(database, owner);
  const approvedAt = latest === undefined ? (await sql.checkedOf(database, owner))?.identityVerifiedAt : undefined;
  if (approvedAt === undefined || approvedAt === null) return latest ?? null;
  return {
    state: 'approved',
    submittedAt: approvedAt,
    decidedAt: approvedAt,
    reason: null,
    question: null,
    askedAt: null,
  };
}

async function shownTo({ database, clock }: Adapters, actor: Actor, refuse: Refuse): Promise<Verification> {
  const checked = (await sql.checkedOf(database, actor.id)) ?? refuse('unauthenticated');
  const { phone: number, phoneVerifiedAt } = checked;
  return {
    phone: { number, verifiedAt: phoneVerifiedAt },
    identity: await identityShown(database, actor.id),
    proofs: await sql.proofsOf(database, actor.id, clock.now()),
  };
}

export const getVerification: Action<typeof contract.getVerification> = ({ actor, world, refuse }) =>
  shownTo(world, actor, refuse);

export function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault === undefined) return;
  refuse('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

export type Submitting = Pick<Parameters<typeof getVerification>[0], 'actor' | 'world'> & { refuse: Refuse };

/** Decodes the photographs first, and holds them while `work` names them in a transaction. */
export async function withImages(
  { actor, world, refuse }: Submitting,
  named: readonly ImageId[],
  work: (transaction: Database, images: ImageId[]) => Promise<void>,
): Promise<void> {
  const images = [...new Set(named)];
  requireSound(await checkImages(world, actor.id, images, 'document'), refuse);
  await world.database.transaction(async (transaction) => {
    requireSound(await sweptImages(transaction, images), refuse);
    await work(transaction, images);
  });
}

/** One document at a time but where it was asked about, and none after an approval. */
export const addIdentity = (
  { refuse, ...call }: Submitting & { refuse: Refuse<'conflict'> },
  named: readonly ImageId[],
): Promise<void> =>
  withImages({ ...call, refuse }, named, async (transaction, images) => {
    const { actor, world } = call;
    const checked = await sql.checkedOf(transaction, actor.id, { isLocked: true });
    const latest = await sql.identityOf(transaction, actor.id);
    const waits = latest?.state === 'pending' && latest.askedAt === null;
    if (checked?.identityVerifiedAt !== null || waits) return refuse('conflict');
    await sql.addSubmission(
      transaction,
      actor.id,
      { kind: 'identity', name: null, validUntil: null, images },
      world.clock.now(),
    );
  });

export const submitIdentity: Action<typeof contract.submitIdentity> = async (call) => {
  const { actor, world, body, refuse } = call;
  await addIdentity({ ...call, refuse }, body.images);
  return shownTo(world, actor, refuse);
};

export const submitQualification: Action<typeof contract.submitQualification> = async (call) => {
  const { actor, world, body, refuse } = call;
  const now = world.clock.now();
  const validUntil = body.validUntil ?? null;
  if (validUntil !== null && (await sql.isOver(world.database, validUntil, now)))
    refuse('invalid', { validUntil: 'dayOver' });
  await withImages(call, body.images, async (transaction, images) => {
    await sql.checkedOf(transaction, actor.id, { isLocked: true });
    if ((await sql.countOpenProofs(transaction, actor.id)) >= verificationMaximum.openProofs)
      refuse('invalid', { name: { word: 'proofsTooMany', values: { maximum: verificationMaximum.openProofs } } });
    await sql.addSubmission(transaction, actor.id, { kind: 'qualification', name: body.name, validUntil, images }, now);
  });
  return shownTo(world, actor, refuse);
};

/** Queues a mail about each qualification that ends soon, once. Returns their number. */
export async function warnOfEnds({ database, clock, siteUrl }: Adapters): Promise<number> {
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const ending = await sql.claimEnding(transaction, now);
    for (const { email, type, name, validUntil, role, number } of ending) {
      const language = languageOfAccount(type);
      const told = {
        name: proofName(language, { name, role, number }),
        link: verificationLink(siteUrl, type, role),
        isSeller: role !== null,
      };
      await queueMail(transaction, { to: email, ...endingMail(language, told, validUntil) }, now);
    }
    return ending.length;
  });
}

/** Run by the schedule every night, before the sweep of images. */
export const runVerifications = async (world: Adapters): Promise<{ documents: number; warned: number }> => ({
  documents: await sql.forgetDocuments(world.database, world.clock.now()),
  warned: await warnOfEnds(world),
});
