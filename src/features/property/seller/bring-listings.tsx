import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { uploadImage } from '../../../api/upload.ts';
import { getUserProperties } from '../../../contract/property/listing.ts';
import { ArchivePicker } from '../../account/account/archive-picker.tsx';
import { bringListings } from './own-listings.ts';

const upload = async (picture: Blob) => (await uploadImage(picture, { purpose: 'property' })).id;

/** Listings come back from the ZIP of one's own data. */
export function BringListings() {
  const words = useWords('seller');
  const session = useSession();
  if (session.state !== 'signed-in') return null;
  const account = session.user.id;
  return (
    <ArchivePicker
      label={words('bring.label')}
      text={words('bring.text')}
      onRead={async (archive) => {
        try {
          const { brought, left } = await bringListings(archive, account, { call, upload });
          const said = words('bring.brought', { count: brought, number: formatNumber(brought) });
          return left === 0 ? said : `${said} ${words('bring.left', { count: left, number: formatNumber(left) })}`;
        } finally {
          await refresh(getUserProperties);
        }
      }}
    />
  );
}
