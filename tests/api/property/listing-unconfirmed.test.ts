import { describe, expect, it } from 'vitest';
import { resetPassword, verifyEmail } from '../../../src/contract/account/account.ts';
import { changePackage } from '../../../src/contract/billing/billing.ts';
import { listListings } from '../../../src/contract/property/browse-listings.ts';
import { createProperty, type Property, renewListing } from '../../../src/contract/property/listing.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { aPropertyForm, type PropertyForm } from '../../support/listings.ts';
import { anUnconfirmedSeller, aSeller, type Person, withoutTrial } from '../../support/people.ts';
import { change, own, prepareProperties, world } from '../../support/properties.ts';

prepareProperties();

const create = async (by: Person, overrides: Partial<PropertyForm> = {}) =>
  world.ask(createProperty, { body: aPropertyForm(overrides) }, { token: by.token });

async function linkIn({ user }: Person, kind: RegExp): Promise<string> {
  const [mail] = await world.database.query<{ body: string }>(
    'select body from app.outgoing_mail where recipient = $1 order by created_at desc, id desc limit 1',
    [user.email],
  );
  const token = kind.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error('no link in the mail');
  return token;
}

const confirm = async (person: Person) =>
  world.ask(verifyEmail, { params: { token: await linkIn(person, /verify-email\/([\w-]+)/) } });

const standing = ({ status, awaitsConfirmation, expiresAt }: Property) => [
  status,
  awaitsConfirmation,
  expiresAt !== null,
];
const isFound = async ({ id }: Property): Promise<boolean> =>
  (await world.ask(listListings, { query: {} })).body.items.some((card) => card.id === id);

describe('a seller whose address is not confirmed', () => {
  it('publishes a draft, which goes public by itself with the confirmation', async () => {
    const person = await anUnconfirmedSeller(world);
    const { status, body } = await create(person);
    expect([status, standing(body)]).toEqual([201, ['draft', true, false]]);
    expect(await isFound(body)).toBe(false);
    expect((await world.ask(getListing, { params: { id: body.id } })).status).toBe(404);

    const confirmed = await confirm(person);
    expect([confirmed.status, confirmed.body]).toEqual([
      200,
      { type: 'seller', publishedListings: 1, isAgain: false, access_token: null },
    ]);
    const [after] = await own(person);
    expect(after && standing(after)).toEqual(['published', false, true]);
    expect(Date.parse(after?.expiresAt ?? '') - Date.now(), 'its days begin now').toBeGreaterThan(89 * 86_400_000);
    expect(await isFound(body)).toBe(true);
    expect((await create(person)).body.status, 'from now on at once').toBe('published');
  });

  it('leaves drafts drafts, and lets whoever thinks better of it take the wish back', async () => {
    const person = await anUnconfirmedSeller(world);
    const kept = (await create(person, { status: 'draft' })).body;
    const withdrawn = (await create(person)).body;
    expect(standing((await change(person, { id: withdrawn.id, title: 'Villa' })).body)).toEqual(['draft', true, false]);
    expect(standing((await change(person, { id: withdrawn.id, status: 'draft' })).body)).toEqual([
      'draft',
      false,
      false,
    ]);
    const wished = (await change(person, { id: kept.id, status: 'published' })).body;
    expect(standing(wished)).toEqual(['draft', true, false]);
    expect((await confirm(person)).body.publishedListings).toBe(1);
    const after = new Map((await own(person)).map(({ id, status }) => [id, status]));
    expect([after.get(kept.id), after.get(withdrawn.id)]).toEqual(['published', 'draft']);
  });

  it('has the places of the plan, and no more of them by waiting', async () => {
    const person = await anUnconfirmedSeller(world, { type: 'basic' });
    const { id } = (await create(person)).body;
    expect((await create(person)).refusal.code).toBe('plan_limit');
    expect((await change(person, { id, status: 'published' })).status, 'it is the same place').toBe(200);
  });

  it('whose plan has become smaller meanwhile goes public with what it has room for, the newest first', async () => {
    const person = await anUnconfirmedSeller(world);
    await create(person, { title: 'First' });
    await create(person, { title: 'Second' });
    await withoutTrial(world, person);
    await world.ask(changePackage, { body: { package: 'basic' } }, { token: person.token });
    expect((await confirm(person)).body.publishedListings).toBe(1);
    expect(
      (await own(person)).map(({ title, status, awaitsConfirmation }) => [title, status, awaitsConfirmation]),
    ).toEqual([
      ['Second', 'published', false],
      ['First', 'draft', false],
    ]);
  });

  it('cannot go around it by renewing', async () => {
    const person = await anUnconfirmedSeller(world);
    const { id } = (await create(person)).body;
    const renewed = await world.ask(renewListing, { params: { id } }, { token: person.token });
    expect([renewed.status, renewed.refusal.code]).toEqual([403, 'email_unconfirmed']);
    expect(renewed.refusal.error).toContain('confirm your e-mail address');
  });

  it('keeps public what is public already', async () => {
    const person = await aSeller(world);
    const { id } = (await create(person)).body;
    await world.database.query('update app.account set email_verified_at = null where id = $1', [person.user.id]);
    expect((await change(person, { id, status: 'published', title: 'Villa' })).body.status).toBe('published');
    expect((await change(person, { id, status: 'paused' })).body.status).toBe('paused');
    expect(standing((await change(person, { id, status: 'published' })).body)).toEqual(['draft', true, true]);
  });

  it('has shown to hold the address by the link to a new password, too', async () => {
    const person = await anUnconfirmedSeller(world);
    const { id } = (await create(person)).body;
    await world.raw('POST /api/auth/password/forgot', { email: person.user.email });
    await world.afterwards();
    const token = await linkIn(person, /password\/reset\/([\w-]+)/);
    await world.ask(resetPassword, { body: { token, password: 'Ein anderes Passwort 2' } });
    expect((await world.ask(getListing, { params: { id } })).status).toBe(200);
  });

  it('who confirms while the listing is being saved has it public, whichever comes first', async () => {
    const person = await anUnconfirmedSeller(world);
    const [{ body }] = await Promise.all([create(person), confirm(person)]);
    expect(await isFound(body)).toBe(true);
  });
});
