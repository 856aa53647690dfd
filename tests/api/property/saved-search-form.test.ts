import { describe, expect, it } from 'vitest';
import { listSavedSearches } from '../../../src/contract/property/saved-search.ts';
import { aSearch, prepareSavedSearches, save, searcher, triangle, world } from '../../support/saved-searches.ts';

prepareSavedSearches();

describe('bad input', () => {
  const bow = [
    { lat: 14, lng: 121 },
    { lat: 15, lng: 122 },
    { lat: 15, lng: 121 },
    { lat: 14, lng: 122 },
  ];
  const faults: [field: string, bad: Record<string, unknown>, en: string, de: string][] = [
    ['email', { email: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    [
      'email',
      { email: 'nobody' },
      'Please enter a valid e-mail address',
      'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    ],
    ['name', { name: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    ['name', { name: '  ' }, 'This field is required', 'Dieses Feld wird benötigt'],
    ['name', { name: 'x'.repeat(121) }, 'Please enter at most 120 characters', 'Bitte höchstens 120 Zeichen eingeben'],
    [
      'frequency',
      { frequency: 'hourly' },
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    ['filters', { filters: undefined }, 'This field is required', 'Dieses Feld wird benötigt'],
    [
      'filters',
      { filters: 'all' },
      'This value does not have the right form',
      'Dieser Wert hat nicht die richtige Form',
    ],
    [
      'filters.q',
      { filters: { q: 'half a sign \ud83c' } },
      'This value does not have the right form',
      'Dieser Wert hat nicht die richtige Form',
    ],
    [
      'filters.category',
      { filters: { category: 'castle' } },
      'Please choose one of the values offered',
      'Bitte wählen Sie einen der angebotenen Werte',
    ],
    [
      'filters.priceMax',
      { filters: { priceMin: 5, priceMax: 4 } },
      'The maximum must not be below the minimum',
      'Das Höchste darf nicht kleiner als das Mindeste sein',
    ],
    [
      'filters.bedrooms',
      { filters: { bedrooms: 1.5 } },
      'Please enter a whole number',
      'Bitte geben Sie eine ganze Zahl ein',
    ],
    [
      'filters.bbox',
      { filters: { bbox: '1,2,3' } },
      'Please give west,south,east,north in degrees',
      'Bitte geben Sie west,süd,ost,nord in Grad an',
    ],
    [
      'filters.area',
      { filters: { area: [triangle, { type: 'polygon', coordinates: bow }] } },
      "Shape 2: the polygon's lines cross each other",
      'Form 2: die Linien des Polygons kreuzen sich',
    ],
  ];

  it.each(faults)('names the field %s of %o', async (field, bad, en, de) => {
    const body = { ...aSearch({ email: 'guest@example.org' }), ...bad };
    for (const [language, sentence] of [
      ['en', en],
      ['de', de],
    ] as const) {
      const answered = await world.raw('POST /api/saved-searches', body, { language });
      expect(answered.status).toBe(400);
      expect(answered.refusal).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
    }
    expect(await world.database.query('select 1 from app.saved_search')).toEqual([]);
    expect(await world.database.query('select 1 from app.outgoing_mail')).toEqual([]);
    if (field === 'email' || Object.values(bad).includes(undefined)) return;
    const saved = await save(searcher);
    const changed = await world.raw(`PUT /api/saved-searches/${saved.id}`, bad, { token: searcher.token });
    expect(changed.refusal).toMatchObject({ code: 'invalid', fields: { [field]: en } });
    expect((await world.ask(listSavedSearches, {}, { token: searcher.token })).body).toEqual([saved]);
  });
});
