import { verificationMaximum } from '../../../../src/contract/account/verification.ts';
import type * as contract from '../../../../src/contract/account/verification-seller.ts';
import type { LicenceForm, SellerVerification } from '../../../../src/contract/account/verification-seller.ts';
import type { Adapters } from '../../../adapters/ports.ts';
import type { Action } from '../../../http/answer.ts';
import type { Actor } from '../../../session/actor.ts';
import { addIdentity, identityShown, withImages } from './actions.ts';
import { licenceZone } from './rules.ts';
import * as sql from './sql.ts';

const shownTo = async (world: Adapters, actor: Actor): Promise<SellerVerification> => ({
  role: await sql.roleOf(world.database, actor.id),
  identity: await identityShown(world.database, actor.id),
  licences: await sql.licencesOf(world.database, actor.id, world.clock.now()),
});

export const getSellerVerification: Action<typeof contract.getSellerVerification> = ({ actor, world }) =>
  shownTo(world, actor);

export const putSellerRole: Action<typeof contract.putSellerRole> = async ({ actor, world, body }) => {
  await sql.setRole(world.database, actor.id, body.role);
  return shownTo(world, actor);
};

export const submitSellerIdentity: Action<typeof contract.submitSellerIdentity> = async (call) => {
  await addIdentity(call, call.body.images);
  return shownTo(call.world, call.actor);
};

const brokerOf = (form: LicenceForm) =>
  form.role === 'salesperson' ? { name: form.brokerName, number: form.brokerNumber } : null;

export const submitLicence: Action<typeof contract.submitLicence> = async (call) => {
  const { actor, world, body, refuse } = call;
  const { role, number, name, images: named } = body;
  const now = world.clock.now();
  const validUntil = body.validUntil ?? null;
  if (validUntil !== null && (await sql.isOver(world.database, validUntil, now, licenceZone)))
    refuse('invalid', { validUntil: 'dayOver' });
  await withImages(call, named, async (transaction, images) => {
    await sql.checkedOf(transaction, actor.id, { isLocked: true });
    if (await sql.isWaiting(transaction, actor.id, { role, number })) refuse('conflict');
    if ((await sql.countOpenProofs(transaction, actor.id)) >= verificationMaximum.openProofs)
      refuse('invalid', { number: { word: 'proofsTooMany', values: { maximum: verificationMaximum.openProofs } } });
    const licence = { role, number, broker: brokerOf(body) };
    await sql.addSubmission(transaction, actor.id, { kind: 'licence', name, validUntil, images, licence }, now);
    // Whoever shows a license offers as what it says.
    await sql.setRole(transaction, actor.id, role);
  });
  return shownTo(world, actor);
};
