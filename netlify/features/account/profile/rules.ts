import type { User } from '../../../../src/contract/account/account.ts';
import type { ProfileChange } from '../../../../src/contract/account/profile.ts';
import { type Country, countryNamed, isPostalCodeIn } from '../../../../src/contract/country.ts';
import type { FieldWord } from '../../../../src/contract/words.ts';

/** An empty text becomes null, which empties the field. Fields that were not sent stay absent. */
export const withoutEmptyTexts = (sent: ProfileChange): ProfileChange =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, value === '' ? null : value]),
  );

type Address = Pick<User, 'street' | 'houseNumber' | 'zip' | 'city' | 'country' | 'latitude' | 'longitude'>;

/** The address after the change, if the change names any of what decides where customers find it. */
export function changedAddress(known: Address, change: ProfileChange): Address | undefined {
  const { zip, city, country, latitude, longitude, isAddressPublic } = change;
  if ([zip, city, country, latitude, longitude, isAddressPublic].every((value) => value === undefined))
    return undefined;
  const sent = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...known, ...sent };
}

const digitsFault: Record<Country, FieldWord> = { de: 'zip', at: 'zipFour', ch: 'zipFour' };

/** What is wrong with the postal code of an address, by its country. */
export function zipFault({ zip, country }: Pick<Address, 'zip' | 'country'>): FieldWord | undefined {
  if (zip === null) return undefined;
  const known = countryNamed(country);
  if (known === undefined) return /^\d{4,5}$/.test(zip) ? undefined : 'zipProperty';
  return isPostalCodeIn(known, zip) ? undefined : digitsFault[known];
}
