import { describe, expect, it } from 'vitest';
import { serviceCategories } from './service-taxonomy.ts';
import { serviceCalled, tradeWords } from './trade-words.ts';

describe('the usual names of trades', () => {
  it.each([
    ['Klempner', 'reparatur'],
    ['klempner ', 'reparatur'],
    ['Plumber', 'reparatur'],
    ['Putzfrau', 'reinigung'],
    ['Maniküre', 'nagelpflege'],
    ['Manikuere', 'nagelpflege'],
    ['Fusspflege', 'nagelpflege'],
    ['makeup artist', 'kosmetik'],
    ['Gassi gehen', 'hundesitter'],
    ['Möbelpacker', 'umzug'],
    ['Frisör', 'friseur'],
    ['maler', 'maler'],
    ['home', 'home'],
  ])('%s is %s', (typed, service) => {
    expect(serviceCalled(typed)).toBe(service);
  });

  it.each(['', 'Bäcker', 'Lawyer', 'x'])('%j is none of ours', (typed) => {
    expect(serviceCalled(typed)).toBeUndefined();
  });

  it('are 150 at least, in both languages for every service, and each means one', () => {
    const all = Object.entries(tradeWords).flatMap(([service, { de, en }]) =>
      [...de, ...en].map((word) => ({ word, service })),
    );
    expect(all.length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(tradeWords).toSorted()).toEqual([...serviceCategories].toSorted());
    expect(all.filter(({ word, service }) => serviceCalled(word) !== service)).toEqual([]);
  });
});
