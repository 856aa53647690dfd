import { beforeAll, describe, expect, it } from 'vitest';
import { startWords, wordsOf } from '#i18n/i18n.ts';
import { createServiceCard } from '../../../contract/services/service-card.ts';
import { draftOf, minutesOf, newEntries, newOption, waitFaults } from './card-entries.ts';
import { ownPrice } from './own-price.ts';

beforeAll(() => startWords('de', ['service-card']));

const filled = { ...newEntries, name: 'Gellack', category: 'nageldesign', description: 'Lack', price: 38 } as const;

describe('what the form of a card sends', () => {
  it('is one price and one of the usual durations, as long as there are no variants', () => {
    const body = draftOf({ ...filled, duration: '45' }, []);
    expect(createServiceCard.body.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body).toMatchObject({ price: 38, duration: 45, variants: [], extras: [] });
  });

  it('is another duration, where none of the usual ones is meant', () => {
    expect(draftOf({ ...filled, duration: 'other', otherDuration: 35 }, [])).toMatchObject({ price: 38, duration: 35 });
    expect(minutesOf({ duration: 'other', otherDuration: '' })).toBeUndefined();
    expect(minutesOf({ duration: '45', otherDuration: 35 })).toBe(45);
  });

  it('is what a deposit is, in the way that is meant', () => {
    const typed = { ...filled, deposit: 10, depositPercent: 20 };
    expect(draftOf(typed, [])).toMatchObject({ deposit: null, depositPercent: null });
    expect(draftOf({ ...typed, depositKind: 'sum' }, [])).toMatchObject({ deposit: 10, depositPercent: null });
    expect(draftOf({ ...typed, depositKind: 'percent' }, [])).toMatchObject({ deposit: null, depositPercent: 20 });
  });

  it('are variants with their parts, as long as these last as long as the variant', () => {
    const parts = [
      { work: 20, wait: 20 },
      { work: 20, wait: 0 },
    ];
    const long = { ...newOption(), name: 'lang', price: 52, duration: 60, before: 20, wait: 20 };
    const { variants } = draftOf({ ...filled, variants: [long, { ...long, duration: 70, wait: '' }] }, []);
    expect(variants).toMatchObject([{ parts }, { parts: [] }]);
    // More than one wait has no fields: it stays.
    const twice = [
      { work: 10, wait: 10 },
      { work: 10, wait: 10 },
      { work: 20, wait: 0 },
    ];
    const kept = draftOf(
      { ...filled, variants: [{ ...newOption(), name: 'x', price: 5, duration: 60, parts: twice }] },
      [],
    );
    expect(kept['variants']).toMatchObject([{ parts: twice }]);
    expect(waitFaults({ variants: [long] }, 'no')).toEqual({});
    expect(waitFaults({ variants: [long, { ...long, before: 40 }] }, 'no')).toEqual({ 'variants.1.wait': 'no' });
    expect(waitFaults({ variants: [{ ...long, before: '' }] }, 'no')).toEqual({ 'variants.0.wait': 'no' });
    const body = draftOf(
      { ...filled, price: '', variants: [long], extras: [{ ...newOption(), name: 'French', price: 8 }] },
      [],
    );
    expect(createServiceCard.body.safeParse(body).error?.issues ?? []).toEqual([]);
    expect(body['extras']).toMatchObject([{ name: 'French', price: 8, duration: 0 }]);
  });
});

const said = (prices: number[], currency: 'EUR' | 'CHF') =>
  ownPrice(wordsOf('service-card'), prices, currency).replaceAll('\u00a0', ' ');

it('is called "from" where variants cost more, and never in Switzerland', () => {
  expect(said([38, 38], 'EUR')).toBe('38 €');
  expect(said([52, 38], 'EUR')).toBe('ab 38 €');
  expect(said([52, 38], 'CHF')).toBe('38 CHF bis 52 CHF');
});
