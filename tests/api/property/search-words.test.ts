import { beforeAll, describe, expect, it } from 'vitest';
import { answering } from '../../../netlify/search/index.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { foldedWords } from '../../../src/contract/search-words.ts';
import { aListing } from '../../support/listings.ts';
import { aSeller, type Person } from '../../support/people.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let seller: Person;
let placed: { id: Parameters<typeof answering>[1][number]['id']; x: number; y: number; title: string }[] = [];

const listed = [
  { title: 'Garden home', location: 'Parañaque, Metro Manila', category: 'townhouse', bedrooms: 3 },
  { title: 'Tower unit 29 m²', location: 'City of Makati', category: 'condominium', bedrooms: 2, dealType: 'rent' },
  { title: 'Condominium with a view', location: 'Taguig, Metro Manila', category: 'condominium', bedrooms: 2 },
  { title: 'Bright room', location: 'BGC, Taguig', category: 'condominium', bedrooms: 0 },
  { title: 'Corner', location: 'Sta. Rosa, Laguna', category: 'house-lot', bedrooms: 4 },
  { title: 'House and Lot', location: 'Santo Tomas, Batangas', category: 'townhouse', bedrooms: 3 },
  { title: 'Terrace', location: 'Brgy. Lahug, Cebu City', category: 'apartment', bedrooms: 1 },
  { title: 'Field', location: 'QC', category: 'lot', bedrooms: 0 },
] as const;

beforeAll(async () => {
  world = await startWorld();
  seller = await aSeller(world);
  for (const one of listed) await aListing(world, seller, one);
  placed = await world.database.query('select id, x, y, title from app.listing');
  return () => world.close();
});

const cases: [q: string, titles: string[]][] = [
  ['Paranaque', ['Garden home']],
  ['Parañaque', ['Garden home']],
  ['Paran\u0303aque', ['Garden home']],
  ['Makati', ['Tower unit 29 m²']],
  ['Makati City', ['Tower unit 29 m²']],
  ['City of Makati', ['Tower unit 29 m²']],
  ['Santa Rosa', ['Corner']],
  ['Sta. Rosa', ['Corner']],
  ['sta rosa city', ['Corner']],
  ['Sto. Tomas', ['House and Lot']],
  ['Santo Tomas', ['House and Lot']],
  ['QC', ['Field']],
  ['Quezon City', ['Field']],
  ['BGC', ['Bright room']],
  ['Bonifacio Global City', ['Bright room']],
  ['Brgy. Lahug', ['Terrace']],
  ['Barangay Lahug', ['Terrace']],
  ['house & lot', ['Corner', 'House and Lot']],
  ['House and Lot', ['Corner', 'House and Lot']],
  ['2BR', ['Condominium with a view', 'Tower unit 29 m²']],
  ['2 bedroom condo', ['Condominium with a view', 'Tower unit 29 m²']],
  ['2 bedroom taguig', ['Condominium with a view']],
  ['Taguig 2 bedroom', ['Condominium with a view']],
  ['2', []],
  ['29', ['Tower unit 29 m²']],
  ['condo', ['Bright room', 'Condominium with a view', 'Tower unit 29 m²']],
  ['condominium', ['Bright room', 'Condominium with a view', 'Tower unit 29 m²']],
  ['condo makati rent', ['Tower unit 29 m²']],
  ['studio', ['Bright room']],
  ['Studio in Taguig', ['Bright room']],
  ['townhouse', ['Garden home', 'House and Lot']],
];

describe('words of a search', () => {
  it.each(cases)('%j find %j', async (q, titles) => {
    const { body } = await world.ask(listListings, { query: { q } });
    expect(body.items.map(({ title }) => title).sort()).toEqual(titles);
    expect(body.total).toBe(titles.length);
  });

  it('find the same for a saved search', async () => {
    const asked = cases.map(([q]) => ({ q, category: 'all' as const }));
    const met = await answering(world.database, placed, asked, world.clock.now());
    const found = cases.map(([q], at) => {
      const ids = met.filter(({ question }) => question === at).map(({ id }) => id);
      return [
        q,
        placed
          .filter(({ id }) => ids.includes(id))
          .map(({ title }) => title)
          .sort(),
      ];
    });
    expect(found).toEqual(cases);
  });

  it('are folded by the index as by what asks', async () => {
    const texts = [
      ...cases.map(([q]) => q),
      ...listed.map(({ title, location }) => `${title} ${location}`),
      'Straße der Ölmühle 7b',
      "₱20,500,000 · 1.5 ha (lot), Governor's Dr.",
      '100% new_under_score \\ 3,5',
      'Zürich–Süd/Nord “quoted” ½ m² 4th',
      '東京タワー 3階',
      '',
    ];
    const rows = await world.database.query<{ written: string; folded: string }>(
      'select written, app.folded_words(written) as folded from unnest($1::text[]) written',
      [texts],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(rows.map(({ written }) => foldedWords(written)));
  });
});
