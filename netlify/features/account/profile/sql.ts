import type { ProfileChange } from '../../../../src/contract/account/profile.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { columnOf } from '../../../ground/columns.ts';
import type { Coordinates } from '../../../ground/distance.ts';

/** The fields that are a column of the account, with its type. */
const fieldTypes = {
  firstName: 'text',
  lastName: 'text',
  businessName: 'text',
  phone: 'text',
  publicPhone: 'text',
  description: 'text',
  profileImage: 'uuid',
  dateOfBirth: 'date',
  street: 'text',
  houseNumber: 'text',
  zip: 'text',
  city: 'text',
  country: 'text',
  latitude: 'float8',
  longitude: 'float8',
} as const satisfies Partial<Record<keyof ProfileChange, string>>;

/** The same of the notification settings. */
const preferenceTypes: Record<keyof NonNullable<ProfileChange['notificationPreferences']>, string> = {
  emailNotifications: 'boolean',
  appointmentReminders: 'boolean',
  marketingEmails: 'boolean',
  smsNotifications: 'boolean',
  bookingEmails: 'boolean',
  quietFrom: 'smallint',
  quietUntil: 'smallint',
};

type Field = keyof typeof fieldTypes;

const accountColumnOf = (field: Field): string => (field === 'profileImage' ? 'profile_image_id' : columnOf(field));

/** The new value of a field's column: the change's ($2) if it names the field, even null; otherwise the present one. */
const changed = (field: Field): string =>
  `case when $2::jsonb ? '${field}' then ($2::jsonb ->> '${field}')::${fieldTypes[field]} else ${accountColumnOf(field)} end`;

const settings = [
  ...(Object.keys(fieldTypes) as Field[]).map((field) => `${accountColumnOf(field)} = ${changed(field)}`),
  ...Object.entries(preferenceTypes).map(
    ([field, type]) =>
      `${columnOf(field)} = coalesce(($2::jsonb -> 'notificationPreferences' ->> '${field}')::${type}, ${columnOf(field)})`,
  ),
];

/**
 * Changes the named fields. The full name follows from its parts. A confirmed phone number loses its confirmation when it
 * changes.
 */
export const changeProfile = (database: Database, owner: AccountId, change: ProfileChange): Promise<unknown> =>
  database.query(
    `update app.account
        set ${settings.join(', ')},
            name = case when $2::jsonb ?| array['firstName', 'lastName']
                        then concat_ws(' ', ${changed('firstName')}, ${changed('lastName')}) else name end,
            phone_verified_at = case when phone is distinct from ${changed('phone')}
                                     then null else phone_verified_at end
      where id = $1`,
    [owner, change],
  );

/** The switches of a provider's profile and map; nothing happens to an account that offers no services. */
export const changeVisibility = (
  database: Database,
  owner: AccountId,
  { isPhonePublic, isAddressPublic }: Pick<ProfileChange, 'isPhonePublic' | 'isAddressPublic'>,
): Promise<unknown> =>
  database.query(
    `update app.provider
        set is_phone_public = coalesce($2::boolean, is_phone_public),
            is_address_public = coalesce($3::boolean, is_address_public)
      where account_id = $1`,
    [owner, isPhonePublic ?? null, isAddressPublic ?? null],
  );

/**
 * Moves a provider: to their address where they show it to everybody, else to the middle of their postal code. The clock is
 * that of the country. Nothing happens to an account that offers no services.
 */
export const moveProvider = (
  transaction: Database,
  id: AccountId,
  { place, address, timeZone }: { place: Coordinates; address: Coordinates; timeZone: string },
): Promise<unknown> =>
  transaction.query(
    `update app.provider
        set public_latitude = case when is_address_public then $4::float8 else $2::float8 end,
            public_longitude = case when is_address_public then $5::float8 else $3::float8 end,
            time_zone = $6
      where account_id = $1`,
    [id, place.latitude, place.longitude, address.latitude, address.longitude, timeZone],
  );
