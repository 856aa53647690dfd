import { expect, it } from 'vitest';
import { listingId } from '../../contract/fields.ts';
import { askedListings, lastMessageOf } from './inquiries.ts';

const house = { id: listingId.parse('0b1f4a52-60cd-4d7e-9a48-3a6f1d9c0001'), title: 'House' };
const condominium = { id: listingId.parse('0b1f4a52-60cd-4d7e-9a48-3a6f1d9c0002'), title: 'Condominium' };

it('names each listing that was asked about once, by title', () => {
  const inquiries = [house, condominium, house].map((listing) => ({ listing }));
  expect(askedListings(inquiries)).toEqual([condominium, house]);
});

it('shows the latest message of a thread', () => {
  const messages = [
    { from: 'visitor' as const, text: 'Is it free?', at: '2026-11-20T08:00:00.000Z' },
    { from: 'seller' as const, text: 'It is.', at: '2026-11-20T09:00:00.000Z' },
  ];
  expect(lastMessageOf({ messages })?.text).toBe('It is.');
});
