import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countUse } from '../../../netlify/http/limit.ts';
import { jobNamed } from '../../../netlify/local/doors.ts';
import { hashOfLinkToken } from '../../../netlify/session/link-token.ts';
import { aListing } from '../../support/listings.ts';
import { aProvider, aSeller, type Person } from '../../support/people.ts';
import { anAppointment } from '../../support/providers.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await startWorld();
  person = await aSeller(world);
  await world.afterwards();
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const table of ['rate_limit', 'email_token', 'outgoing_mail'])
    await world.database.query(`delete from app.${table}`);
});

const hour = 3_600_000;
const day = 24 * hour;
const ago = (milliseconds: number): string => new Date(world.clock.now().getTime() - milliseconds).toISOString();

/** By the door, as the schedule does. */
async function sweep(): Promise<void> {
  const door = await jobNamed('sweep-rows');
  expect(door.schedule).toBeDefined();
  const answered = await door.door(new Request('http://localhost/.netlify/functions/sweep-rows', { method: 'POST' }));
  expect(answered.status).toBe(204);
}

it('forgets limits that ended yesterday and keeps those that still count', async () => {
  const limit = { name: 'trial', times: 1, seconds: 3600 };
  await countUse(world.adapters, limit, 'somebody of yesterday');
  world.clock.forward(day + hour);
  await countUse(world.adapters, limit, 'somebody');
  await sweep();
  expect(await world.database.query('select 1 from app.rate_limit')).toHaveLength(1);
  await expect(countUse(world.adapters, limit, 'somebody')).rejects.toThrow('too_many_requests');
});

it('forgets when text messages went out, once no budget counts them', async () => {
  await world.database.query(
    `insert into app.text_spent (text_id, country, spent_at)
     values (gen_random_uuid(), '+43', $1), (gen_random_uuid(), '+49', $2)`,
    [ago(2 * day + hour), ago(day - hour)],
  );
  await sweep();
  expect(await world.database.query('select country from app.text_spent')).toEqual([{ country: '+49' }]);
});

it('forgets under which ids messages were sent, after thirty days', async () => {
  await world.database.query(
    `insert into app.sent_message (conversation_id, id, sent_at)
     values (gen_random_uuid(), gen_random_uuid(), $1), (gen_random_uuid(), gen_random_uuid(), $2)`,
    [ago(31 * day), ago(29 * day)],
  );
  await sweep();
  expect(await world.database.query('select from app.sent_message')).toHaveLength(1);
});

it('forgets from where somebody signed in, ninety days after the last time', async () => {
  await world.database.query('delete from app.known_caller');
  await world.database.query(
    `insert into app.known_caller (account_id, caller_hash, seen_at) values ($1, 'former', $2), ($1, 'present', $3)`,
    [person.user.id, ago(91 * day), ago(89 * day)],
  );
  await sweep();
  expect(await world.database.query('select caller_hash as caller from app.known_caller')).toEqual([
    { caller: 'present' },
  ]);
});

it('forgets links that were used or have expired, a day later, and keeps those that still hold', async () => {
  const add = (name: string, expires: string, used: string | null) =>
    world.database.query(
      `insert into app.email_token (token_hash, account_id, purpose, email, expires_at, used_at)
       values ($1, $2, 'verify_email', $3, $4, $5)`,
      [hashOfLinkToken(name), person.user.id, `${name}@example.org`, expires, used],
    );
  await add('expired', ago(day + hour), null);
  await add('used', ago(-hour), ago(day + hour));
  await add('just-expired', ago(hour), null);
  await add('open', ago(-hour), null);
  await sweep();
  const kept = await world.database.query<{ email: string }>('select email from app.email_token order by email');
  expect(kept.map(({ email }) => email)).toEqual(['just-expired@example.org', 'open@example.org']);
});

it('forgets mails thirty days after they went out, were refused or given up, and none that is still to go', async () => {
  const add = (subject: string, sent: string | null, attempts: number, next: string, refused: string | null = null) =>
    world.database.query(
      `insert into app.outgoing_mail (recipient, subject, body, sent_at, attempts, next_attempt_at, refused_at)
       values ('a@example.org', $1, 'a link', $2, $3, $4, $5)`,
      [subject, sent, attempts, next, refused],
    );
  await add('old', ago(31 * day), 1, ago(31 * day));
  await add('recent', ago(29 * day), 1, ago(29 * day));
  await add('given up', null, 12, ago(31 * day));
  await add('given up lately', null, 12, ago(day));
  await add('refused', null, 1, ago(31 * day), ago(31 * day));
  await add('refused lately', null, 1, ago(29 * day), ago(29 * day));
  await add('waiting', null, 3, ago(40 * day));
  await sweep();
  const kept = await world.database.query<{ subject: string }>(
    'select subject from app.outgoing_mail order by subject',
  );
  expect(kept.map(({ subject }) => subject)).toEqual(['given up lately', 'recent', 'refused lately', 'waiting']);
});

it('forgets what mails said that were sent or given up, where it is not the place to read them', async () => {
  const { mailer } = world.adapters;
  const add = (subject: string, sent: string | null, attempts: number, next: string) =>
    world.database.query(
      `insert into app.outgoing_mail (recipient, subject, body, unsubscribe_url, sent_at, attempts, next_attempt_at)
       values ('a@example.org', $1, 'a link', 'another', $2, $3, $4)`,
      [subject, sent, attempts, next],
    );
  await add('given up', null, 12, ago(hour));
  await add('in the last attempt', null, 12, ago(-hour));
  await add('sent', ago(hour), 1, ago(hour));
  await add('waiting', null, 3, ago(hour));
  const readable = () =>
    world.database.query(
      'select subject from app.outgoing_mail where body is not null and unsubscribe_url is not null order by subject',
    );
  await sweep();
  expect(await readable()).toHaveLength(4);
  world.adapters.mailer = { ...mailer, isReadInQueue: false };
  await sweep();
  world.adapters.mailer = mailer;
  expect(await readable()).toEqual([{ subject: 'in the last attempt' }, { subject: 'waiting' }]);
});

it('forgets what rang in a bell, after 180 days', async () => {
  const ring = (at: string): Promise<unknown> =>
    world.database.query(
      `insert into app.notification (account_id, kind, facts, created_at) values ($1, 'system', '{}', $2)`,
      [person.user.id, at],
    );
  await ring(ago(181 * day));
  await ring(ago(179 * day));
  await sweep();
  expect(await world.database.query('select from app.notification')).toHaveLength(1);
});

describe('what people without an account have left', () => {
  const gerda = 'Gerda Gast';
  const left = async (table: string, column = 'name') =>
    (await world.database.query(`select from app.${table} where ${column} = $1`, [gerda])).length;

  it('goes from a visit a year after its end, with what was said and shown; the visit stays, and so does who was entered', async () => {
    const provider = await aProvider(world, { type: 'pro' });
    const visit = async (days: number, origin: string): Promise<string> => {
      const start = world.clock.now().getTime() - days * day;
      const id = await anAppointment(world.database, {
        provider: provider.user.id,
        customer: person.user.id,
        start: new Date(start - hour).toISOString(),
        end: new Date(start).toISOString(),
        status: 'completed',
      });
      await world.database.query(
        `update app.appointment set customer_id = null, guest_name = $2, guest_email = 'gerda@example.org', guest_proven = 'email',
                note = 'Bitte leise', visitor_name = 'Opa', address = '{"street": "Weg 1"}', origin = $3 where id = $1`,
        [id, gerda, origin],
      );
      await world.database.query(
        `insert into app.appointment_message (appointment_id, author, body, created_at) values ($1, 'customer', 'Hallo', now())`,
        [id],
      );
      return id;
    };
    const old = await visit(366, 'site');
    await visit(364, 'site');
    await visit(367, 'entry');
    await sweep();
    await sweep();
    expect(await left('appointment', 'guest_name')).toBe(2);
    const [row] = await world.database.query(
      `select status, total_cents is not null as "hasPrice", guest_email, note, visitor_name, address,
              (select count(*)::int from app.appointment_message where appointment_id = visit.id) as said
         from app.appointment visit where id = $1`,
      [old],
    );
    expect(row).toEqual({
      status: 'completed',
      hasPrice: true,
      guest_email: null,
      note: '',
      visitor_name: null,
      address: null,
      said: 0,
    });
  });

  it('goes with inquiries and questions a year after the last message, and with withdrawals after three', async () => {
    const provider = await aProvider(world, { type: 'pro' });
    const listing = await aListing(world, await aSeller(world));
    for (const days of [366, 364]) {
      await world.database.query(
        `insert into app.inquiry (listing_id, name, email, language, last_message_at) values ($1, $2, 'g@example.org', 'de', $3)`,
        [listing.id, gerda, ago(days * day)],
      );
      await world.database.query(
        `insert into app.question (provider_id, name, email, language, created_at, last_message_at)
         values ($1, $2, 'g@example.org', 'de', $3::timestamptz, $3::timestamptz)`,
        [provider.user.id, gerda, ago(days * day)],
      );
    }
    // Of an account: it goes with the account.
    await world.database.query(
      `insert into app.question (provider_id, account_id, name, email, language, created_at, last_message_at)
       values ($1, $2, 'Mit Konto', 'k@example.org', 'de', $3::timestamptz, $3::timestamptz)`,
      [provider.user.id, person.user.id, ago(900 * day)],
    );
    for (const days of [3 * 366 + 1, 3 * 365])
      await world.database.query(
        `insert into app.withdrawal (name, email, language, received_at) values ($1, 'g@example.org', 'de', $2)`,
        [gerda, ago(days * day)],
      );
    await sweep();
    expect([await left('inquiry'), await left('question'), await left('withdrawal')]).toEqual([1, 1, 1]);
    expect(await world.database.query(`select from app.question where name = 'Mit Konto'`)).toHaveLength(1);
  });
});
