import {
  type CustomerInvoiceDetail,
  issueCustomerInvoice,
  proposeCustomerInvoice,
} from '../../src/contract/booking/customer-invoice.ts';
import type { Country } from '../../src/contract/country.ts';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { putBank, putBusiness } from '../../src/contract/services/business.ts';
import { sessionOf } from './appointments.ts';
import { aBankAccount, aBusiness } from './businesses.ts';
import { swissIban } from './invoices.ts';
import { aProvider, type Person, withConfirmedEmail } from './people.ts';
import { anAppointment } from './providers.ts';
import type { Answered, World } from './world.ts';

/** Providers who bill their customers, and visits that they bill. */

const homes = {
  de: { zip: '10115', city: 'Berlin', vatStatus: 'tax_number', taxNumber: '12/345/67890' },
  at: { zip: '1060', city: 'Wien', vatStatus: 'vat_id', vatId: 'ATU13585627' },
  ch: { zip: '8001', city: 'Zürich', vatStatus: 'vat_id', vatId: 'CHE-123.456.788 MWST', legalForm: 'sole' },
} as const;

export const zoneOf = { de: 'Europe/Berlin', at: 'Europe/Vienna', ch: 'Europe/Zurich' } as const;

type BusinessForm = AskOf<typeof putBusiness>['body'];

const answered = <T>({ status, body, refusal }: Answered<T>): T => {
  if (status >= 400) throw new Error(`answered ${status}: ${JSON.stringify(refusal)}`);
  return body;
};

/** Somebody with a business and a bank account, who charges VAT where nothing else is said. */
export async function aBillingProvider(
  world: World,
  country: Country = 'de',
  changes: Partial<BusinessForm> = {},
): Promise<Person> {
  const person = await withConfirmedEmail(world, await aProvider(world));
  const token = await sessionOf(world, person.user.id);
  const body = { ...aBusiness({ country, crafts: [] }), ...homes[country], ...changes } as BusinessForm;
  answered(await world.ask(putBusiness, { body }, { token }));
  const bank = aBankAccount(country === 'ch' ? { iban: swissIban, bic: null } : {});
  answered(await world.ask(putBank, { body: bank }, { token }));
  return person;
}

interface Done {
  provider: Person;
  country?: Country;
  customer?: Person | undefined;
  totalCents?: number;
  travelCents?: number;
  isAtCustomer?: boolean;
  guest?: { name: string; email: string | null };
  day?: string;
}

/** A visit that took place. */
export async function aDoneVisit(world: World, done: Done): Promise<string> {
  const { provider, country = 'de', customer, totalCents = 4500, travelCents = 0, isAtCustomer = false } = done;
  const { guest = { name: 'Gerda Gast', email: 'gerda@example.org' } } = done;
  const now = world.adapters.clock.now().getTime();
  const start = done.day === undefined ? now - 2 * 3_600_000 : Date.parse(`${done.day}T10:00:00Z`);
  const id = await anAppointment(world.database, {
    provider: provider.user.id,
    customer: customer?.user.id ?? null,
    status: 'completed',
    start: new Date(start).toISOString(),
    end: new Date(start + 3_600_000).toISOString(),
  });
  await world.database.query('delete from app.busy where owner = $1', [id]);
  await world.database.query(
    `update app.appointment
        set time_zone = $2, currency = $3, total_cents = $4, travel_fee_cents = $5, place = $6, address = $7,
            guest_name = $8, guest_email = $9, completed_at = ends_at
      where id = $1`,
    [
      id,
      zoneOf[country],
      country === 'ch' ? 'CHF' : 'EUR',
      totalCents,
      travelCents,
      isAtCustomer ? 'customer' : 'shop',
      isAtCustomer ? { street: 'Gartenweg 3', zip: '10439', city: 'Berlin' } : null,
      customer === undefined ? guest.name : null,
      customer === undefined ? guest.email : null,
    ],
  );
  return id;
}

export type IssueBody = AskOf<typeof issueCustomerInvoice>['body'];

/** The form as the screen opens it, with an address where there is none; `changes` before it is sent. */
export async function theForm(
  world: World,
  provider: Person,
  visit: string,
  changes: Partial<IssueBody> = {},
): Promise<IssueBody> {
  const token = await sessionOf(world, provider.user.id);
  const proposal = answered(await world.ask(proposeCustomerInvoice, { params: { id: visit } }, { token }));
  const { lines, buyer, language, daysToPay, closing, deliveredOn } = proposal;
  const total = lines.reduce((sum, line) => sum + Math.round((line.unitMinor * line.quantityThousandths) / 1000), 0);
  return {
    visitId: visit,
    lines,
    buyer: { ...buyer, street: buyer.street || 'Musterweg 1', zip: buyer.zip || '10115', city: buyer.city || 'Berlin' },
    language,
    daysToPay,
    closing,
    deliveredOn,
    totalMinor: total,
    ...changes,
  };
}

export async function issueFor(
  world: World,
  provider: Person,
  body: IssueBody,
): Promise<Answered<CustomerInvoiceDetail>> {
  return world.ask(issueCustomerInvoice, { body }, { token: await sessionOf(world, provider.user.id) });
}

export const issued = async (
  world: World,
  provider: Person,
  visit: string,
  changes: Partial<IssueBody> = {},
): Promise<CustomerInvoiceDetail> =>
  answered(await issueFor(world, provider, await theForm(world, provider, visit, changes)));
