import type { AccountId } from '../../../src/contract/fields.ts';
import type { ProfileChange } from '../../../src/contract/profile.ts';
import type { Database } from '../../adapters/ports.ts';

/** The new value of a column: the change's ($2) if it names the field, even null; otherwise the present one. */
const changed = (column: string, field: string, type = 'text'): string =>
  `case when $2::jsonb ? '${field}' then ($2::jsonb ->> '${field}')::${type} else ${column} end`;

const preferred = (column: string, field: string, type = 'boolean'): string =>
  `coalesce(($2::jsonb -> 'notificationPreferences' ->> '${field}')::${type}, ${column})`;

const firstName = changed('first_name', 'firstName');
const lastName = changed('last_name', 'lastName');

/**
 * Changes the named fields. The full name follows from its parts. A confirmed phone number loses its confirmation when it
 * changes.
 */
export const changeProfile = (database: Database, owner: AccountId, change: ProfileChange): Promise<unknown> =>
  database.query(
    `update app.account
        set first_name = ${firstName},
            last_name = ${lastName},
            name = case when $2::jsonb ?| array['firstName', 'lastName']
                        then concat_ws(' ', ${firstName}, ${lastName}) else name end,
            business_name = ${changed('business_name', 'businessName')},
            phone = ${changed('phone', 'phone')},
            phone_verified_at = case when phone is distinct from ${changed('phone', 'phone')}
                                     then null else phone_verified_at end,
            public_phone = ${changed('public_phone', 'publicPhone')},
            description = ${changed('description', 'description')},
            email_notifications = ${preferred('email_notifications', 'emailNotifications')},
            appointment_reminders = ${preferred('appointment_reminders', 'appointmentReminders')},
            marketing_emails = ${preferred('marketing_emails', 'marketingEmails')},
            sms_notifications = ${preferred('sms_notifications', 'smsNotifications')},
            booking_emails = ${preferred('booking_emails', 'bookingEmails')},
            quiet_from = ${preferred('quiet_from', 'quietFrom', 'smallint')},
            quiet_until = ${preferred('quiet_until', 'quietUntil', 'smallint')},
            profile_image_id = ${changed('profile_image_id', 'profileImage', 'uuid')},
            date_of_birth = ${changed('date_of_birth', 'dateOfBirth', 'date')},
            street = ${changed('street', 'street')},
            house_number = ${changed('house_number', 'houseNumber')},
            zip = ${changed('zip', 'zip')},
            city = ${changed('city', 'city')},
            country = ${changed('country', 'country')},
            latitude = ${changed('latitude', 'latitude', 'float8')},
            longitude = ${changed('longitude', 'longitude', 'float8')}
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
