import { expect, it } from 'vitest';
import { seal, unseal } from './seal.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const secret = bytes('a secret of the tests, at least 32 bytes');
const other = bytes('another secret of the tests, 32 bytes long');

it('what was sealed is opened by the same key, and by it as a former key', () => {
  const sealed = seal({ secret }, 'Ihr Code: 123456 für ₱ & €');
  expect(unseal({ secret, formerSecrets: [] }, sealed)).toBe('Ihr Code: 123456 für ₱ & €');
  expect(unseal({ secret: other, formerSecrets: [secret] }, sealed)).toBe('Ihr Code: 123456 für ₱ & €');
});

it('a sealed text is opened by no other key, nor when a character was changed', () => {
  const sealed = seal({ secret }, 'Ihr Code: 123456');
  expect(unseal({ secret: other, formerSecrets: [] }, sealed)).toBeUndefined();
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
  expect(unseal({ secret, formerSecrets: [] }, changed)).toBeUndefined();
  expect(unseal({ secret, formerSecrets: [] }, 'x')).toBeUndefined();
});

it('the same text is never sealed alike', () => {
  expect(seal({ secret }, '123456')).not.toBe(seal({ secret }, '123456'));
});
