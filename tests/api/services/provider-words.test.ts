import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepSearch } from '../../../netlify/provider-search/kept.ts';
import type { ServiceCategory } from '../../../src/contract/services/service-taxonomy.ts';
import { emptied } from '../../support/emptied.ts';
import { berlin, providersFound } from '../../support/provider-search.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
const always = [{ opensMinute: 0, closesMinute: 1440 }];
/** The tests' cards have no name of their own. */
const called = new Map<string, string>();
const of = (name: string, ...cards: { name: string; category: ServiceCategory; duration?: number }[]) =>
  anOffering({
    name,
    ...berlin,
    hours: always,
    cards: cards.map(({ category, duration = 60, ...card }) => {
      const made = aCard({ category, durationMinutes: duration });
      called.set(made.id, card.name);
      return made;
    }),
  });

beforeAll(async () => {
  world = await startWorld();
  await emptied(world.database);
  await offered(
    world.database,
    of('Filed as hairdresser', { name: 'Damenhaarschnitt', category: 'friseur' }),
    of(
      'Filed as barber',
      { name: 'Bart schneiden', category: 'barber', duration: 15 },
      { name: 'Haircut for men', category: 'barber' },
    ),
    of('Beards only', { name: 'Bart schneiden', category: 'barber' }),
    of('Colours', { name: 'Strähnchen', category: 'friseur' }),
    of('Feet', { name: 'Fußpflege', category: 'kosmetik' }),
    of('Drain', { name: 'Rohrreinigung', category: 'reparatur' }),
  );
  await world.database.query(
    `update app.service_card set name = given.name
       from unnest($1::uuid[], $2::text[]) as given (id, name) where service_card.id = given.id`,
    [[...called.keys()], [...called.values()]],
  );
  await keepSearch(world.adapters);
}, 60_000);
afterAll(() => world.close());

const namesOf = async (service: string): Promise<string[]> =>
  (await providersFound(world, { zip: '10115', service })).items.map(({ name }) => name).sort();

/** The name of the card that the barber is shown with. */
const shown = async (service: string) => {
  const { items } = await providersFound(world, { zip: '10115', service });
  const id = items.find(({ name }) => name === 'Filed as barber')?.nextCard;
  const [card] = await world.database.query<{ name: string }>('select name from app.service_card where id = $1', [id]);
  return card?.name;
};

describe('a word of trade', () => {
  it.each([
    ['Haarschnitt', ['Filed as barber', 'Filed as hairdresser']],
    ['haircut', ['Filed as barber', 'Filed as hairdresser']],
    ['Haare färben', ['Colours']],
    ['Pediküre', ['Feet']],
    ['barber', ['Beards only', 'Filed as barber']],
    ['Reinigung', []],
  ])('%j finds whoever does it, whatever kind the card is filed under', async (service, names) => {
    expect(await namesOf(service)).toEqual(names);
  });

  it('"Friseur" shows the haircut before the beard, though that is shorter', async () => {
    expect([await shown('Friseur'), await shown('barber')]).toEqual(['Haircut for men', 'Bart schneiden']);
  });

  it('follows a card that is called otherwise', async () => {
    await world.database.query(`update app.service_card set name = 'Dauerwelle' where name = 'Damenhaarschnitt'`);
    await keepSearch(world.adapters);
    expect(await namesOf('Haarschnitt')).toEqual(['Filed as barber']);
  });
});
