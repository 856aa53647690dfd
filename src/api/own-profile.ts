import { takeRole } from '../contract/account/account.ts';
import { updateProfile } from '../contract/account/profile.ts';
import type { AskOf } from '../contract/endpoint.ts';
import { call } from './call.ts';
import { replaceUser } from './session.ts';
import { uploadImage } from './upload.ts';

/** Saves the change and updates the person in the header and elsewhere. Throws ApiError. */
export async function saveProfile(body: AskOf<typeof updateProfile>['body']): Promise<void> {
  replaceUser(await call(updateProfile, { body }));
}

export async function savePortrait(picture: Blob): Promise<void> {
  const { id } = await uploadImage(picture, { purpose: 'profile' });
  await saveProfile({ profileImage: id });
}

/** The signed-in account becomes a provider's or a seller's. Throws ApiError. */
export async function takeUpRole(body: AskOf<typeof takeRole>['body']) {
  const user = await call(takeRole, { body });
  replaceUser(user);
  return user;
}
