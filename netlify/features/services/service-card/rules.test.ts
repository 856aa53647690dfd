import { describe, expect, it } from 'vitest';
import { plans } from '../../../../src/contract/plans.ts';
import { cardDraft } from '../../../../src/contract/services/service-card.ts';
import { aCardForm } from '../../../../tests/support/service-cards.ts';
import { cardFaults, copiedName, travelZonesOf } from './rules.ts';

const draft = (overrides: Parameters<typeof aCardForm>[0] = {}) => cardDraft.parse(aCardForm(overrides));
const faultsOf = (overrides: Parameters<typeof aCardForm>[0], plan: keyof typeof plans = 'platin') =>
  Object.keys(cardFaults(draft(overrides), plans[plan], undefined));

const zones = (...upTo: number[]) => ({ isMobile: true, travelZones: upTo.map((km) => ({ upTo: km, fee: 5 })) });

describe('a service card', () => {
  it('may consist of work, wait and work that add up to its duration', () => {
    const parts = [{ work: 30, wait: 20 }, { work: 10 }];
    expect(faultsOf({ duration: 60, parts })).toEqual([]);
    expect(faultsOf({ duration: 90, parts })).toEqual(['parts']);
    expect(faultsOf({ duration: 60, parts: [{ work: 30, wait: 30 }] })).toEqual(['parts']);
  });

  it('takes place somewhere', () => {
    expect(faultsOf({ isAtShop: false })).toEqual(['isAtShop']);
    expect(faultsOf({ isAtShop: false, ...zones(20) })).toEqual([]);
  });

  it('has zones that reach further and further', () => {
    expect(faultsOf(zones(5, 10, 20))).toEqual([]);
    expect(faultsOf(zones(5, 5))).toEqual(['travelZones']);
    expect(faultsOf(zones(10, 5))).toEqual(['travelZones']);
  });

  it('is urgent only in crafts, cleaning and moving', () => {
    expect(faultsOf({ isUrgent: true })).toEqual(['isUrgent']);
    expect(faultsOf({ isUrgent: true, category: 'reparatur' })).toEqual([]);
  });

  it('gets the features of the plan and no others', () => {
    expect(faultsOf({ isAvailableNow: true, isMobile: true }, 'free')).toEqual(['isAvailableNow', 'isMobile']);
    expect(faultsOf({ isAvailableNow: true, isMobile: true }, 'gold')).toEqual(['isMobile']);
    expect(faultsOf({ isAvailableNow: true, ...zones(20) }, 'platin')).toEqual([]);
  });

  it('keeps what a larger plan has turned on, and its category', () => {
    const former = { category: 'nageldesign', isAvailableNow: true, isMobile: true, isAtShop: true } as const;
    expect(cardFaults(draft({ isAvailableNow: true, isMobile: true }), plans.free, former)).toEqual({});
    expect(cardFaults(draft({ category: 'massage' }), plans.free, former)).toEqual({ category: 'categoryLocked' });
  });

  it('at the customer’s asks how far and for how much, and nothing is promised that nobody said', () => {
    expect(faultsOf({ isMobile: true })).toEqual(['travelZones']);
    expect(travelZonesOf(draft({ isMobile: true }))).toEqual([]);
    expect(travelZonesOf(draft({ travelZones: [{ upTo: 5, fee: 3 }] }))).toEqual([]);
  });

  it('of a business without a shop can be told with every plan, and asks for zones where times are booked', () => {
    const comes = { category: 'maler', isAtShop: false, isMobile: true } as const;
    expect(faultsOf(comes, 'free')).toEqual([]);
    expect(faultsOf(comes, 'gold')).toEqual([]);
    expect(faultsOf(comes, 'platin')).toEqual(['travelZones']);
    const shop = { category: 'maler', isAvailableNow: false, isMobile: false, isAtShop: true } as const;
    expect(cardFaults(draft({ ...comes, isAtShop: true }), plans.gold, shop)).toEqual({ isMobile: 'platinFeature' });
  });
});

describe('the name of a copy', () => {
  it('stays within what a name may have', () => {
    expect(copiedName('Gelnägel')).toBe('Gelnägel (2)');
    expect(copiedName('x'.repeat(140))).toHaveLength(140);
  });
});
