import { expect, it } from 'vitest';
import { alarmsBeyond, budgetOf, spentCountries, textAlarms, textCountryOf } from './rules.ts';

it('knows the countries that are served by their codes, and all others as one', () => {
  expect(['+4915123456789', '+436641234567', '+41791234567', '+639171234567'].map(textCountryOf)).toEqual([
    '+49',
    '+43',
    '+41',
    '+63',
  ]);
  expect(['+447911123456', '+15551234567', '+381601234567'].map(textCountryOf)).toEqual(Array(3).fill('elsewhere'));
});

it('gives each country less than all, and every one at least one message', () => {
  expect([budgetOf('site', 'day', 1000), budgetOf('site', 'hour', 1000)]).toEqual([1000, 200]);
  expect([budgetOf('+49', 'day', 1000), budgetOf('+49', 'hour', 1000)]).toEqual([800, 160]);
  expect([budgetOf('elsewhere', 'day', 1000), budgetOf('elsewhere', 'hour', 1000)]).toEqual([50, 10]);
  expect(budgetOf('elsewhere', 'hour', 5)).toBe(1);
});

it('closes a country by its hour or its day, and all by the site’s', () => {
  expect(spentCountries({ '+49': { hour: 159, day: 799 } }, 1000)).toEqual([]);
  expect(spentCountries({ '+49': { hour: 160, day: 160 } }, 1000)).toEqual(['+49']);
  expect(spentCountries({ elsewhere: { hour: 0, day: 50 } }, 1000)).toEqual(['elsewhere']);
  const together = { '+49': { hour: 150, day: 150 }, '+43': { hour: 50, day: 50 } };
  expect(spentCountries(together, 1000)).toEqual(['+49', '+43', '+41', '+63', 'elsewhere']);
});

const reached = (hour: number, day: number) => textAlarms({ '+49': { hour, day } }, '+49', 1000);
const said = (alarms: ReturnType<typeof textAlarms>): string[] =>
  alarms.map(({ scope, period, share }) => `${scope} ${period} ${share}`);
const told = (hour: number, day: number): string[] => said(reached(hour, day));

it('tells the operator what a message has reached, and not what was reached before it', () => {
  expect(said(alarmsBeyond(reached(79, 399), reached(80, 400)))).toEqual(['+49 hour 0.5', '+49 day 0.5']);
  expect(alarmsBeyond(reached(80, 400), reached(81, 401))).toEqual([]);
  expect(said(alarmsBeyond(reached(159, 401), reached(160, 402)))).toEqual(['+49 hour 1']);
});

it('tells the operator at the half and at the whole of each budget, not before', () => {
  expect(told(79, 399)).toEqual([]);
  expect(told(80, 399)).toEqual(['+49 hour 0.5']);
  expect(told(100, 400)).toEqual(['site hour 0.5', '+49 hour 0.5', '+49 day 0.5']);
  expect(told(160, 800)).toEqual(['site hour 0.5', 'site day 0.5', '+49 hour 1', '+49 day 1']);
});
