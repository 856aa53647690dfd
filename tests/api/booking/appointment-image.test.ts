import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runUnnamedImages } from '../../../netlify/features/account/image/sweep-actions.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { bookAppointment, listAppointments } from '../../../src/contract/booking/appointment.ts';
import { getVisit } from '../../../src/contract/booking/appointment-actions.ts';
import { getAppointment } from '../../../src/contract/booking/appointment-detail.ts';
import * as pictures from '../../../src/contract/booking/appointment-image.ts';
import { aBooking, aGuest, atTime, sessionOf, startIn } from '../../support/appointments.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph, putBytes } from '../../support/pictures.ts';
import { anOffering, type Offering, offered } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let photograph: Uint8Array;
let customer: Person;
let provider: Offering;
beforeAll(async () => {
  world = await startWorld();
  photograph = await aPhotograph(60, 40).png().toBuffer();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await withConfirmedEmail(world, await aCustomer(world, { name: 'Klara Kunde' }));
  [provider] = await offered(world.database, anOffering());
  await world.database.query('update app.service_card set is_available_now = true');
});

const announced = { contentType: 'image/png', size: 1000 } as const;

/** A visit and how its customer and its provider reach it. */
async function booked(daysAhead = 20) {
  const body = aBooking(provider, { start: startIn(daysAhead) });
  const answer = await world.ask(bookAppointment, { body }, { token: customer.token });
  const { id } = answer.body.appointment;
  return { id, params: { id }, by: { token: customer.token } };
}

async function added(visit: Awaited<ReturnType<typeof booked>>): Promise<string> {
  const place = await world.ask(pictures.prepareAppointmentImage, { params: visit.params, body: announced }, visit.by);
  expect(place.status).toBe(201);
  expect((await putBytes(world, place.body, photograph)).ok).toBe(true);
  return place.body.id;
}

const put = async (visit: Awaited<ReturnType<typeof booked>>, images: string[], by = visit.by) =>
  world.ask(pictures.putAppointmentImages, { params: visit.params, body: { images } }, by);

const seenBy = async (token: string, { params }: Pick<Awaited<ReturnType<typeof booked>>, 'params'>) =>
  (await world.ask(getAppointment, { params }, { token })).body.images;

/** The status of the signed link itself: a redirect to the store, and the picture behind it. */
async function shown(url: string): Promise<number> {
  const answer = await world.fetch(new Request(new URL(url, world.adapters.siteUrl), { redirect: 'manual' }));
  const to = answer.headers.get('location');
  if (to === null) return answer.status;
  return (await world.fetch(new Request(new URL(to, world.adapters.siteUrl)))).status;
}

const storedAt = async () =>
  (await world.database.query<{ key: string }>('select store_key as key from app.image')).map(({ key }) => key);

describe('pictures of a visit', () => {
  it('are seen by its customer and its provider, and nowhere else', async () => {
    const visit = await booked();
    const images = [await added(visit), await added(visit)];
    const answer = await put(visit, images);
    expect(answer.body.images).toMatchObject([
      { id: images[0], width: 60, height: 40 },
      { id: images[1], width: 60, height: 40 },
    ]);
    const seen = await seenBy(await sessionOf(world, provider.id), visit);
    expect(seen.map(({ id }) => id)).toEqual(images);
    // The list of requests shows them as well.
    const token = await sessionOf(world, provider.id);
    const listed = await world.ask(listAppointments, { query: { as: 'provider' } }, { token });
    expect(listed.body.items.map((item) => item.images)).toEqual([seen]);
    // The address stays as it is, so that a screen which asks again loads nothing anew.
    expect(await seenBy(customer.token, visit)).toEqual(seen);
    expect(await shown(seen[0]?.url ?? '')).toBe(200);
    for (const key of await storedAt()) {
      expect(key).toMatch(/^visit-upload\//);
      expect(
        (await world.fetch(new Request(new URL(world.adapters.images.urlOf(key), world.adapters.siteUrl)))).status,
      ).toBe(404);
    }
    const another = await aCustomer(world);
    const foreign = await world.ask(getAppointment, { params: visit.params }, { token: another.token });
    expect(foreign.status).toBe(404);
  });

  it('are put and taken away by the customer alone, until the start', async () => {
    const visit = await booked();
    const image = await added(visit);
    await put(visit, [image]);
    const by = { token: await sessionOf(world, provider.id) };
    expect((await put(visit, [], by)).status).toBe(403);
    const asked = { params: visit.params, body: announced };
    expect((await world.ask(pictures.prepareAppointmentImage, asked, by)).status).toBe(403);
    await atTime(world, startIn(20, '10:01'), async () => {
      const late = { ...visit, by: { token: await sessionOf(world, customer.user.id) } };
      expect((await put(late, [])).refusal.code).toBe('too_late');
      expect((await world.ask(pictures.prepareAppointmentImage, asked, late.by)).refusal.code).toBe('too_late');
      expect(await seenBy(late.by.token, visit)).toHaveLength(1);
    });
    expect((await put(visit, [])).body.images).toEqual([]);
  });

  it('are three at most, and each uploaded for this very visit', async () => {
    const visit = await booked();
    const four = [await added(visit), await added(visit), await added(visit), await added(visit)];
    const many = await put(visit, four);
    expect([many.status, many.refusal.fields]).toEqual([400, { images: expect.stringContaining('three') }]);
    expect((await put(visit, four.slice(0, 3))).body.images).toHaveLength(3);
    const other = await booked(21);
    const own = await anUploadedImage(world, customer, photograph, 'image/png');
    for (const image of [four[0] ?? '', own]) {
      const { status, refusal } = await put(other, [image]);
      expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['images']]);
    }
    expect((await seenBy(customer.token, other)).length).toBe(0);
  });

  it('are refused where they are no pictures, or too large', async () => {
    const visit = await booked();
    const place = await world.ask(
      pictures.prepareAppointmentImage,
      { params: visit.params, body: announced },
      visit.by,
    );
    await putBytes(world, place.body, new TextEncoder().encode('<svg/>'));
    expect((await put(visit, [place.body.id])).refusal.fields).toHaveProperty('images');
    for (const body of [
      { ...announced, contentType: 'image/svg+xml' },
      { ...announced, size: 99_999_999 },
    ]) {
      const ask = { params: visit.params, body: body as never };
      expect((await world.ask(pictures.prepareAppointmentImage, ask, visit.by)).status).toBe(400);
    }
  });

  it('can be added by a guest who holds the link of the visit, and by no other link', async () => {
    const guest = await aGuest(world, 'gerda@example.org');
    const { link } = (await world.ask(bookAppointment, { body: aBooking(provider, { guest }) })).body;
    const params = { token: link ?? '' };
    const place = await world.ask(pictures.prepareVisitImage, { params, body: announced });
    await putBytes(world, place.body, photograph);
    const answer = await world.ask(pictures.putVisitImages, { params, body: { images: [place.body.id] } });
    expect(answer.body.images).toMatchObject([{ id: place.body.id }]);
    const foreign = { params: { token: 'made-up' } };
    for (const { status } of [
      await world.ask(pictures.prepareVisitImage, { ...foreign, body: announced }),
      await world.ask(pictures.putVisitImages, { ...foreign, body: { images: [] } }),
    ])
      expect(status).toBe(404);
    expect((await world.ask(getVisit, { params })).body.images).toHaveLength(1);
  });

  it('outlive the sweep of every night until the link of the visit ends, and then go from the store', async () => {
    const visit = await booked();
    await put(visit, [await added(visit)]);
    const left = await added(visit);
    await atTime(world, startIn(22), () => runUnnamedImages(world.adapters));
    const ids = await world.database.query<{ id: string }>('select id from app.image');
    expect(ids).toHaveLength(1);
    expect(ids[0]?.id).not.toBe(left);
    const [key = ''] = await storedAt();
    await atTime(world, startIn(112), () => runUnnamedImages(world.adapters));
    expect(await storedAt()).toEqual([]);
    expect(await world.adapters.images.read(key)).toBeUndefined();
  });

  it('are named in the export of the customer, without an address', async () => {
    const visit = await booked();
    const image = await added(visit);
    await put(visit, [image]);
    const { body } = await world.ask(exportAccount, {}, visit.by);
    expect(body.held['images']).toMatchObject([{ id: image, purpose: 'visit', address: null }]);
  });
});
