import { expect, it } from 'vitest';
import { lastMessageOf } from './inquiries.ts';

it('shows the latest message of a thread', () => {
  const messages = [
    { from: 'visitor' as const, text: 'Is it free?', images: [], at: '2026-11-20T08:00:00.000Z' },
    { from: 'seller' as const, text: 'It is.', images: [], at: '2026-11-20T09:00:00.000Z' },
  ];
  expect(lastMessageOf({ messages })?.text).toBe('It is.');
});
