import { takeRole } from '../contract/account/account.ts';
import { imageBytesMaximum } from '../contract/account/image.ts';
import { updateProfile } from '../contract/account/profile.ts';
import type { AskOf } from '../contract/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { initialOf } from './person.ts';
import { replaceUser, type SessionUser } from './session.ts';
import { uploadImage } from './upload.ts';

/** Saves the change and updates the person in the header and elsewhere. Throws ApiError. */
export async function saveProfile(body: AskOf<typeof updateProfile>['body']): Promise<void> {
  replaceUser(await call(updateProfile, { body }));
}

/** The field of the own portrait. */
export const portraitOf = (user: SessionUser) => ({
  url: user.profileImage,
  initial: initialOf(user),
  bytesMaximum: imageBytesMaximum.profile,
  onChosen: async (picture: Blob): Promise<void> => {
    const { id } = await uploadImage(picture, { purpose: 'profile' });
    await saveProfile({ profileImage: id });
  },
  onRemoved: () => saveProfile({ profileImage: null }),
  sentenceOf: (problem: unknown): string | undefined =>
    problem instanceof ApiError ? (problem.fields['profileImage'] ?? problem.sentence) : undefined,
});

/** The signed-in account becomes a provider's or a seller's. Throws ApiError. */
export async function takeUpRole(body: AskOf<typeof takeRole>['body']) {
  const user = await call(takeRole, { body });
  replaceUser(user);
  return user;
}
