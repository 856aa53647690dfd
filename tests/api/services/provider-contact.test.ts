import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { me } from '../../../src/contract/account/account.ts';
import { sendPhoneCode, verifyPhone } from '../../../src/contract/account/phone.ts';
import { type ProfileChange, updateProfile } from '../../../src/contract/account/profile.ts';
import { exportAccount } from '../../../src/contract/admin/own-data.ts';
import { bookAppointment } from '../../../src/contract/booking/appointment.ts';
import { requestGuestCode } from '../../../src/contract/booking/guest.ts';
import { getListing } from '../../../src/contract/property/listing-detail.ts';
import { getReadiness, putBusiness } from '../../../src/contract/services/business.ts';
import { getProvider, listProviders } from '../../../src/contract/services/provider.ts';
import { aBooking, sentCode, sessionOf } from '../../support/appointments.ts';
import { aBusiness } from '../../support/businesses.ts';
import { emptied } from '../../support/emptied.ts';
import { aListing } from '../../support/listings.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anUploadedImage, aPhotograph } from '../../support/pictures.ts';
import { aCard, anOffering, offered } from '../../support/providers.ts';
import { aServiceCard } from '../../support/service-cards.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => emptied(world.database));

const landline = '+49 30 23125123';
const mobile = '+49 1512 3450077';

const change = ({ token }: Pick<Person, 'token'>, body: Partial<ProfileChange>) =>
  world.ask(updateProfile, { body }, { token });
const shownBy = async (id: string) => (await world.ask(getProvider, { params: { id } })).body;

/** Somebody whom visitors see, with hours. */
async function aShown(overrides: Parameters<typeof aProvider>[1] = {}): Promise<Person> {
  const person = await withConfirmedEmail(world, await aProvider(world, overrides));
  await world.ask(putBusiness, { body: aBusiness() }, { token: person.token });
  await aServiceCard(world, person, { isPublished: true });
  await world.database.query(
    'insert into app.weekly_hours (provider_id, weekday, opens_minute, closes_minute) values ($1, 1, 540, 1020)',
    [person.user.id],
  );
  return person;
}

describe('telephone and street', () => {
  it('are on profile and map as the switches say, and in a trader’s details whatever they say', async () => {
    const person = await aShown();
    const { id } = person.user;
    const hidden = await shownBy(id);
    expect(hidden).toMatchObject({ phone: null, street: null, position: null });
    expect(hidden.business).toMatchObject({ phone: person.user.phone, email: person.user.email });
    expect(hidden.business?.street).not.toBeNull();
    const middle = async () => {
      const { items } = (await world.ask(listProviders, { query: { zip: person.user.zip ?? '' } })).body;
      return items.map(({ latitude, longitude }) => [latitude, longitude]);
    };
    const before = await middle();
    const answered = await change(person, { isPhonePublic: true, latitude: 52.51, longitude: 13.4 });
    expect(answered.body).toMatchObject({ isPhonePublic: true, isAddressPublic: false });
    expect(await middle()).toEqual(before);
    expect(await shownBy(id)).toMatchObject({ street: null, position: null });
    await change(person, { isAddressPublic: true });
    expect(await shownBy(id)).toMatchObject({
      phone: person.user.phone,
      street: 'Hauptstraße 12a',
      position: { latitude: 52.51, longitude: 13.4 },
    });
    expect(await middle()).toEqual([[52.51, 13.4]]);
    await change(person, { isPhonePublic: false, isAddressPublic: false });
    expect(await shownBy(id)).toMatchObject({ phone: null, street: null, position: null });
    expect(await middle()).toEqual(before);
  });

  it('with only a postal code’s middle known, no profile calls that the position of the house', async () => {
    const person = await aShown();
    await change(person, { isAddressPublic: true });
    expect(await shownBy(person.user.id)).toMatchObject({ street: 'Hauptstraße 12a', position: null });
  });

  it('of a private person are nowhere unless they say so', async () => {
    const person = await aShown();
    const { isTrader: _, legalForm: __, vatStatus: ___, ...form } = aBusiness();
    await world.ask(putBusiness, { body: { ...form, isTrader: false } }, { token: person.token });
    expect((await shownBy(person.user.id)).business).toMatchObject({ street: null, phone: null, email: null });
  });

  it('are told to whoever has booked, and the pictures are on profile, result and visit', async () => {
    const [salon] = await offered(world.database, anOffering({ cards: [aCard({ isAvailableNow: true })] }));
    const token = await sessionOf(world, salon.id);
    const bytes = await aPhotograph().webp().toBuffer();
    const picture = await anUploadedImage(world, { token } as Person, bytes, 'image/webp', 'profile');
    expect((await change({ token }, { profileImage: picture })).status).toBe(200);
    const shown = await anUploadedImage(world, { token } as Person, bytes, 'image/webp', 'service');
    await world.database.query(
      "insert into app.service_card_image (card_id, image_id, position, alt) values ($1, $2, 0, '')",
      [salon.cards[0]?.id, shown],
    );
    const customer = await aCustomer(world);
    const booked = await world.ask(
      bookAppointment,
      { body: aBooking(salon, { phone: mobile }) },
      { token: customer.token },
    );
    expect(booked.body.appointment.provider).toMatchObject({
      phone: '+49 171 3920000',
      address: 'Geheime Straße 7, 10115 Berlin',
      portrait: { id: picture },
      picture: { id: shown },
    });
    expect(booked.body.appointment.customer.phone).toBe(mobile);
    expect((await shownBy(salon.id)).portrait?.id).toBe(picture);
    const { items } = (await world.ask(listProviders, { query: { zip: '10115' } })).body;
    expect(items[0]?.portrait?.id).toBe(picture);
  });
});

describe('a plumber whose number is a landline', () => {
  it('keeps it for customers, unproven, beside a proven mobile number, and is bookable', async () => {
    const person = await aShown({ phone: landline });
    expect(person.user).toMatchObject({ phone: null, publicPhone: landline, phone_verified: false });
    const ready = async () => (await world.ask(getReadiness, {}, { token: person.token })).body;
    expect((await ready()).missing).toEqual(['phone']);
    const refused = await world.ask(sendPhoneCode, { body: { phone_number: landline } }, { token: person.token });
    expect([refused.status, Object.keys(refused.refusal.fields ?? {})]).toEqual([400, ['phone_number']]);
    expect((await change(person, { phone: landline })).refusal.fields).toHaveProperty('phone');
    expect((await world.ask(sendPhoneCode, { body: { phone_number: mobile } }, { token: person.token })).status).toBe(
      200,
    );
    const code = await sentCode(world, '+4915123450077');
    await world.ask(verifyPhone, { body: { code } }, { token: person.token });
    expect((await world.ask(me, {}, { token: person.token })).body).toMatchObject({
      phone: mobile,
      publicPhone: landline,
      phone_verified: true,
    });
    expect(await ready()).toMatchObject({ bookable: true, missing: [] });
    await change(person, { isPhonePublic: true });
    expect(await shownBy(person.user.id)).toMatchObject({ phone: landline, isPhoneProven: false, isBookable: true });
    const { id } = await aListing(world, person);
    expect((await world.ask(getListing, { params: { id } })).body.agent.phone).toBe(landline);
    await change(person, { publicPhone: '' });
    expect(await shownBy(person.user.id)).toMatchObject({ phone: mobile, isPhoneProven: true });
  });

  it('who was here before keeps the landline when a mobile number is proven', async () => {
    const person = await aShown();
    await world.database.query('update app.account set phone = $2, phone_verified_at = now() where id = $1', [
      person.user.id,
      landline,
    ]);
    await world.ask(sendPhoneCode, { body: { phone_number: mobile } }, { token: person.token });
    await world.ask(verifyPhone, { body: { code: await sentCode(world, '+4915123450077') } }, { token: person.token });
    const { body } = await world.ask(me, {}, { token: person.token });
    expect(body).toMatchObject({ phone: mobile, publicPhone: landline });
  });

  it('finds both numbers in the export', async () => {
    const person = await aShown({ publicPhone: landline });
    const { body } = await world.ask(exportAccount, {}, { token: person.token });
    expect(JSON.stringify(body)).toContain(landline);
    expect(JSON.stringify(body)).toContain(person.user.phone);
  });
});

describe('a code for a guest', () => {
  it('does not go to a landline', async () => {
    const { status, refusal } = await world.ask(requestGuestCode, { body: { phone: landline } });
    expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, ['phone']]);
  });
});
