import type { ImageId } from '../../../src/contract/fields.ts';
import type * as contract from '../../../src/contract/verification.ts';
import { type Verification, verificationMaximum } from '../../../src/contract/verification.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import { languageOfAccount } from '../../ground/mail-text.ts';
import type { Action, Refuse } from '../../http/answer.ts';
import type { Actor } from '../../session/actor.ts';
import { checkImages, type ImageFault, sweptImages } from '../image/check-actions.ts';
import { queueMail } from '../mail/sql.ts';
import { endingMail } from './messages.ts';
import { verificationLink } from './rules.ts';
import * as sql from './sql.ts';

async function shownTo({ database, clock }: Adapters, actor: Actor, refuse: Refuse): Promise<Verification> {
  const checked = (await sql.checkedOf(database, actor.id)) ?? refuse('unauthenticated');
  const { phone: number, phoneVerifiedAt, identityVerifiedAt: approvedAt } = checked;
  const latest = await sql.identityOf(database, actor.id);
  return {
    phone: { number, verifiedAt: phoneVerifiedAt },
    // An account may have been approved in another way than by a submission.
    identity:
      latest ??
      (approvedAt === null
        ? null
        : { state: 'approved', submittedAt: approvedAt, decidedAt: approvedAt, reason: null }),
    proofs: await sql.proofsOf(database, actor.id, clock.now()),
  };
}

export const getVerification: Action<typeof contract.getVerification> = ({ actor, world, refuse }) =>
  shownTo(world, actor, refuse);

function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault === undefined) return;
  refuse('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

type Submitting = Pick<Parameters<typeof getVerification>[0], 'actor' | 'world'> & { refuse: Refuse };

/** Decodes the photographs first, and holds them while `work` names them in a transaction. */
async function withImages(
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

export const submitIdentity: Action<typeof contract.submitIdentity> = async (call) => {
  const { actor, world, body, refuse } = call;
  await withImages(call, body.images, async (transaction, images) => {
    const checked = await sql.checkedOf(transaction, actor.id, { isLocked: true });
    const latest = await sql.identityOf(transaction, actor.id);
    if (checked?.identityVerifiedAt !== null || latest?.state === 'pending') return refuse('conflict');
    await sql.addSubmission(
      transaction,
      actor.id,
      { kind: 'identity', name: null, validUntil: null, images },
      world.clock.now(),
    );
  });
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
    for (const { email, type, name, validUntil } of ending) {
      const told = { name, link: verificationLink(siteUrl, type) };
      await queueMail(transaction, { to: email, ...endingMail(languageOfAccount(type), told, validUntil) }, now);
    }
    return ending.length;
  });
}
