import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import type { Adapters, Database } from '../../../netlify/adapters/ports.ts';
import { queueMail } from '../../../netlify/features/messaging/mail/sql.ts';
import { queueText } from '../../../netlify/features/messaging/sms/sql.ts';
import { answer, type Handler } from '../../../netlify/http/answer.ts';
import type { Door } from '../../../netlify/http/door.ts';
import { job, scheduled } from '../../../netlify/http/scheduled.ts';
import { serve } from '../../../netlify/http/serve.ts';
import { endpoint } from '../../../src/contract/endpoint.ts';
import { mailerThat } from '../../support/mailers.ts';
import { aLetter } from '../../support/mails.ts';
import { startWorld, type World } from '../../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(() => world.database.query('delete from app.outgoing_mail'));

const invite = endpoint('POST /invitations', {
  summary: 'Invites a guest.',
  access: 'anyone',
  response: z.object({}),
  refusals: ['not_found'],
});

const write = (database: Database, subject: string) =>
  queueMail(database, { to: 'guest@example.org', ...aLetter(subject) }, world.clock.now());

/** All that a new strand writes. */
const inviting = (work: (world: Adapters) => Promise<unknown>): Handler =>
  answer(invite, async (call) => {
    await work(call.world);
    return {};
  });

/** The status of the answer, and how many deliveries were begun beside it, when all of them are over. */
async function asked(door: Door): Promise<{ status: number; begun: number }> {
  const begun: Promise<unknown>[] = [];
  const request = new Request('http://localhost/api/invitations', { method: 'POST' });
  const { status } = await door(request, { waitUntil: (work) => void begun.push(work) });
  await Promise.all(begun);
  return { status, begun: begun.length };
}

const mails = () =>
  world.database.query<{ subject: string; isSent: boolean }>(
    'select subject, sent_at is not null as "isSent" from app.outgoing_mail order by subject',
  );

describe('a mail that an action queues', () => {
  it('goes out after the answer, and nothing else has to be done for it', async () => {
    const door = serve(inviting(({ database }) => database.transaction((transaction) => write(transaction, 'One'))));
    expect(await asked(door)).toEqual({ status: 200, begun: 1 });
    expect(await mails()).toEqual([{ subject: 'One', isSent: true }]);
  });

  it('goes out once with all the others of the request, in whatever transactions they were queued', async () => {
    const door = serve(
      inviting(async ({ database }) => {
        await write(database, 'Alone');
        await database.transaction((outer) => outer.transaction((inner) => write(inner, 'Inside')));
      }),
    );
    expect(await asked(door)).toEqual({ status: 200, begun: 1 });
    expect(await mails()).toEqual([
      { subject: 'Alone', isSent: true },
      { subject: 'Inside', isSent: true },
    ]);
  });

  it('waits for the commit', async () => {
    let isSentBefore: boolean | undefined;
    const door = serve(
      inviting(async ({ database }) => {
        await database.transaction((transaction) => write(transaction, 'Waiting'));
        isSentBefore = (await mails()).some(({ isSent }) => isSent);
      }),
    );
    await asked(door);
    expect(isSentBefore).toBe(false);
    expect(await mails()).toEqual([{ subject: 'Waiting', isSent: true }]);
  });

  it('is none, and nobody looks for it, where its transaction was rolled back', async () => {
    const door = serve(
      inviting(({ database }) =>
        database.transaction(async (transaction) => {
          await write(transaction, 'Never');
          throw new Error('changed its mind');
        }),
      ),
    );
    expect(await asked(door)).toEqual({ status: 500, begun: 0 });
    expect(await mails()).toEqual([]);
  });

  it('goes out although the answer became a refusal after the commit', async () => {
    const door = serve(
      answer(invite, async (call) => {
        await write(call.world.database, 'Committed');
        return call.refuse('not_found');
      }),
    );
    expect(await asked(door)).toEqual({ status: 404, begun: 1 });
    expect(await mails()).toEqual([{ subject: 'Committed', isSent: true }]);
  });

  it('goes out with the run of the schedule that queued it', async () => {
    const byTheClock = job('invite', 1, async ({ database }) => {
      await database.transaction((transaction) => write(transaction, 'Scheduled'));
      return {};
    });
    const door = scheduled(byTheClock);
    expect((await door(new Request('http://localhost'))).status).toBe(204);
    expect(await mails()).toEqual([{ subject: 'Scheduled', isSent: true }]);
  });

  it('is nothing that a request which only reads begins to look for', async () => {
    const door = serve(inviting(({ database }) => database.query('select count(*) from app.outgoing_mail')));
    expect(await asked(door)).toEqual({ status: 200, begun: 0 });
  });
});

it('all requests are handed the same database, by which others keep what they know of it', async () => {
  const handed: Database[] = [];
  const door = serve(inviting(({ database }) => Promise.resolve(handed.push(database))));
  await asked(door);
  await asked(door);
  expect(handed[0]).toBe(handed[1]);
});

/** Where a trigger queues by itself. */
const tablesWithQueueing = () =>
  world.database.query<{ table: string }>(
    `select distinct class.relname as "table"
       from pg_trigger trigger
       join pg_class class on class.oid = trigger.tgrelid
       join pg_proc on pg_proc.oid = trigger.tgfoid
      where pg_proc.prosrc ~ 'insert into app\\.(listing_news|listing_mark|outgoing_mail|reset_request)\\M'`,
  );

it('what triggers queue is noticed, too, by the table that they stand on', async () => {
  const tables = await tablesWithQueueing();
  expect(tables).toEqual([{ table: 'listing' }]);
  for (const { table } of tables) {
    const door = serve(inviting(({ database }) => database.query(`update app.${table} set id = id where false`)));
    expect(await asked(door)).toEqual({ status: 200, begun: 1 });
  }
});

const never = () => new Promise<never>(() => {});
const textsSent = () => world.database.query('select from app.outgoing_text where sent_at is not null');

describe('what is queued for different services', () => {
  const both = inviting(({ database }) =>
    database.transaction(async (transaction) => {
      await write(transaction, 'beside a text');
      const now = world.clock.now();
      const due = { now, expiresAt: new Date(now.getTime() + 600_000) };
      await queueText(transaction, world.adapters, { to: '+4915123456789', text: 'Come' }, due);
    }),
  );
  const invited = () => serve(both)(new Request('http://localhost/api/invitations', { method: 'POST' }));
  beforeEach(() => world.database.query('delete from app.outgoing_text'));

  it('goes out while a mail server never answers', async () => {
    const { mailer } = world.adapters;
    onTestFinished(() => void (world.adapters.mailer = mailer));
    world.adapters.mailer = mailerThat(never);
    expect((await invited()).status).toBe(200);
    await expect.poll(textsSent).toHaveLength(1);
    expect(await mails()).toEqual([{ subject: 'beside a text', isSent: false }]);
  });

  it('goes out while a gateway of text messages never answers', async () => {
    const { texter } = world.adapters;
    onTestFinished(() => void (world.adapters.texter = texter));
    world.adapters.texter = { ...texter, send: never };
    expect((await invited()).status).toBe(200);
    await expect.poll(mails).toEqual([{ subject: 'beside a text', isSent: true }]);
    expect(await textsSent()).toEqual([]);
  });
});
