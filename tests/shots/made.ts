import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { dayAt } from '../../netlify/calendar/zone.ts';
import { login } from '../../src/contract/account/account.ts';
import { bookAppointment, listAppointments } from '../../src/contract/booking/appointment.ts';
import { cancelAppointment } from '../../src/contract/booking/appointment-actions.ts';
import { listClients } from '../../src/contract/booking/client.ts';
import { sendRecalls } from '../../src/contract/booking/client-recall.ts';
import {
  issueCustomerInvoice,
  previewCustomerInvoice,
  proposeCustomerInvoice,
} from '../../src/contract/booking/customer-invoice.ts';
import {
  getCustomerInvoiceSettings,
  putCustomerInvoiceSettings,
} from '../../src/contract/booking/customer-invoice-settings.ts';
import { confirmGuestCode, requestGuestCode } from '../../src/contract/booking/guest.ts';
import { joinWaitingList } from '../../src/contract/booking/waiting-list.ts';
import { listConversations } from '../../src/contract/messaging/message.ts';
import { listListings } from '../../src/contract/property/browse-listings.ts';
import { listOwnInquiries, sendInquiry, startThreadMails } from '../../src/contract/property/inquiry.ts';
import { putBank } from '../../src/contract/services/business.ts';
import { getProvider, listProviders, listSlots } from '../../src/contract/services/provider.ts';
import { askProvider } from '../../src/contract/services/question.ts';
import { paths } from '../../src/paths.ts';
import { type Ask, askAt } from '../e2e/support/ask.ts';
import { aBankAccount } from '../support/businesses.ts';
import { people } from './shot.ts';

// What the demo does not have: each is made once for a site, which answers for its mails at /outbox.json.

/** Made once for a site. */
export const once = <T>(make: (ask: Ask) => Promise<T>): ((site: string) => Promise<T>) => {
  const made = new Map<string, Promise<T>>();
  return (site) => {
    const known = made.get(site) ?? make(askAt(site));
    made.set(site, known);
    return known;
  };
};

/** What stands in a mail to somebody, as soon as it has been sent. */
export async function mailed(site: string, recipient: string, wanted: RegExp): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const response = await fetch(new URL(`/outbox.json?to=${encodeURIComponent(recipient)}`, site));
    const mails = (await response.json()) as { body: string }[];
    const found = mails.map(({ body }) => wanted.exec(body)?.[1]).find((one) => one !== undefined);
    if (found !== undefined) return found;
    await wait(200);
  }
  throw new Error(`no mail to ${recipient} has ${wanted}`);
}

export async function tokenOf(ask: Ask, email: string): Promise<string> {
  return (await ask(login, { body: { email, password: 'demo-password' } })).access_token;
}

interface TimeWanted {
  /** How many days ahead, so that the visit can be moved and cancelled. */
  days: number;
  /** Booked at once, or asked for. */
  isImmediate: boolean;
  /** A customer sees faces to choose from where a business has several people. */
  hasTeam?: boolean;
  /** So many days with a free time are passed over. */
  later?: number;
  /** Hair unless said. */
  service?: string;
}

async function aFreeTime(
  ask: Ask,
  { days: ahead, isImmediate, hasTeam = false, later = 0, service = 'hair' }: TimeWanted,
) {
  const { items } = await ask(listProviders, { query: { zip: '10115', service, radius: 100 } });
  for (const { id } of items) {
    const { cards, staff, isBookable } = await ask(getProvider, { params: { id } });
    const card = cards.find((one) => one.isImmediate === isImmediate && one.priceUnit === 'visit');
    if (card === undefined || !isBookable || (hasTeam && staff.length < 2)) continue;
    const { days } = await ask(listSlots, { params: { id }, query: { cards: card.id, days: 20 } });
    const start = days.slice(ahead).flatMap(({ slots }) => slots.slice(0, 1))[later];
    if (start !== undefined)
      return { providerId: id, cards: [card.id], start, totalCents: card.priceCents, beginsEarly: true };
  }
  throw new Error(`nobody of the demo is ${isImmediate ? 'booked at once' : 'asked first'}`);
}

const movable = { days: 5, isImmediate: true };

const lastStepOf = (wanted: TimeWanted) => {
  let turn = 0;
  return async (site: string): Promise<string> => {
    const { providerId, cards, start } = await aFreeTime(askAt(site), { ...wanted, later: turn % 7 });
    turn += 1;
    return paths.book(providerId, { cards: cards.join(','), start });
  };
};

/** The last step of a booking, each time on another day: of one that is booked at once, and of one that is asked for. */
export const bookableNow = lastStepOf(movable);
export const askedFirst = lastStepOf({ days: 3, isImmediate: false });

const ofTeam = once((ask) => aFreeTime(ask, { days: 0, isImmediate: true, hasTeam: true }));

/** A business with several people: the step of the times, and its profile. */
export const timesOfTeam = async (site: string): Promise<string> => {
  const { providerId, cards } = await ofTeam(site);
  return paths.book(providerId, { cards: cards.join(','), step: 'time' });
};
export const teamProfile = async (site: string): Promise<string> => paths.provider((await ofTeam(site)).providerId);

/** As it stands in a frame of the business's own page. */
export const framedBooking = async (site: string): Promise<string> => paths.embed((await ofTeam(site)).providerId);

/** The page of a visit for whoever booked it without an account. */
export const guestVisit = once(async (ask) => {
  const email = `${randomUUID()}@example.org`;
  await ask(requestGuestCode, { body: { email } });
  const code = await mailed(ask.origin, email, /\b(\d{6})\b/);
  const { proof } = await ask(confirmGuestCode, { body: { email, code } });
  const { link } = await ask(bookAppointment, {
    body: { ...(await aFreeTime(ask, movable)), guest: { name: 'Gesa Gast', email, proof } },
  });
  return paths.visit(link ?? '');
});

const booked = (wanted: TimeWanted) =>
  once(async (ask) => {
    const body = await aFreeTime(ask, wanted);
    const { appointment } = await ask(bookAppointment, { body }, await tokenOf(ask, people.customer));
    return paths.appointment(appointment.id);
  });

/** The page of a visit that the customer may still move and cancel. */
export const ownVisit = booked(movable);

/** The page of the nearest visit there is: late in the evening that is tomorrow's. */
export const nextVisit = booked({ days: 0, isImmediate: true });

/** The form for the review of the customer's latest visit that can be rated. */
export const ownReview = once(async (ask) => {
  const query = { status: 'completed,completed_paid', order: 'descending' } as const;
  const { items } = await ask(listAppointments, { query }, await tokenOf(ask, people.customer));
  const visit = items.find(({ can }) => can.includes('review'));
  if (visit === undefined) throw new Error('the demo has a visit to rate');
  return paths.review({ id: visit.id });
});

const inquiry = once(async (ask) => {
  const { items } = await ask(listListings, { query: { limit: 1 } });
  const [newest] = items;
  if (newest === undefined) throw new Error('the demo has listings');
  const body = {
    name: 'Karla Kunde',
    email: people.customer,
    message: 'Is it still available? I could visit on Saturday.',
  };
  await ask(sendInquiry, { params: { id: newest.id }, body });
  const thread = await mailed(ask.origin, people.customer, /(\/inquiry\/[\w.-]+)/);
  // It is among those of the account only once the link of the mail has proven the address.
  await ask(startThreadMails, { params: { token: thread.slice('/inquiry/'.length) } });
  const own = await ask(listOwnInquiries, { query: {} }, await tokenOf(ask, people.customer));
  const [latest] = own.items;
  if (latest === undefined) throw new Error('the customer has written an inquiry');
  return { thread, own: paths.ownInquiry(latest.id) };
});

/** An inquiry about a listing: by the link of the mail, and among those of the account. */
export const inquiryThread = async (site: string): Promise<string> => (await inquiry(site)).thread;
export const ownInquiry = async (site: string): Promise<string> => (await inquiry(site)).own;

/** A question to the demo's provider, which has none: asked once, because few a day are taken of one sender. */
export const askedQuestion = once(async (ask) => {
  const body = { email: people.provider, password: 'demo-password' };
  const { user, access_token: token } = await ask(login, { body });
  const { items } = await ask(listConversations, { query: {} }, token);
  const known = items.find(({ kind }) => kind === 'question');
  if (known !== undefined) return paths.question(known.id);
  const text = 'Kommen Sie auch nach Potsdam? Es geht um einen tropfenden Wasserhahn.';
  const asked = { name: 'Gesa Gast', email: 'gesa@example.org', text };
  return paths.question((await ask(askProvider, { params: { id: user.id }, body: asked })).id);
});

const bills = once(async (ask) => {
  const token = await tokenOf(ask, people.provider);
  await ask(putBank, { body: aBankAccount() }, token);
  const { prefix, daysToPay } = await ask(getCustomerInvoiceSettings, {}, token);
  const usual = { prefix, daysToPay, rateHundredths: null, closing: '', logo: 'name' } as const;
  await ask(putCustomerInvoiceSettings, { body: { ...usual, taxNumber: '12/345/67890' } }, token);
  const query = { as: 'provider', status: 'completed,completed_paid', order: 'descending' } as const;
  const { items } = await ask(listAppointments, { query }, token);
  const [billed, unbilled] = items;
  if (billed === undefined || unbilled === undefined) throw new Error('the demo has visits that are over');
  const { buyer, lines, issued } = await ask(proposeCustomerInvoice, { params: { id: billed.id } }, token);
  if (issued !== null) return { issued: issued.id, unbilled: unbilled.id };
  const written = {
    visitId: billed.id,
    buyer: { ...buyer, name: 'Gerda Gast', street: 'Gartenweg 3', zip: '10439', city: 'Berlin' },
    lines,
  };
  const { totalMinor } = await ask(previewCustomerInvoice, { body: written }, token);
  const { id } = await ask(issueCustomerInvoice, { body: { ...written, totalMinor, isMailed: false } }, token);
  return { issued: id, unbilled: unbilled.id };
});

/** An invoice to a customer: one that stands, and one that is about to be written. */
export const issuedInvoice = async (site: string): Promise<string> => paths.customerInvoice((await bills(site)).issued);
export const newInvoice = async (site: string): Promise<string> =>
  paths.newCustomerInvoice((await bills(site)).unbilled);

/**
 * A time that is held for the customer, who waits for it and has just cancelled it. Booking such a card again would end the
 * waiting: no other picture books one. At night nobody is asked.
 */
export const heldOffer = once(async (ask) => {
  const token = await tokenOf(ask, people.customer);
  const { providerId, cards, ...wanted } = await aFreeTime(ask, { ...movable, later: 2, service: 'beauty' });
  const { appointment } = await ask(bookAppointment, { body: { providerId, cards, ...wanted } }, token);
  const day = dayAt(Date.parse(appointment.start), appointment.timeZone);
  await ask(joinWaitingList, { body: { providerId, cards, firstDay: day, lastDay: day } }, token);
  await ask(cancelAppointment, { params: { id: appointment.id }, body: {} }, token);
  const id = await mailed(ask.origin, people.customer, /\/waiting\/([\w-]+)/);
  return paths.waitingOffer(id);
});

/** The link of an invitation to come again: of somebody who is not due, so that the list of those who are keeps everybody. */
export const sentRecall = once(async (ask) => {
  const token = await tokenOf(ask, people.salon);
  const { items } = await ask(listClients, { query: {} }, token);
  const client = items.find((one) => one.recall.agreedAt !== null && one.dueAt === null && one.next === null);
  await ask(sendRecalls, { body: { clients: [client?.id ?? ''], way: 'mail' } }, token);
  return paths.recall(await mailed(ask.origin, client?.email ?? '', /\/r\/([\w-]+)/));
});

/** The own appointments, with where the customer waits. */
export const ownWaiting = async (site: string): Promise<string> => {
  await heldOffer(site);
  return paths.appointments();
};

/** The calendar of a salon on a day with a free time for which somebody waits. */
export const waitedCalendar = once(async (ask) => {
  const { user } = await ask(login, { body: { email: people.salon, password: 'demo-password' } });
  const { cards } = await ask(getProvider, { params: { id: user.id } });
  const card = cards.find(
    ({ variants, isByArrangement, isAtShop }) => variants.length === 0 && !isByArrangement && isAtShop,
  );
  if (card === undefined) throw new Error('the salon has a card for its shop');
  const { days } = await ask(listSlots, { params: { id: user.id }, query: { cards: card.id, days: 14 } });
  const day = days.find(({ slots }) => slots.length > 0)?.day ?? '';
  const body = { providerId: user.id, cards: [card.id], firstDay: day, lastDay: day };
  await ask(joinWaitingList, { body }, await tokenOf(ask, people.customer));
  return paths.providerCalendar({ view: 'day', day });
});
