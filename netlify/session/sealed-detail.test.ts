import { expect, it } from 'vitest';
import { dataKeyId, fingerprintOf, openDetail, sealDetail } from './sealed-detail.ts';

const keysOf = (...names: string[]) => {
  const [dataKey = new Uint8Array(), ...formerDataKeys] = names.map((name) =>
    new TextEncoder().encode(name.padEnd(40, '.')),
  );
  return { dataKey, formerDataKeys };
};
const [one, two] = [keysOf('one'), keysOf('two', 'one')];
const iban = 'DE89370400440532013000';

it('opens what it has sealed, and shows nothing of it', () => {
  const sealed = sealDetail(one, 'anna bank', iban);
  expect(sealed).not.toContain(iban);
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('3704');
  expect(openDetail(one, 'anna bank', sealed)).toBe(iban);
  expect(sealDetail(one, 'anna bank', iban)).not.toBe(sealed);
});

it('opens nothing that was sealed about somebody else, changed, cut or sealed by an unlisted key', () => {
  const sealed = sealDetail(one, 'anna bank', iban);
  const [id, body = ''] = sealed.split('.');
  /** With another character there: 4 lies in the nonce, 20 in the tag, 40 in the ciphertext. */
  const changedAt = (place: number): string =>
    `${id}.${body.slice(0, place)}${body[place] === 'A' ? 'B' : 'A'}${body.slice(place + 1)}`;
  expect(openDetail(one, 'berta bank', sealed)).toBeUndefined();
  for (const place of [4, 20, 40]) expect(openDetail(one, 'anna bank', changedAt(place))).toBeUndefined();
  expect(openDetail(one, 'anna bank', `${id}.${body.slice(0, 8)}`)).toBeUndefined();
  expect(openDetail(one, 'anna bank', sealed.slice(0, -8))).toBeUndefined();
  expect(openDetail(keysOf('three'), 'anna bank', sealed)).toBeUndefined();
  expect(openDetail(one, 'anna bank', '')).toBeUndefined();
});

it('goes on opening under a former key, whose id tells what to seal anew', () => {
  const sealed = sealDetail(one, 'anna bank', iban);
  expect(openDetail(two, 'anna bank', sealed)).toBe(iban);
  expect(sealed.startsWith(`${dataKeyId(one)}.`)).toBe(true);
  expect(sealDetail(two, 'anna bank', iban).startsWith(`${dataKeyId(two)}.`)).toBe(true);
  expect(dataKeyId(two)).not.toBe(dataKeyId(one));
});

it('finds the same text again under the same key only, and for the same kind', () => {
  expect(fingerprintOf(one, 'bank', iban)).toBe(fingerprintOf(one, 'bank', iban));
  expect(fingerprintOf(one, 'tax', iban)).not.toBe(fingerprintOf(one, 'bank', iban));
  expect(fingerprintOf(two, 'bank', iban)).not.toBe(fingerprintOf(one, 'bank', iban));
});
