import { type ProfileChange, updateProfile } from '../contract/profile.ts';
import { call } from './call.ts';
import { replaceUser } from './session.ts';
import { uploadImage } from './upload.ts';

/** Saves the change and updates the person in the header and elsewhere. Throws ApiError. */
export async function saveProfile(body: ProfileChange): Promise<void> {
  replaceUser(await call(updateProfile, { body }));
}

export async function savePortrait(picture: Blob): Promise<void> {
  const { id } = await uploadImage(picture, { purpose: 'profile' });
  await saveProfile({ profileImage: id });
}
