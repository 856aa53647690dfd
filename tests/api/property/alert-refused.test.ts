import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { smtpMailer } from '../../../netlify/adapters/mail/smtp.ts';
import type { Mailer } from '../../../netlify/adapters/ports.ts';
import { deliverDueMail } from '../../../netlify/features/messaging/mail/actions.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { issueToken } from '../../../netlify/session/token.ts';
import { listSavedSearches } from '../../../src/contract/property/saved-search.ts';
import { startMailServer } from '../../support/mail-server.ts';
import { aCustomer, anEmail, type Person } from '../../support/people.ts';
import {
  day,
  hour,
  passing,
  prepareSavedSearches,
  publish,
  save,
  verified,
  world,
} from '../../support/saved-searches.ts';

const { door: matchNewsDoor } = await jobNamed('match-news');
const { door: sweepRowsDoor } = await jobNamed('sweep-rows');

prepareSavedSearches();

let server: Awaited<ReturnType<typeof startMailServer>>;
let outbox: Mailer;
beforeAll(async () => {
  server = await startMailServer();
  outbox = world.adapters.mailer;
  world.adapters.mailer = smtpMailer(server.url, 'hello@example.org');
});
afterAll(async () => {
  world.adapters.mailer = outbox;
  await server.stop();
});
beforeEach(() => {
  server.asked.length = 0;
});

const schedule = (door: typeof matchNewsDoor) => door(new Request('http://localhost'));
const refusing = () => anEmail('gone').replace(/@.*/, '@nowhere.example');
const searchesOf = (email: string) =>
  world.database.query<{ isEnded: boolean }>(
    'select ended_at is not null as "isEnded" from app.saved_search where email = $1',
    [email],
  );

/** Somebody whose confirmed address takes no mails any more. */
async function aGonePerson(): Promise<Person> {
  const person = await verified(await aCustomer(world));
  await world.afterwards();
  const email = refusing();
  await world.database.query('update app.account set email = $2 where id = $1', [person.user.id, email]);
  return { ...person, user: { ...person.user, email } };
}

/** A guest's, and confirmed, when the address still took mails. */
const guestSearch = (email: string) =>
  world.database.query(
    `insert into app.saved_search (email, language, name, frequency, filters, confirmed_at)
     values ($1, 'en', 'As a guest', 'instant', '{"category":"all"}', now())`,
    [email],
  );

/** The number of deliveries that were tried while a listing was published every day, or every few. */
async function askedWithin(days: number, email: string, step = 1): Promise<number> {
  server.asked.length = 0;
  for (let passed = 0; passed < days; passed += step) {
    await passing(step * day);
    await publish({ title: `House of day ${passed}` });
    await schedule(matchNewsDoor);
    await deliverDueMail(world.adapters);
  }
  return server.asked.filter((asked) => asked === email).length;
}

it('an address that refuses its alerts for good gets them more and more rarely, other people theirs as ever', async () => {
  const person = await aGonePerson();
  const reader = await verified(await aCustomer(world));
  const { email } = person.user;
  await save(person);
  await save(reader);
  await publish({ title: 'First' });
  expect(server.asked.filter((asked) => asked === email)).toHaveLength(1);
  await passing(hour);
  await publish({ title: 'While it rests' });
  expect(server.asked.filter((asked) => asked === email)).toHaveLength(1);
  expect(await askedWithin(31, email)).toBe(5);
  expect(server.asked.filter((asked) => asked === reader.user.email)).toHaveLength(31);
  expect(await askedWithin(10, email, 5)).toBe(0);
}, 90_000);

it('an address that takes a mail again gets its alerts again, with what came meanwhile', async () => {
  const person = await aGonePerson();
  const { email } = person.user;
  await save(person);
  await publish({ title: 'Refused' });
  await passing(hour);
  await publish({ title: 'Meanwhile' });
  expect(server.asked.filter((asked) => asked === email)).toHaveLength(1);
  server.admit(email);
  await passing(day);
  await schedule(matchNewsDoor);
  const [mail, ...rest] = server.arrived.filter(({ to }) => to.includes(email));
  expect(rest).toEqual([]);
  expect(mail?.source).toContain('Meanwhile');
  expect(mail?.source).not.toContain('Refused');
  expect(await world.database.query('select from app.refused_address where email = $1', [email])).toEqual([]);
});

it("a search follows its account from an address that refuses to one that doesn't, at once", async () => {
  const person = await aGonePerson();
  await save(person);
  await publish();
  const moved = anEmail('moved');
  await world.database.query('update app.account set email = $2 where id = $1', [person.user.id, moved]);
  await passing(hour);
  await publish();
  expect(server.asked).toContain(moved);
});

it("a guest's search ends where the address has refused for a month, an account's stays to be seen", async () => {
  const person = await aGonePerson();
  const guest = refusing();
  await save(person);
  await guestSearch(guest);
  await publish();
  await askedWithin(30, guest);
  expect(await searchesOf(guest)).toEqual([{ isEnded: false }]);
  await askedWithin(2, guest);
  await schedule(matchNewsDoor);
  expect(await searchesOf(guest)).toEqual([{ isEnded: true }]);
  const token = await issueToken(world.adapters.secret, person.user.id, 1, world.clock.now());
  expect((await world.ask(listSavedSearches, {}, { token })).body).toHaveLength(1);

  const kept = async () => {
    await schedule(sweepRowsDoor);
    const addresses = await world.database.query<{ email: string }>('select email from app.refused_address');
    return addresses.map(({ email }) => email).filter((email) => [guest, person.user.email].includes(email));
  };
  expect(await kept()).toEqual([person.user.email]);
}, 90_000);
