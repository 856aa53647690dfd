import type { User } from '../../../src/contract/account.ts';
import type { AccountId } from '../../../src/contract/fields.ts';
import { getProfile, updateProfile } from '../../../src/contract/profile.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { answer } from '../../http/answer.ts';
import { checkImages, type ImageFault, sweptImages } from '../../images/check.ts';
import { accountShown } from '../account/rules.ts';
import { accountById } from '../account/sql.ts';
import { withoutEmptyTexts } from './rules.ts';
import { changeProfile } from './sql.ts';

async function profileOf(world: Adapters, id: AccountId): Promise<User | undefined> {
  const account = await accountById(world.database, id);
  return account && accountShown(account, (key) => world.images.urlOf(key));
}

export const handleGetProfile = answer(
  getProfile,
  async ({ actor, world, refuse }) => (await profileOf(world, actor.id)) ?? refuse('unauthenticated'),
);

export const handleUpdateProfile = answer(updateProfile, async ({ body, actor, world, refuse }) => {
  const change = withoutEmptyTexts(body);
  const named = change.profileImage == null ? [] : [change.profileImage];
  const requireSound = ([fault]: readonly ImageFault[]): void => {
    if (fault !== undefined) refuse('invalid', { profileImage: { word: fault.word, values: { image: 1 } } });
  };
  requireSound(await checkImages(world, actor.id, named, 'profile'));
  await world.database.transaction(async (transaction) => {
    requireSound(await sweptImages(transaction, named));
    await changeProfile(transaction, actor.id, change);
  });
  return (await profileOf(world, actor.id)) ?? refuse('unauthenticated');
});
