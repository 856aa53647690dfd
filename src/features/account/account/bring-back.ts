import { getProfile, updateProfile } from '../../../contract/account/profile.ts';
import type { AskOf } from '../../../contract/endpoint.ts';
import {
  getFavoriteProviders,
  getFavorites,
  putFavoriteProviders,
  putFavorites,
} from '../../../contract/property/favorite.ts';
import { changeSavedSearch, listSavedSearches, saveSearch } from '../../../contract/property/saved-search.ts';
import { type Hands, type OwnArchive, type OwnRow, tableOf, textIn, tried } from './archive-reading.ts';

/** The rules of the server say what is sound; here a cell only gets its name. */
const asked = (value: unknown) => value as never;

/** The latest first, as the calls take them. */
const idsOf = (rows: readonly OwnRow[], column: string): string[] =>
  rows
    .toSorted((one, other) => textIn(other['created_at']).localeCompare(textIn(one['created_at'])))
    .map((row) => textIn(row[column]));

const sum = (lists: readonly { ids: readonly unknown[] }[]) => lists.reduce((count, { ids }) => count + ids.length, 0);

async function bringFavorites(archive: OwnArchive, call: Hands['call']): Promise<number> {
  const before = [await call(getFavorites, {}), await call(getFavoriteProviders, {})];
  const listings = idsOf(tableOf(archive, 'favorites'), 'listing_id');
  const providers = idsOf(tableOf(archive, 'favoriteProviders'), 'provider_id');
  const after = [
    await call(putFavorites, { body: asked({ ids: listings, merge: true }) }),
    await call(putFavoriteProviders, { body: asked({ ids: providers, merge: true }) }),
  ];
  return sum(after) - sum(before);
}

const sameSearch = (name: unknown, filters: unknown): string =>
  `${textIn(name)} ${JSON.stringify(Object.entries(filters ?? {}).toSorted(([one], [other]) => one.localeCompare(other)))}`;

async function bringSearches(archive: OwnArchive, call: Hands['call']): Promise<number> {
  const known = new Set((await call(listSavedSearches, {})).map(({ name, filters }) => sameSearch(name, filters)));
  let count = 0;
  for (const { name, frequency, filters, ended_at: ended, muted_at: muted } of tableOf(archive, 'savedSearches')) {
    if (ended != null || known.has(sameSearch(name, filters))) continue;
    const isSaved = await tried(async () => {
      const { id } = await call(saveSearch, { body: asked({ name, frequency, filters }) });
      if (muted != null) await call(changeSavedSearch, { params: { id }, body: { isMuted: true } });
    });
    if (isSaved) count += 1;
  }
  return count;
}

const profileColumns = {
  phone: 'phone',
  dateOfBirth: 'date_of_birth',
  street: 'street',
  houseNumber: 'house_number',
  zip: 'zip',
  city: 'city',
  country: 'country',
} as const;

/** Only what is not said yet. */
async function bringProfile(archive: OwnArchive, { call, upload }: Hands): Promise<void> {
  const [row = {}] = tableOf(archive, 'account');
  const own: OwnRow = await call(getProfile, {});
  const picture = archive.pictures.get(textIn(row['profile_image_id']));
  const missing = Object.entries(profileColumns).filter(([field, column]) => own[field] == null && row[column] != null);
  const body: AskOf<typeof updateProfile>['body'] = asked({
    ...Object.fromEntries(missing.map(([field, column]) => [field, row[column]])),
    ...(picture === undefined || own['profileImage'] != null ? {} : { profileImage: await upload(picture) }),
  });
  if (Object.keys(body).length > 0) await tried(() => call(updateProfile, { body }));
}

/**
 * Brings favourites, saved searches and what is missing of the profile back from the ZIP of one's own data. Each goes in by the
 * call of its own screen. Appointments, messages and reviews are others' as well and stay with the account they were of.
 */
export async function bringBack(archive: OwnArchive, hands: Hands): Promise<{ favorites: number; searches: number }> {
  await bringProfile(archive, hands);
  return {
    favorites: await bringFavorites(archive, hands.call),
    searches: await bringSearches(archive, hands.call),
  };
}
