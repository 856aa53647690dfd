import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { AskOf } from '../../src/contract/endpoint.ts';
import { listInquiries, sendInquiry } from '../../src/contract/property/inquiry.ts';
import type { Property } from '../../src/contract/property/listing.ts';
import { aListing } from './listings.ts';
import { aCustomer, anEmail, aSeller, type Person } from './people.ts';
import { startWorld, type World } from './world.ts';

export let world: World;
export let seller: Person;
export let other: Person;
export let customer: Person;
export let listing: Property;

type InquiryForm = AskOf<typeof sendInquiry>['body'];

export const nowhere = '00000000-0000-4000-8000-000000000000';
let callers = 0;
/** Nobody has asked from there before. */
export const aCaller = (): string => `10.0.0.${(callers += 1)}`;

export const anInquiry = (overrides: Partial<InquiryForm> = {}): InquiryForm => ({
  name: 'Juan dela Cruz',
  email: anEmail('visitor'),
  message: 'Is it still available?\nI would like to see it.',
  ...overrides,
});

export async function sent(overrides: Partial<InquiryForm> = {}, language = 'en', on: Property = listing) {
  const body = anInquiry(overrides);
  const answered = await world.ask(sendInquiry, { params: { id: on.id }, body }, { language, caller: aCaller() });
  expect(answered.status).toBe(201);
  return { ...body, id: answered.body.id };
}

interface MailRow extends Record<string, unknown> {
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  sentAt: string | null;
}

export const mails = (): Promise<MailRow[]> =>
  world.database.query<MailRow>(
    `select recipient as "to", reply_to as "replyTo", subject, body as text, sent_at as "sentAt"
       from app.outgoing_mail order by created_at, subject`,
  );

export async function mailTo(address: string): Promise<MailRow> {
  const found = (await mails()).filter(({ to }) => to === address);
  expect(found).toHaveLength(1);
  return found[0] as MailRow;
}

export async function tokenFor(visitor: string): Promise<string> {
  const token = /\/inquiry\/(\S+)/.exec((await mailTo(visitor)).text)?.[1];
  if (token === undefined) throw new Error('no link in the mail');
  return token;
}

export const inbox = async (person: Person) =>
  (await world.ask(listInquiries, { query: {} }, { token: person.token })).body;

/** Of a test file about inquiries: a world with one listing that is asked about, emptied before each test. */
export function prepareInquiries(): void {
  beforeAll(async () => {
    world = await startWorld();
    [seller, other, customer] = await Promise.all([aSeller(world), aSeller(world), aCustomer(world)]);
    listing = await aListing(world, seller, { title: 'Villa am Meer' });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.afterwards();
    await world.database.query('delete from app.outgoing_mail');
    await world.database.query('delete from app.inquiry');
  });
}
