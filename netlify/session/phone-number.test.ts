import { expect, it } from 'vitest';
import { isLandline } from '../../src/ui/landline.ts';
import { phoneNumberOf } from './phone-number.ts';

it.each(['+8816 2345 6789', '+881612345678', '+870773111632', '+882165001234', '+883510012345678'])(
  'is no number of a satellite: %s',
  async (typed) => {
    expect(await phoneNumberOf(typed, 'DE')).toBeUndefined();
  },
);

it.each([
  ['DE', '491715550001', '+491715550001'],
  ['DE', '49 (0)171 5550001', '+491715550001'],
  ['DE', '4915123456789', '+4915123456789'],
  ['DE', '49305550701', '+49305550701'],
  ['DE', '1715550001', '+491715550001'],
  ['DE', '00491715550001', '+491715550001'],
  ['AT', '436641234567', '+436641234567'],
  ['AT', '4315550701', '+4315550701'],
  ['CH', '41795550001', '+41795550001'],
  ['PH', '639171234567', '+639171234567'],
  // Landlines that begin like the country, without their zero: Leer, Winsen.
  ['DE', '4919123456', '+494919123456'],
  ['DE', '41795550001', '+4941795550001'],
] as const)('in %s %s is %s', async (country, typed, dialled) => {
  expect((await phoneNumberOf(typed, country))?.dialled).toBe(dialled);
});

it('gets no texts where a field for a mobile number takes it for a landline', async () => {
  const areas = Array.from({ length: 90 }, (_, index) => `0${index + 10}`);
  const countries = { de: 'DE', at: 'AT', ch: 'CH' } as const;
  const wrong: string[] = [];
  for (const country of ['de', 'at', 'ch'] as const)
    for (const number of areas.flatMap((area) => ['12345', '2345678', '34567890'].map((rest) => area + rest))) {
      const known = await phoneNumberOf(number, countries[country]);
      if (known?.getsTexts === true && isLandline(number, country)) wrong.push(`${number} ${country}`);
    }
  expect(wrong).toEqual([]);
});
