import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../../netlify/ground/columns.ts';
import { updateProfile } from '../../src/contract/account/profile.ts';
import { submitLicence } from '../../src/contract/account/verification-seller.ts';
import { bookAppointment } from '../../src/contract/booking/appointment.ts';
import { cancelAppointment, moveAppointment } from '../../src/contract/booking/appointment-actions.ts';
import { putCustomerInvoiceSettings } from '../../src/contract/booking/customer-invoice-settings.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { createProperty, duplicateListing, updateProperty } from '../../src/contract/property/listing.ts';
import { putAvailability } from '../../src/contract/services/availability.ts';
import { getBusiness, putBusiness, putTax } from '../../src/contract/services/business.ts';
import { businessFields, type Meaning } from '../../src/contract/services/business-fields.ts';
import { createServiceCard, updateServiceCard } from '../../src/contract/services/service-card.ts';
import { updateStaff } from '../../src/contract/services/staff.ts';
import { clearStage, nowhere, type Stage, setStage, tokenOf } from '../support/access/stage.ts';
import { sessionOf, startIn } from '../support/appointments.ts';
import { aBusiness, aTaxForm } from '../support/businesses.ts';
import { aPropertyForm } from '../support/listings.ts';
import { aCardForm } from '../support/service-cards.ts';
import { aPicture, twofold } from '../support/written/things.ts';

/** What a choice makes meaningless is not kept: the row that is written afterwards has null, nothing, or no. */

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
}, 120_000);
afterAll(() => stage.world.close());

type Row = Record<string, unknown>;

async function done(token: string, endpoint: Endpoint, ask: unknown): Promise<{ id: string }> {
  const { status, body, refusal } = await stage.world.ask(endpoint, ask as never, { token });
  if (status >= 300) throw new Error(`${endpoint.path} answers ${status} ${JSON.stringify(refusal)}`);
  return body as { id: string };
}

const rowOf = async (statement: string, id: string): Promise<Row> =>
  (await stage.world.database.query<Row>(statement, [id]))[0] ?? {};

const isBlank = (value: unknown): boolean =>
  value === null || value === false || value === 0 || (Array.isArray(value) && value.length === 0);

/** Somebody who offers services, with two cards and two people. */
async function aSalon() {
  await clearStage(stage);
  const [id = nowhere, card = nowhere, other = nowhere, staff = nowhere, start = ''] = (
    await twofold(stage, 'provider')
  ).split(' ');
  return { id, card, other, staff, start, token: await sessionOf(stage.world, id) };
}

interface Choice {
  /** The choice, and what it makes meaningless. */
  name: string;
  fields: readonly string[];
  /** Says everything, then makes the choice; the row after each. */
  rows: () => Promise<readonly [before: Row, after: Row]>;
}

const whole = aBusiness({
  legalForm: 'gmbh',
  representative: 'Anna Müller',
  registerCourt: 'Berlin',
  registerNumber: 'HRB 1',
  supervisor: 'Ordnungsamt',
  vatStatus: 'vat_id',
  vatId: 'DE136695976',
});

/** By what a field of a business means something, and what has to be said so that it means nothing. */
const meanings: Record<Exclude<Meaning, 'always'>, Partial<typeof whole>> = {
  trader: { isTrader: false },
  represented: { legalForm: 'sole' },
  registered: { legalForm: 'sole' },
  insured: { insurer: '' },
  german: { country: 'at', zip: '1060', city: 'Wien', vatStatus: 'small' },
};

/** The VAT id is the account's, for the tax report as well: of the business it is shown where it means something. */
async function businessOf(id: string, token: string): Promise<Row> {
  const row = await rowOf(businessRow, id);
  const { business: answered } = (await done(token, getBusiness, {})) as unknown as { business: Row };
  return { ...row, vat_id: answered['vatId'] };
}

const sealed = (kind: string) => `exists (select from app.sealed_detail where account_id = $1 and kind = '${kind}')`;
const businessRow = `select business.*, ${sealed('tax_number')} as tax_number
  from app.provider_business business where account_id = $1`;

const business = (name: string, choice: Partial<typeof whole>, fields: readonly string[], before = whole): Choice => ({
  name,
  fields,
  rows: async () => {
    const { id, token } = await aSalon();
    await done(token, putBusiness, { body: before });
    const first = await businessOf(id, token);
    await done(token, putBusiness, { body: { ...before, ...choice } });
    return [first, await businessOf(id, token)];
  },
});

const meaningOf = (wanted: Meaning): string[] =>
  Object.entries(businessFields)
    .filter(([, { meaning }]) => meaning === wanted)
    .map(([name]) => name);

const businessChoices: Choice[] = [
  ...Object.entries(meanings).map(([meaning, choice]) =>
    business(
      `a business without what makes “${meaning}”`,
      choice,
      meaningOf(meaning as Meaning).filter((name) => name !== 'taxNumber'),
    ),
  ),
  business('a business that charges no VAT', { vatStatus: 'small' }, ['vatId']),
  business('a business with a tax number instead of a VAT id', { vatStatus: 'tax_number', taxNumber: '12/345/67890' }, [
    'vatId',
  ]),
  business(
    'a business with a VAT id instead of a tax number',
    { vatStatus: 'vat_id', vatId: 'DE136695976' },
    ['taxNumber'],
    {
      ...whole,
      vatStatus: 'tax_number',
      taxNumber: '12/345/67890',
      vatId: null,
    },
  ),
  business('a private person with a tax number', { isTrader: false }, ['taxNumber'], {
    ...whole,
    vatStatus: 'tax_number',
    taxNumber: '12/345/67890',
    vatId: null,
  }),
];

const listingRow = 'select * from app.listing where id = $1';
const house = aPropertyForm({ status: 'draft', category: 'house-lot', isFurnished: true });
const ofRooms = ['bedrooms', 'bathrooms', 'isFurnished'];
const asSeller = () => tokenOf(stage, stage.people.seller);

const listed = (name: string, change: (token: string, id: string) => Promise<{ id: string }>): Choice => ({
  name,
  fields: ofRooms,
  rows: async () => {
    const token = await asSeller();
    const { id } = await done(token, createProperty, { body: house });
    const before = await rowOf(listingRow, id);
    return [before, await rowOf(listingRow, (await change(token, id)).id)];
  },
});

const zones = { isMobile: true, travelZones: [{ upTo: 12, fee: 7.5 }] };
const cardRow = 'select * from app.service_card where id = $1';

const visitRow = 'select * from app.appointment where id = $1';
const home = { place: 'customer', address: { street: 'Gartenweg 3', zip: '10439', city: 'Berlin' } };
const asCustomer = () => tokenOf(stage, stage.people.customer);

async function booked(further: Row): Promise<{ id: string; token: string; salon: Awaited<ReturnType<typeof aSalon>> }> {
  const salon = await aSalon();
  const token = await asCustomer();
  const body = { providerId: salon.id, cards: [salon.card], start: salon.start, beginsEarly: true, ...further };
  const answer = (await done(token, bookAppointment, { body })) as unknown as { appointment: { id: string } };
  return { id: answer.appointment.id, token, salon };
}

const choices: Choice[] = [
  ...businessChoices,
  listed('a listing that becomes a bare lot', (token, id) =>
    done(token, updateProperty, { body: { id, category: 'lot' } }),
  ),
  listed('a bare lot that is told to have rooms', async (token, id) => {
    await done(token, updateProperty, { body: { id, category: 'lot' } });
    return done(token, updateProperty, { body: { id, bedrooms: 3, bathrooms: 2, isFurnished: true } });
  }),
  listed('a new bare lot', (token) => done(token, createProperty, { body: { ...house, category: 'land' } })),
  listed('the copy of a bare lot', async (token, id) => {
    await done(token, updateProperty, { body: { id, category: 'lot' } });
    return done(token, duplicateListing, { params: { id } });
  }),
  {
    name: 'a service that is not done at home any more',
    fields: ['travelZones', 'travelReachKilometres'],
    rows: async () => {
      const { token } = await aSalon();
      const { id } = await done(token, createServiceCard, { body: aCardForm(zones) });
      const before = await rowOf(cardRow, id);
      await done(token, updateServiceCard, { params: { id }, body: aCardForm({ ...zones, isMobile: false }) });
      return [before, await rowOf(cardRow, id)];
    },
  },
  {
    name: 'a card that is offered in variants',
    fields: ['parts'],
    rows: async () => {
      const { token } = await aSalon();
      const parts = [{ work: 20, wait: 20 }, { work: 20 }];
      const variants = [{ id: 'short', name: 'kurz', price: 38, duration: 35 }];
      const { id } = await done(token, createServiceCard, { body: aCardForm({ parts }) });
      const before = await rowOf(cardRow, id);
      await done(token, updateServiceCard, { params: { id }, body: aCardForm({ parts, variants }) });
      return [before, await rowOf(cardRow, id)];
    },
  },
  {
    name: 'a visit in the shop',
    fields: ['address', 'travelFeeCents'],
    rows: async () => {
      const at = await booked(home);
      const before = await rowOf(visitRow, at.id);
      return [before, await rowOf(visitRow, (await booked({ ...home, place: 'shop' })).id)];
    },
  },
  {
    name: 'a visit that is cancelled while another time is proposed',
    fields: ['proposedStartsAt', 'proposedStaffId'],
    rows: async () => {
      const { id, token, salon } = await booked({});
      await stage.world.database.query(`update app.appointment set status = 'confirmed' where id = $1`, [id]);
      await done(salon.token, moveAppointment, { params: { id }, body: { start: startIn(21), staffId: salon.staff } });
      const before = await rowOf(visitRow, id);
      await done(token, cancelAppointment, { params: { id }, body: {} });
      return [before, await rowOf(visitRow, id)];
    },
  },
  {
    name: 'somebody of the staff with all cards and the hours of the business',
    fields: ['cards', 'hours'],
    rows: async () => {
      const { staff: id, card, token } = await aSalon();
      const statement = `select array(select card_id::text from app.staff_card where staff_id = $1) as cards,
        array(select weekday from app.staff_hours where staff_id = $1) as hours`;
      const body = { name: 'Mira', cards: [card], hours: [{ weekday: 1, opensMinute: 540, closesMinute: 600 }] };
      await done(token, updateStaff, { params: { id }, body });
      const before = await rowOf(statement, id);
      await done(token, updateStaff, { params: { id }, body: { name: 'Mira', cards: null, hours: null } });
      return [before, await rowOf(statement, id)];
    },
  },
  {
    name: 'hours without a region whose public holidays count',
    fields: ['days'],
    rows: async () => {
      const { id, token } = await aSalon();
      const year = stage.world.clock.now().getUTCFullYear();
      const statement = 'select array(select day::text from app.worked_holiday where provider_id = $1) as days';
      const body = { weeklyHours: [], holidayRegion: 'DE-BE', workedHolidays: [`${year + 1}-01-01`] };
      await done(token, putAvailability, { body });
      const before = await rowOf(statement, id);
      await done(token, putAvailability, { body: { ...body, holidayRegion: null } });
      return [before, await rowOf(statement, id)];
    },
  },
  {
    name: 'a provider without a VAT id',
    fields: ['vatId'],
    rows: async () => {
      const { id, token } = await aSalon();
      const statement = `select ${sealed('vat')} as vat_id`;
      await done(token, putTax, { body: aTaxForm({ vatId: 'DE136695976' }) });
      const before = await rowOf(statement, id);
      await done(token, putTax, { body: aTaxForm({ vatId: '' }) });
      return [before, await rowOf(statement, id)];
    },
  },
  {
    name: 'a business that charges VAT has no number of a small one',
    fields: ['number'],
    rows: async () => {
      const { id, token } = await aSalon();
      const statement = `select ${sealed('invoice_tax_number')} as number`;
      const settings = { prefix: 'RE-', daysToPay: 14, rateHundredths: null, closing: '', logo: 'name' };
      await done(token, putBusiness, { body: aBusiness() });
      await done(token, putCustomerInvoiceSettings, { body: { ...settings, taxNumber: '12/345/67890' } });
      const before = await rowOf(statement, id);
      await done(token, putBusiness, { body: whole });
      return [before, await rowOf(statement, id)];
    },
  },
  {
    name: 'a number that is another one is not proven',
    fields: ['phoneVerifiedAt'],
    rows: async () => {
      const { id, token } = await aSalon();
      const statement = 'select phone_verified_at from app.account where id = $1';
      const before = await rowOf(statement, id);
      await done(token, updateProfile, { body: { phone: '+49 1512 3456780' } });
      return [before, await rowOf(statement, id)];
    },
  },
  {
    name: 'the license of a broker, who works under nobody',
    fields: ['brokerName', 'brokerNumber'],
    rows: async () => {
      const token = await asSeller();
      const statement = 'select * from app.verification where account_id = $1 order by submitted_at desc, id limit 1';
      const id = stage.people.seller.user.id;
      const given = async (role: Row) => {
        await stage.world.database.query('delete from app.verification');
        const images = [await aPicture('document')({ stage, actor: 'seller' })];
        const body = { number: 'PRC 1', name: 'Ana', validUntil: '2099-01-01', images, ...role };
        await done(token, submitLicence, { body });
        return rowOf(statement, id);
      };
      const under = { brokerName: 'Ben', brokerNumber: 'PRC 2' };
      return [await given({ role: 'salesperson', ...under }), await given({ role: 'broker', ...under })];
    },
  },
];

describe('what a choice makes meaningless', () => {
  it.each(choices)('is not kept: $name', async ({ fields, rows }) => {
    const [before, after] = await rows();
    const columns = fields.map(columnOf);
    expect(columns.filter((column) => isBlank(before[column]) || before[column] === undefined)).toEqual([]);
    expect(columns.filter((column) => !isBlank(after[column]))).toEqual([]);
  });
});
