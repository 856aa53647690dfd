import { expect, it } from 'vitest';
import { phoneToCall, streetToGo } from './provider-reach.ts';

type Business = NonNullable<Parameters<typeof phoneToCall>[0]['business']>;
const business = { phone: '030 1234567', street: 'Weg 1', zip: '10115' } as Business;

it('calls the number of the business where the profile has none, so that no page says above it that there is none', () => {
  expect(phoneToCall({ phone: '0171 1', business })).toBe('0171 1');
  expect(phoneToCall({ phone: null, business })).toBe('030 1234567');
  expect(phoneToCall({ phone: null, business: null })).toBeNull();
});

it('names the street of the business where the profile has none, if it is in the same postal code', () => {
  expect(streetToGo({ street: 'Platz 2', zip: '10115', business })).toBe('Platz 2');
  expect(streetToGo({ street: null, zip: '10115', business })).toBe('Weg 1');
  expect(streetToGo({ street: null, zip: '80331', business })).toBeNull();
  expect(streetToGo({ street: null, zip: '10115', business: null })).toBeNull();
});
