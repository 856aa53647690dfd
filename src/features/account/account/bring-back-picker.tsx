import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { uploadImage } from '../../../api/upload.ts';
import { getProfile } from '../../../contract/account/profile.ts';
import { getFavoriteProviders, getFavorites } from '../../../contract/property/favorite.ts';
import { listSavedSearches } from '../../../contract/property/saved-search.ts';
import { ArchivePicker } from './archive-picker.tsx';
import { bringBack } from './bring-back.ts';

const upload = async (picture: Blob) => (await uploadImage(picture, { purpose: 'profile' })).id;

/** Favourites, saved searches and what is missing of the profile come back from the ZIP of one's own data. */
export function BringBack() {
  const words = useWords('account');
  return (
    <ArchivePicker
      label={words('settings.archive.label')}
      text={words('settings.archive.text')}
      onRead={async (archive) => {
        const { favorites, searches } = await bringBack(archive, { call, upload });
        for (const changed of [getProfile, getFavorites, getFavoriteProviders, listSavedSearches] as const)
          await refresh(changed);
        return words('settings.archive.brought', {
          favorites: formatNumber(favorites),
          searches: formatNumber(searches),
        });
      }}
    />
  );
}
