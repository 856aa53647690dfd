import type { ProfileChange } from '../../../../src/contract/account/profile.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { columnOf } from '../../../ground/columns.ts';

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
