import { describe, expect, it } from 'vitest';
import { type PlanFeatureName, planFeatures, shownFeaturesOf } from '../../../src/contract/billing/plan-features.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import { type PlanName, planNames, plans } from '../../../src/contract/plans.ts';
import { createProperty } from '../../../src/contract/property/listing.ts';
import { sellerAnalytics } from '../../../src/contract/property/seller.ts';
import { getStatistics } from '../../../src/contract/services/business.ts';
import { aListing, aPropertyForm } from '../../support/listings.ts';
import { aProvider, aSeller, type Person, withConfirmedEmail } from '../../support/people.ts';
import { aPicture, prepareProperties, world } from '../../support/properties.ts';

prepareProperties();

/** The doors without which a feature cannot be there. None: nothing of the product does it, whatever doors there are. */
const doorsOf: Record<PlanFeatureName, readonly string[] | 'none'> = {
  listings: ['POST create-property'],
  images: ['POST create-property', 'POST /images/prepare'],
  listingDays: ['POST create-property'],
  ownListings: ['POST create-property'],
  statistics: ['GET /seller/analytics'],
  notifications: ['POST /listings/:id/inquiries', 'POST /listings/renew/:token'],
  featuredPlacement: 'none',
  priorityPlacement: 'none',
  agents: 'none',
  marketing: 'none',
  cards: ['POST /service-cards'],
  staff: ['POST /staff'],
  cardImages: ['POST /service-cards'],
  appointmentRequests: ['POST /appointments'],
  immediateBooking: ['POST /appointments'],
  homeService: ['POST /service-cards'],
  serviceStatistics: ['GET /provider/statistics'],
  premiumSupport: 'none',
};

const known = new Set(Object.values(endpoints).map(({ method, path }) => `${method} ${path}`));
const among = (strand: string): PlanName[] => planNames.filter((plan) => plans[plan].strand === strand);
const features = Object.keys(planFeatures) as PlanFeatureName[];

describe('what the pages say of a plan', () => {
  it.each(features)('is said as soon as the server does it, and not before: %s', (feature) => {
    const doors = doorsOf[feature];
    expect(planFeatures[feature].isThere).toBe(doors !== 'none' && doors.every((door) => known.has(door)));
  });

  it.each(['property', 'services'])('differs from plan to plan: %s', (strand) => {
    const said = among(strand).map((plan) => JSON.stringify(shownFeaturesOf(plan)));
    expect(new Set(said).size).toBe(said.length);
  });
});

const shown = (plan: PlanName, name: string): number | undefined =>
  shownFeaturesOf(plan).find((feature) => feature.name === name)?.count;

/** The `:type` of the address under which one registers for a plan. */
const typeOf = (plan: PlanName): string => (plan === 'gold' ? 'pro' : plan);

const member = async (plan: PlanName): Promise<Person> =>
  plans[plan].strand === 'property'
    ? aSeller(world, { type: typeOf(plan) })
    : withConfirmedEmail(world, await aProvider(world, { type: typeOf(plan) }));

const published = async (by: Person) =>
  (await world.ask(createProperty, { body: aPropertyForm({ status: 'published' }) }, { token: by.token })).status;

describe.each(planNames)('somebody of the plan %s', (plan) => {
  it('publishes as many properties as the pages say, and no more', async () => {
    const person = await member(plan);
    const count = shown(plan, 'listings') ?? shown(plan, 'ownListings');
    const isUnlimited = shownFeaturesOf(plan).some(({ name }) => name === 'unlimitedListings');
    expect(count === undefined).toBe(isUnlimited);
    for (let nth = 0; nth < (count ?? 15); nth += 1) expect(await published(person)).toBe(201);
    expect(await published(person)).toBe(isUnlimited ? 201 : 403);
  });

  it('has their days', async () => {
    const days = shown(plan, 'listingDays');
    if (days === undefined) return;
    const { expiresAt, createdAt } = await aListing(world, await member(plan), { status: 'published' });
    expect(Math.round((Date.parse(expiresAt ?? '') - Date.parse(createdAt)) / 86_400_000)).toBe(days);
  });

  it('has as many images on each', async () => {
    const images = shown(plan, 'images');
    // Fifty pictures are prepared one by one; the limit of the largest plan is that of the form, which has tests of its own.
    if (images === undefined || images > 10) return;
    const person = await member(plan);
    const pictures: Awaited<ReturnType<typeof aPicture>>[] = [];
    for (let nth = 0; nth <= images; nth += 1) pictures.push(await aPicture(person));
    const ask = (count: number) =>
      world.ask(createProperty, { body: aPropertyForm({ images: pictures.slice(0, count) }) }, { token: person.token });
    expect((await ask(images + 1)).refusal.fields).toHaveProperty('images');
    expect((await ask(images)).status).toBe(201);
  });

  it('reads the numbers that the pages promise', async () => {
    const isSaid = shownFeaturesOf(plan).some(({ name }) => name === 'statistics' || name === 'serviceStatistics');
    const person = await member(plan);
    const asked =
      plans[plan].strand === 'property'
        ? await world.ask(sellerAnalytics, { query: {} }, { token: person.token })
        : await world.ask(getStatistics, {}, { token: person.token });
    expect(asked.status === 200, 'what is not promised is not there either').toBe(isSaid);
  });
});
