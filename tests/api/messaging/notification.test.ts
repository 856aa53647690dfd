import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Announcement, announce } from '../../../netlify/features/messaging/notification/actions.ts';
import { deliverDueTexts } from '../../../netlify/features/messaging/sms/actions.ts';
import { readLink } from '../../../netlify/session/link.ts';
import { unseal } from '../../../netlify/session/seal.ts';
import { accountId } from '../../../src/contract/fields.ts';
import { listNotifications, readNotifications } from '../../../src/contract/messaging/notification.ts';
import { emptied } from '../../support/emptied.ts';
import { aCustomer, aProvider, type Person, withConfirmedEmail } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let customer: Person;
let provider: Person;
beforeAll(async () => {
  world = await startWorld();
  world.clock.moveTo('2026-12-01T09:00:00Z');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.afterwards();
  await emptied(world.database);
  customer = await aCustomer(world, { name: 'Klara Kunde' }).then((person) => withConfirmedEmail(world, person));
  provider = await aProvider(world, { type: 'pro', businessName: 'Salon Grün & Söhne' }).then((person) =>
    withConfirmedEmail(world, person),
  );
  await world.afterwards();
  await world.database.query('delete from app.outgoing_mail');
});

/** A week from now at 15:00 in Berlin, whichever season. */
const start = '2027-01-14T14:00:00.000Z';

const aVisit = async (more: Record<string, unknown> = {}, by: string | null = customer.user.id): Promise<string> => {
  const id = await anAppointment(world.database, {
    provider: accountId.parse(provider.user.id),
    customer: by,
    start,
    end: '2027-01-14T15:00:00Z',
  });
  await change(id, { version: 1, ...more });
  return id;
};

/** Changes columns of a visit, as the actions of appointments do. */
const change = (id: string, columns: Record<string, unknown>): Promise<unknown> =>
  world.database.query(
    `update app.appointment set ${Object.keys(columns)
      .map((name, index) => `${name} = $${index + 2}`)
      .join(', ')} where id = $1`,
    [id, ...Object.values(columns)],
  );

const tell = (appointmentId: string, kind: Announcement['kind'], more: Partial<Announcement> = {}): Promise<boolean> =>
  world.database.transaction((transaction) =>
    announce(transaction, world.adapters, { appointmentId, kind, to: 'both', now: world.clock.now(), ...more }),
  );

interface Sent {
  recipient: string;
  subject: string;
  body: string;
  html: string | null;
  calendar: { method: string; content: string } | null;
  [column: string]: unknown;
}
const mails = (to?: string): Promise<Sent[]> =>
  world.database.query<Sent>(
    `select recipient, subject, body, html, calendar from app.outgoing_mail where $1::text is null or recipient = $1
      order by created_at, id`,
    [to ?? null],
  );
async function mailTo(person: Person): Promise<Sent> {
  const sent = await mails(person.user.email);
  expect(sent).toHaveLength(1);
  return sent[0] as Sent;
}
const texts = async (): Promise<{ to: string; text: string; due: string }[]> => {
  const rows = await world.database.query<{ to: string; sealed: string; due: string }>(
    'select recipient as "to", sealed_body as sealed, next_attempt_at as due from app.outgoing_text order by recipient',
  );
  return rows.map(({ to, sealed, due }) => ({ to, due, text: unseal(world.adapters, sealed) ?? '' }));
};
const bell = async (person: Person, language = 'en') =>
  (await world.ask(listNotifications, {}, { token: person.token, language })).body;

describe('a booking', () => {
  it('rings on both sides and mails both, in the language of the visit and of the provider', async () => {
    const id = await aVisit({ language: 'en' });
    await tell(id, 'appointment_booked');
    const [toCustomer, toProvider] = [await mailTo(customer), await mailTo(provider)];
    expect(toCustomer.subject).toBe('Appointment booked: Haarschnitt, Thu, 14/01/2027, 15:00');
    expect(toProvider.subject).toBe('Neuer Termin: Haarschnitt, Do., 14.01.2027, 15:00');
    for (const part of [toCustomer.body, toCustomer.html ?? '']) {
      expect(part).toMatch(/Thursday,? 14 January 2027, 15:00/);
      expect(part).toContain('€45.00');
      expect(part).toContain(`/appointments/${id}`);
      expect(part).toContain(`/withdrawal?visit=${id}`);
    }
    expect(toCustomer.body).toContain('Salon Grün & Söhne');
    expect(toCustomer.html).toContain('Salon Grün &amp; Söhne');
    expect(toCustomer.html).not.toMatch(/<img|src=|url\(/);
    expect(toProvider.body).toContain('Klara Kunde');
    expect(toProvider.body).not.toContain('/withdrawal');
    const [ofCustomer, ofProvider] = [await bell(customer), await bell(provider, 'de')];
    expect(ofCustomer).toMatchObject({
      unread: 0,
      items: [{ kind: 'appointment_booked', title: 'Appointment booked', path: `/appointments/${id}`, isRead: true }],
    });
    expect(ofProvider.unread).toBe(1);
    expect(ofProvider.items[0]?.text).toBe(
      'Klara Kunde hat gebucht: Haarschnitt, Donnerstag, 14. Januar 2027, 15:00 Uhr.',
    );
  });

  it('tells the provider for whom it is and what the customer has written, asked for or booked', async () => {
    const id = await aVisit({ note: 'Bitte am Hinterhaus klingeln.', visitor_name: 'Opa Karl' });
    for (const kind of ['appointment_requested', 'appointment_booked'] as const) {
      await tell(id, kind, { to: 'provider' });
      const { body } = await mailTo(provider);
      expect(body).toContain('Für: Opa Karl');
      expect(body).toContain('Nachricht: Bitte am Hinterhaus klingeln.');
      await world.database.query('delete from app.outgoing_mail');
    }
  });

  it('names in its mail who makes the contract, with the address, and until when one can change one’s mind', async () => {
    await world.database.query(
      `insert into app.provider_business (account_id, is_trader, legal_form, name, street, zip, city, country, insurer, vat_status, updated_at)
       values ($1, true, 'sole', 'Petra Grün', 'Weg 1', '10115', 'Berlin', 'de', 'Eine, Berlin', 'small', now())`,
      [provider.user.id],
    );
    const now = new Date('2027-01-13T17:42:00Z');
    await tell(await aVisit({ confirmed_at: now.toISOString() }), 'appointment_booked', { to: 'customer', now });
    const [late] = await mails();
    expect(late?.body).toMatch(/Vertragspartner:\s+Petra Grün, Weg 1, 10115 Berlin/);
    // The deadline of a day is over: the ten minutes after the booking are left.
    expect(late?.body).toContain(
      'Absagen oder verschieben können Sie bis Mittwoch, 13. Januar 2027, 18:52 Uhr, danach nur telefonisch.',
    );
    await world.database.query('delete from app.outgoing_mail');
    await world.database.query('delete from app.appointment');
    await tell(await aVisit({ status: 'open' }), 'appointment_requested', { to: 'customer' });
    const [asked] = await mails();
    expect(asked?.body).toContain('Zurückziehen geht bis zur Zusage.');
    expect(asked?.body).toContain('Nach der Zusage können Sie bis Mittwoch, 13. Januar 2027, 15:00 Uhr absagen');
  });

  it.each([
    ['2027-10-31T00:30:00Z', '02:30 MESZ'],
    ['2027-10-31T01:30:00Z', '02:30 MEZ'],
  ])('at %s, in the hour that comes twice, says on which clock', async (starts_at, time) => {
    await tell(await aVisit({ starts_at, ends_at: '2027-10-31T03:00:00Z' }), 'appointment_booked', { to: 'customer' });
    expect((await mailTo(customer)).subject).toBe(`Termin gebucht: Haarschnitt, So., 31.10.2027, ${time}`);
  });

  it('is told once, even by twenty at the same moment', async () => {
    const id = await aVisit();
    await Promise.all(Array.from({ length: 20 }, () => tell(id, 'appointment_booked')));
    await tell(id, 'appointment_booked');
    expect(await mails()).toHaveLength(2);
    expect((await bell(customer)).items).toHaveLength(1);
  });

  it('is told of nobody if its transaction fails, and then again', async () => {
    const id = await aVisit();
    const failed = world.database.transaction(async (transaction) => {
      await announce(transaction, world.adapters, {
        appointmentId: id,
        kind: 'appointment_booked',
        to: 'both',
        now: world.clock.now(),
      });
      throw new Error('the slot was taken');
    });
    await expect(failed).rejects.toThrow('taken');
    expect(await mails()).toEqual([]);
    await tell(id, 'appointment_booked');
    expect(await mails()).toHaveLength(2);
  });

  it('of a held slot is told to nobody', async () => {
    const id = await aVisit({ status: 'held', held_until: start });
    await tell(id, 'appointment_booked');
    expect(await mails()).toEqual([]);
  });

  it('shows a provider’s street only once it is confirmed, or where the street is public', async () => {
    await world.database.query(`update app.account set street = 'Geheime Straße', house_number = '7' where id = $1`, [
      provider.user.id,
    ]);
    const id = await aVisit({ status: 'open' });
    await tell(id, 'appointment_requested', { to: 'customer' });
    expect((await mailTo(customer)).body).not.toContain('Geheime Straße');
    await change(id, { status: 'confirmed', version: 2 });
    await tell(id, 'appointment_accepted', { to: 'customer' });
    expect((await mails(customer.user.email)).map(({ body }) => body.includes('Geheime Straße 7'))).toContain(true);
  });
});

const fileOf = ({ calendar }: Sent) => {
  const parsed = new ICAL.Component(ICAL.parse(calendar?.content ?? ''));
  const [component] = parsed.getAllSubcomponents('vevent');
  if (component === undefined) throw new Error('no event');
  const event = new ICAL.Event(component);
  return {
    method: parsed.getFirstPropertyValue('method'),
    said: calendar?.method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    status: component.getFirstPropertyValue('status'),
    organizer: event.organizer,
  };
};

const pictureIn = async (): Promise<string | undefined> =>
  /<img src="([^"]*share\/map[^"]*)" alt="([^"]*)"/.exec((await mailTo(customer)).html ?? '')?.[0];

const stands = (columns: string): Promise<unknown> =>
  world.database.query(`update app.provider set ${columns} where account_id = $1`, [provider.user.id]);

describe('the map of a mail', () => {
  it('shows where the customer goes, and is there to be looked at', async () => {
    await stands('is_address_public = true, public_latitude = 52.53124, public_longitude = 13.38451');
    await tell(await aVisit({ status: 'confirmed', confirmed_at: '2026-12-01T09:00:00Z' }), 'appointment_booked');
    const shown = (await pictureIn()) ?? '';
    expect(shown).toContain('http://localhost:5000/share/map/mail-light-pin/52.5312,13.3845/picture.jpg?v=1');
    expect(shown).toMatch(/alt="Karte: \S/);
    const [, address = ''] = /src="([^"]*)"/.exec(shown) ?? [];
    expect((await world.fetch(new Request(address))).status).toBe(200);
    expect((await mails(provider.user.email))[0]?.html).not.toContain('share/map');
  });

  it('is not there of a house that the profile does not show', async () => {
    await stands('is_address_public = false, public_latitude = 52.53124, public_longitude = 13.38451');
    await tell(await aVisit({ status: 'confirmed', confirmed_at: '2026-12-01T09:00:00Z' }), 'appointment_booked');
    expect(await pictureIn()).toBeUndefined();
  });

  it('is not there where the visit does not take place', async () => {
    await stands('is_address_public = true, public_latitude = 52.53124, public_longitude = 13.38451');
    await tell(await aVisit({ status: 'cancelled', cancelled_by: 'provider' }), 'appointment_cancelled');
    expect(await pictureIn()).toBeUndefined();
  });
});

describe('the calendar file of a mail', () => {
  it('adds the visit, moves it and takes it away under the same UID', async () => {
    const id = await aVisit();
    await tell(id, 'appointment_booked', { to: 'customer' });
    await change(id, { version: 2, starts_at: '2027-01-14T13:00:00Z' });
    await tell(id, 'appointment_moved', { to: 'customer' });
    await change(id, {
      version: 3,
      status: 'cancelled',
      confirmed_at: start,
      cancel_reason: 'by_provider',
      cancelled_by: 'provider',
    });
    await tell(id, 'appointment_cancelled', { to: 'customer' });
    const same = { uid: `${id}@localhost`, organizer: 'mailto:hello@example.com' };
    const files = (await mails(customer.user.email)).map(fileOf).sort((one, other) => one.sequence - other.sequence);
    expect(files).toEqual([
      { ...same, method: 'REQUEST', said: 'REQUEST', sequence: 1, start, status: 'CONFIRMED' },
      {
        ...same,
        method: 'REQUEST',
        said: 'REQUEST',
        sequence: 2,
        start: '2027-01-14T13:00:00.000Z',
        status: 'CONFIRMED',
      },
      {
        ...same,
        method: 'CANCEL',
        said: 'CANCEL',
        sequence: 3,
        start: '2027-01-14T13:00:00.000Z',
        status: 'CANCELLED',
      },
    ]);
  });

  it('is left out where nothing was agreed', async () => {
    const id = await aVisit({ status: 'open' });
    await tell(id, 'appointment_requested');
    await change(id, { status: 'cancelled', version: 2, cancel_reason: 'withdrawn', cancelled_by: 'customer' });
    await tell(id, 'appointment_cancelled');
    expect((await mails()).map(({ calendar }) => calendar)).toEqual([null, null, null, null]);
  });
});

const daysAfter = (days: number): Date => new Date(Date.parse(start) + days * 86_400_000);

describe('who is told how', () => {
  it('an account whose address is not confirmed gets a notice without anybody’s words', async () => {
    await world.database.query('update app.account set email_verified_at = null where id = $1', [customer.user.id]);
    const id = await aVisit();
    await tell(id, 'appointment_booked');
    const { subject, body, calendar } = await mailTo(customer);
    expect(`${subject}${body}`).not.toMatch(/Salon|Haarschnitt/);
    expect(calendar).toBeNull();
    expect((await bell(customer)).items).toHaveLength(1);
  });

  it('a guest by address gets a mail with a link to this visit alone, that holds 90 days beyond it', async () => {
    const id = await aVisit({ guest_name: 'Gerd Gast', guest_email: 'gerd@example.org' }, null);
    await tell(id, 'appointment_booked');
    const [sent] = await mails('gerd@example.org');
    const token = /\/visit\/(\S+)/.exec(sent?.body ?? '')?.[1] ?? '';
    expect(await readLink(world.adapters, 'visit', token, daysAfter(89))).toBe(id);
    expect(await readLink(world.adapters, 'visit', token, daysAfter(91))).toBeUndefined();
    expect(sent?.calendar?.method).toBe('REQUEST');
    expect(sent?.body).toContain(`/withdrawal?token=${token}`);
    expect((await mailTo(provider)).body).toContain('Gerd Gast');
  });

  it('whoever is asked how it was comes to the form for it', async () => {
    const id = await aVisit({ status: 'completed' });
    await tell(id, 'appointment_completed', { to: 'customer' });
    expect((await mailTo(customer)).body).toContain(`/appointments/${id}?review=open`);
    expect((await bell(customer)).items[0]?.path).toBe(`/appointments/${id}?review=open`);
  });

  it('a guest comes to the same form by the own link', async () => {
    const guests = await aVisit(
      { guest_name: 'Gerd Gast', guest_email: 'gerd@example.org', status: 'completed' },
      null,
    );
    await tell(guests, 'appointment_completed', { to: 'customer' });
    const [sent] = await mails('gerd@example.org');
    const token = /\/visit\/([^?\s]+)\?review=open/.exec(sent?.body ?? '')?.[1] ?? '';
    expect(await readLink(world.adapters, 'visit', token, daysAfter(1))).toBe(guests);
  });

  it('a guest by number gets a text message, at night the next morning', async () => {
    const id = await aVisit({ guest_name: 'Gerd Gast', guest_phone: '0171 3920000' }, null);
    await tell(id, 'appointment_booked', { to: 'customer', now: new Date('2027-01-10T22:15:00Z') });
    const [text] = await texts();
    expect(text).toMatchObject({ to: '+491713920000', due: '2027-01-11T07:00:00.000Z' });
    expect(text?.text).toMatch(
      /^Casa & Kiez: Ihr Termin bei .*: Do\., 14\.01\., 15:00\. Haarschnitt\.\nhttp:\/\/localhost:5000\/t\/[\w-]{22}$/,
    );
    expect(await mails()).toEqual([]);
    expect(
      await deliverDueTexts({ ...world.adapters, clock: { now: () => new Date('2027-01-11T06:59:00Z') } }),
    ).toEqual({ sent: 0, failed: 0 });
    expect(
      await deliverDueTexts({ ...world.adapters, clock: { now: () => new Date('2027-01-11T07:00:00Z') } }),
    ).toEqual({ sent: 1, failed: 0 });
  });

  it('a landline gets no text message, of a guest or of an account', async () => {
    await world.database.query(
      `update app.account set phone = '030 901820', phone_verified_at = created_at where id = $1`,
      [provider.user.id],
    );
    const id = await aVisit({ guest_name: 'Gerd Gast', guest_phone: '+49 221 2210' }, null);
    await tell(id, 'appointment_requested');
    expect(await texts()).toEqual([]);
    await change(id, { guest_phone: '+49 171 3920000', version: 2 });
    await tell(id, 'appointment_requested');
    expect((await texts()).map(({ to }) => to)).toEqual(['+491713920000']);
  });

  it('a provider’s text messages need a confirmed number, and the wish', async () => {
    const ask = async () => {
      const id = await aVisit({ status: 'open' });
      await tell(id, 'appointment_requested', { to: 'provider' });
      await world.database.query(`update app.appointment set status = 'cancelled' where id = $1`, [id]);
      return (await texts()).length;
    };
    await world.database.query(
      `update app.account set phone = '0171 3920001', phone_verified_at = null where id = $1`,
      [provider.user.id],
    );
    expect(await ask()).toBe(0);
    await world.database.query(`update app.account set phone_verified_at = created_at where id = $1`, [
      provider.user.id,
    ]);
    expect(await ask()).toBe(1);
    await world.database.query('update app.account set sms_notifications = false where id = $1', [provider.user.id]);
    expect(await ask()).toBe(1);
  });

  it('mails that can be switched off are off, those about the contract are not', async () => {
    await world.database.query('update app.account set email_notifications = false, booking_emails = false');
    const id = await aVisit();
    await tell(id, 'appointment_message', { occasion: crypto.randomUUID(), text: 'Bis dann!' });
    expect(await mails()).toEqual([]);
    await tell(id, 'appointment_booked');
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([customer.user.email]);
    expect((await bell(provider)).items.map(({ kind }) => kind).sort()).toEqual([
      'appointment_booked',
      'appointment_message',
    ]);
  });

  it('a suspended account gets nothing', async () => {
    await world.database.query('update app.account set suspended_at = now() where id = $1', [customer.user.id]);
    await tell(await aVisit(), 'appointment_booked', { to: 'customer' });
    expect(await mails()).toEqual([]);
    expect(await world.database.query('select from app.notification')).toEqual([]);
  });

  it('two messages to one version of a visit are two, one message asked for twice is one', async () => {
    const id = await aVisit();
    const first = crypto.randomUUID();
    for (const occasion of [first, crypto.randomUUID(), first])
      await tell(id, 'appointment_message', { to: 'provider', occasion, text: 'Erste\nZeile <b>' });
    const sent = await mails(provider.user.email);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.body).toContain('> Erste\n> Zeile <b>');
    expect(sent[0]?.html).toMatch(/<blockquote [^>]*>Erste<br>Zeile &lt;b&gt;<\/blockquote>/);
  });
});

it('a note beside an answer is quoted', async () => {
  const id = await aVisit({ status: 'cancelled', cancel_reason: 'declined', cancelled_by: 'provider' });
  await tell(id, 'appointment_declined', { to: 'customer', text: 'Leider im Urlaub.' });
  expect((await mailTo(customer)).body).toContain('> Leider im Urlaub.');
});

it('a provider is not told of moving an entry of their own', async () => {
  const id = await aVisit({ origin: 'entry', guest_name: 'Gerd' }, null);
  await tell(id, 'appointment_moved');
  expect(await mails()).toEqual([]);
});

it('the subject of a proposal has the time that is new', async () => {
  const id = await aVisit({ proposed_starts_at: '2027-01-15T09:30:00Z' });
  await tell(id, 'appointment_proposed', { to: 'customer' });
  const { subject, body } = await mailTo(customer);
  expect(subject).toMatch(/^Andere Zeit vorgeschlagen: Haarschnitt, Fr\., 15\.01\.(2027)?, 10:30$/);
  expect(body).toContain('Bisher: Donnerstag, 14. Januar 2027, 15:00 Uhr');
});

it('a withdrawal from the contract is offered where there is one: not beside a request, nor one that was declined', async () => {
  const id = await aVisit({ status: 'open' });
  await tell(id, 'appointment_requested', { to: 'customer' });
  await change(id, { status: 'cancelled', cancel_reason: 'declined', cancelled_by: 'provider', version: 2 });
  await tell(id, 'appointment_declined', { to: 'customer' });
  const bodies = (await mails(customer.user.email)).map(({ body }) => body);
  expect(bodies.map((body) => body.includes('/withdrawal'))).toEqual([false, false]);
  expect(bodies.some((body) => body.includes('Anfrage ansehen oder zurückziehen'))).toBe(true);
});

it('the mail about a visit at home says that the provider comes', async () => {
  const address = { street: 'Am Hang 3', zip: '50667', city: 'Köln' };
  const id = await aVisit({ place: 'customer', address });
  await tell(id, 'appointment_booked');
  expect((await mailTo(customer)).body).toContain('Kommt zu Ihnen: Am Hang 3, 50667 Köln');
  const toProvider = (await mailTo(provider)).body;
  expect(toProvider).toMatch(/Beim Kunden: Am Hang 3, 50667 Köln, [\d.,]+ km/);
  expect(toProvider).toContain('https://www.openstreetmap.org/directions?to=Am%20Hang%203%2C%2050667%20K%C3%B6ln');
});

describe('why a visit does not take place', () => {
  it.each([
    ['by_customer', 'customer', 'Sie haben den Termin abgesagt', 'Klara Kunde hat den Termin abgesagt'],
    ['by_provider', 'provider', 'Salon Grün & Söhne hat den Termin abgesagt', null],
    ['ill', 'provider', 'wegen Krankheit', null],
    ['no_show', 'provider', 'nicht zum Termin gekommen', null],
    ['not_confirmed', 'system', 'nicht bestätigt, dass Sie kommen', 'das Kommen wurde nicht bestätigt'],
    ['revoked', 'customer', 'Ihr Widerruf ist eingegangen', 'hat den Vertrag widerrufen'],
    ['suspended', 'system', 'wurde gesperrt', 'wurde gesperrt'],
  ] as const)('%s is said to whom it concerns', async (reason, by, toCustomer, toProvider) => {
    const id = await aVisit({ confirmed_at: start });
    await change(id, {
      status: 'cancelled',
      cancel_reason: reason,
      cancelled_by: by,
      cancelled_at: '2026-12-24T17:30:00Z',
      version: 2,
    });
    await tell(id, 'appointment_cancelled');
    const { body, calendar } = await mailTo(customer);
    expect(body).toContain(toCustomer);
    expect(calendar?.method).toBe('CANCEL');
    // The receipt of a withdrawal says when it arrived.
    expect(body.includes('24. Dezember 2026, 18:30 Uhr')).toBe(reason === 'revoked');
    const others = await mails(provider.user.email);
    expect(others.map((mail) => toProvider !== null && mail.body.includes(toProvider))).toEqual(
      toProvider === null ? [] : [true],
    );
  });
});

describe('the bell', () => {
  it('counts what is unread, and reads what is named or all', async () => {
    const id = await aVisit();
    for (const occasion of ['1', '2', '3']) await tell(id, 'appointment_message', { occasion, text: 'Hallo' });
    const { unread, items } = await bell(customer);
    expect([unread, items.length]).toEqual([3, 3]);
    const token = customer.token;
    const read = async (ids?: string[]) =>
      (await world.ask(readNotifications, { body: ids ? { ids } : {} }, { token })).body.unread;
    expect(await read([items[0]?.id ?? ''])).toBe(2);
    expect((await bell(customer)).items.map(({ isRead }) => isRead)).toEqual([true, false, false]);
    expect(await read((await bell(provider)).items.map((item) => item.id))).toBe(2);
    expect(await read()).toBe(0);
    expect((await bell(provider)).unread).toBe(3);
  });

  it.each([
    ['appointment_requested', {}, [0, 1]],
    ['appointment_moved', {}, [0, 1], { by: 'customer' }],
    ['appointment_moved', {}, [1, 0], { by: 'provider' }],
    ['appointment_moved', {}, [0, 0], { by: 'customer', to: 'customer', occasion: 'changed' }],
    ['appointment_cancelled', { status: 'cancelled', cancel_reason: 'by_customer', cancelled_by: 'customer' }, [0, 1]],
    ['appointment_cancelled', { status: 'cancelled', cancel_reason: 'by_provider', cancelled_by: 'provider' }, [1, 0]],
    ['appointment_cancelled', { status: 'cancelled', cancel_reason: 'not_confirmed', cancelled_by: 'system' }, [1, 1]],
  ] as const)(
    'does not count what one did oneself (%s %o)',
    async (kind, columns, counted, more?: Partial<Announcement>) => {
      const id = await aVisit(columns);
      await tell(id, kind, more);
      expect([(await bell(customer)).unread, (await bell(provider)).unread]).toEqual(counted);
      expect((await bell(customer)).items).toHaveLength(1);
    },
  );
});
