import { expect, it } from 'vitest';
import { paidHints } from './paid-hints.ts';

const german = { country: 'de', isForHousehold: true, lines: [{ kind: 'labour' }] } as const;
const austrian = { ...german, country: 'at', isForHousehold: false } as const;
const material = { ...german, lines: [{ kind: 'material' }] } as const;

it.each([
  ['work for a household paid in cash', german, 'cash', ['household']],
  ['the same by transfer', german, 'transfer', []],
  ['material alone in cash', material, 'cash', []],
  ['cash in Austria', austrian, 'cash', ['austria']],
  ['a card in Austria', austrian, 'card', ['austria']],
  ['a transfer in Austria', austrian, 'transfer', []],
  ['what is still to be transferred', austrian, '', []],
] as const)('%s', (_, invoice, way, hints) => {
  expect(paidHints({ ...invoice, way })).toEqual(hints);
});
