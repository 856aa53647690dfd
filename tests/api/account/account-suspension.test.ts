import { beforeEach, describe, expect, it } from 'vitest';
import { matchNews } from '../../../netlify/features/property/alert/actions.ts';
import { runEnds } from '../../../netlify/features/property/listing/renewal-actions.ts';
import type { ListingId } from '../../../src/contract/fields.ts';
import { createProperty, renewListing, updateProperty } from '../../../src/contract/property/listing.ts';
import { aPropertyForm } from '../../support/listings.ts';
import type { Person } from '../../support/people.ts';
import {
  mailsTo,
  prepareSavedSearches,
  publish,
  save,
  searcher,
  seller,
  settled,
  world,
} from '../../support/saved-searches.ts';

prepareSavedSearches();

const suspend = (person: Person, isSuspended: boolean): Promise<unknown> =>
  world.database.query('update app.account set suspended_at = case when $2 then now() end where id = $1', [
    person.user.id,
    isSuspended,
  ]);
beforeEach(async () => {
  for (const person of [seller, searcher]) await suspend(person, false);
});

/** Suspends somebody between the check of their session and the work of the call. */
async function suspendedMeanwhile<T>(person: Person, work: () => Promise<T>): Promise<T> {
  const { database } = world.adapters;
  world.adapters.database = {
    ...database,
    transaction: async (inside) => {
      await suspend(person, true);
      return database.transaction(inside);
    },
  };
  try {
    return await work();
  } finally {
    world.adapters.database = database;
  }
}

const list = () => world.ask(createProperty, { body: aPropertyForm() }, { token: seller.token });
const publishAgain = (id: ListingId) =>
  world.ask(updateProperty, { body: { id, status: 'published' } }, { token: seller.token });
const renew = (id: ListingId) => world.ask(renewListing, { params: { id } }, { token: seller.token });

describe('a suspended account', () => {
  it.each([
    ['listing', list],
    ['publishing', publishAgain],
    ['renewing', renew],
  ])('shows nothing new, not even by %s at the very moment', async (_deed, act) => {
    const { id } = await publish({ status: 'draft' });
    const answered = await suspendedMeanwhile(seller, () => act(id));
    expect(answered.refusal.code).toBe('unauthenticated');
    expect(await world.database.query(`select id from app.listing where status = 'published'`)).toEqual([]);
  });

  it('is told of what its searches found only when the suspension has ended', async () => {
    await save(searcher);
    await suspend(searcher, true);
    await publish();
    await matchNews(world.adapters);
    expect(await mailsTo(searcher.user.email)).toEqual([]);
    await suspend(searcher, false);
    await settled();
    expect(await mailsTo(searcher.user.email)).toHaveLength(1);
  });

  it('gets no mail that a listing of its own has expired', async () => {
    const { id } = await publish();
    await world.database.query(
      `update app.listing set status = 'expired', expires_at = now() - interval '1 hour' where id = $1`,
      [id],
    );
    await suspend(seller, true);
    await runEnds(world.adapters);
    expect(await mailsTo(seller.user.email)).toEqual([]);
    await suspend(seller, false);
    await runEnds(world.adapters);
    expect(await mailsTo(seller.user.email)).toHaveLength(1);
  });
});
