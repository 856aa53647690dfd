import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PartUnavailable } from '../../netlify/adapters/ports.ts';
import { formRegister } from '../../netlify/adapters/vat/by-form.ts';
import { viesRegister } from '../../netlify/adapters/vat/vies.ts';
import { startVies } from '../support/vies-server.ts';

let vies: Awaited<ReturnType<typeof startVies>>;
beforeAll(async () => {
  vies = await startVies({ ATU13585627: { name: 'Salon Größe GmbH', address: 'Praterstraße 1\n1020 Wien' } });
});
afterAll(() => vies.stop());
beforeEach(() => {
  vies.behave('answers');
  vies.asked.length = 0;
});
const register = (milliseconds = 2000) => viesRegister({ url: vies.url, requester: 'DE 123 456 789', milliseconds });

describe('the register of VAT ids', () => {
  it.each([
    ['VIES', () => register()],
    ['the embedded one', formRegister],
  ])('of %s knows valid numbers, and others not', async (_name, make) => {
    expect((await make().ask('ATU13585627'))?.isValid).toBe(true);
    expect((await make().ask('ATU13585628'))?.isValid).toBe(false);
    expect((await make().ask('XX1'))?.isValid).toBe(false);
  });

  it('is asked with our own number, and answers with a reference, name and address', async () => {
    expect(await register().ask('ATU13585627')).toEqual({
      isValid: true,
      reference: 'WAPIAAAA1',
      name: 'Salon Größe GmbH',
      address: 'Praterstraße 1\n1020 Wien',
    });
    expect(vies.asked).toEqual([
      {
        countryCode: 'AT',
        vatNumber: 'U13585627',
        requesterMemberStateCode: 'DE',
        requesterNumber: '123456789',
      },
    ]);
    // What a state does not tell.
    expect(await register().ask('ATU13585628')).toEqual({ isValid: false, reference: null, name: null, address: null });
  });

  it.each(['down', 'fails', 'nonsense', 'silent', 'elsewhere'] as const)(
    'that is %s says nothing about the number, within the time limit',
    async (manner) => {
      vies.behave(manner);
      await expect(register(300).ask('ATU13585627')).rejects.toBeInstanceOf(PartUnavailable);
    },
  );
});
