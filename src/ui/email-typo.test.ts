import { expect, it } from 'vitest';
import { meantEmail } from './email-typo.ts';

it('an address that is one slip away from a usual one is asked about', () => {
  expect(meantEmail('eva@gmial.com')).toBe('eva@gmail.com');
  expect(meantEmail(' Eva.Muster@Gmail.con ')).toBe('Eva.Muster@gmail.com');
  expect(meantEmail('eva@gmail.co')).toBe('eva@gmail.com');
  expect(meantEmail('eva@wweb.de')).toBe('eva@web.de');
  expect(meantEmail('eva@t-onlin.de')).toBe('eva@t-online.de');
});

it('others are not, nor what is no address yet', () => {
  for (const good of [
    'eva@gmx.ch',
    'eva@gmail.com',
    'eva@example.com',
    'eva@praxis-muster.de',
    'eva@mail.de',
    'eva@mail.com',
    'eva@ymail.com',
    'eva@',
    'eva',
    '',
  ])
    expect(meantEmail(good), good).toBeUndefined();
});
