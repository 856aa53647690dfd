import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { behindCircuits, type Circuit, circuitOf, circuitRules } from '../../netlify/adapters/circuit.ts';
import { smtpMailer } from '../../netlify/adapters/mail/smtp.ts';
import {
  type Database,
  type ImageStore,
  PartResting,
  PartUnavailable,
  PartUnwilling,
} from '../../netlify/adapters/ports.ts';
import { migratedDatabase } from '../support/database.ts';
import { startMailServer } from '../support/mail-server.ts';
import { sendOne } from '../support/mailers.ts';

let database: Database;
let close: () => Promise<void>;
const started = Date.now();
let skipped = 0;
/** It stands still, so that a slow machine does not shorten a rest. */
const clock = { now: () => new Date(started + skipped) };
const forward = (seconds: number): void => void (skipped += seconds * 1000);

beforeAll(async () => {
  ({ database, close } = await migratedDatabase());
});
afterAll(() => close());
beforeEach(() => database.query('delete from app.circuit'));

const down = () => Promise.reject(new PartUnavailable('down'));
const fine = () => Promise.resolve('fine');
/** What comes of asking: the answer, or the name of what was thrown. */
const asked = (circuit: Circuit, work: () => Promise<string>): Promise<string> =>
  circuit.run(work).catch((cause: unknown) => (cause instanceof Error ? cause.name : 'nothing'));
const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let done = 0; done < count; done += 1) await work();
};
const theService = (): Circuit => circuitOf('storage', { database, clock });
const restsFor = async (): Promise<number | undefined> => {
  const [row] = await database.query<{ until: string | null }>('select rests_until as until from app.circuit');
  return row?.until == null ? undefined : Math.round((Date.parse(row.until) - clock.now().getTime()) / 1000);
};

describe('a service that fails', () => {
  it('is asked until it has failed five times in a row, and then no more', async () => {
    const circuit = theService();
    await times(circuitRules.failures, async () => {
      expect(await restsFor()).toBeUndefined();
      expect(await asked(circuit, down)).toBe('PartUnavailable');
    });
    let asking = 0;
    const counted = () => fine().finally(() => (asking += 1));
    expect(await asked(circuit, counted)).toBe('PartResting');
    expect([asking, await restsFor()]).toEqual([0, circuitRules.firstRestSeconds]);
  });

  it('is left alone by other processes as well, which have not seen it fail', async () => {
    await times(circuitRules.failures, () => asked(theService(), down));
    expect(await asked(theService(), fine)).toBe('PartResting');
    expect(await asked(circuitOf('mail', { database, clock }), fine)).toBe('fine');
  });

  it('rests when many calls fail at once as long as after five', async () => {
    await Promise.all(Array.from({ length: 30 }, () => asked(theService(), down)));
    expect(await restsFor()).toBe(circuitRules.firstRestSeconds);
  });

  it('is tried by one of all who ask after its rest, and rests twice as long if that fails', async () => {
    const circuits = [theService(), theService(), theService()];
    await times(circuitRules.failures, () => asked(theService(), down));
    forward(circuitRules.firstRestSeconds + 1);
    const outcomes = await Promise.all(circuits.map((circuit) => asked(circuit, down)));
    expect(outcomes.toSorted()).toEqual(['PartResting', 'PartResting', 'PartUnavailable']);
    expect(await restsFor()).toBe(2 * circuitRules.firstRestSeconds);
    await times(12, async () => {
      forward(circuitRules.longestRestSeconds + 1);
      await asked(theService(), down);
    });
    expect(await restsFor()).toBe(circuitRules.longestRestSeconds);
  });

  it('is asked as before once the try has succeeded', async () => {
    await times(circuitRules.failures, () => asked(theService(), down));
    forward(circuitRules.firstRestSeconds + 1);
    const circuit = theService();
    expect(await asked(circuit, fine)).toBe('fine');
    expect(await asked(circuit, fine)).toBe('fine');
    expect(await database.query('select 1 from app.circuit')).toEqual([]);
  });

  it('is tried by somebody else where the one who tried never came back', async () => {
    await times(circuitRules.failures, () => asked(theService(), down));
    forward(circuitRules.firstRestSeconds + 1);
    void theService().run(() => new Promise(() => {}));
    await expect.poll(restsFor).toBe(circuitRules.trySeconds);
    expect(await asked(theService(), fine)).toBe('PartResting');
    forward(circuitRules.trySeconds + 1);
    expect(await asked(theService(), fine)).toBe('fine');
  });
});

describe('a service that works', () => {
  it('begins anew with each success, and with each pause', async () => {
    const circuit = theService();
    await times(circuitRules.failures - 1, () => asked(circuit, down));
    expect(await asked(circuit, fine)).toBe('fine');
    await times(circuitRules.failures - 1, () => asked(circuit, down));
    forward(circuitRules.rowSeconds + 1);
    expect(await asked(circuit, down)).toBe('PartUnavailable');
    expect(await restsFor()).toBeUndefined();
  });

  it('is not left alone for what it refuses, nor for a fault of ours', async () => {
    const circuit = theService();
    await times(9, () => asked(circuit, () => Promise.reject(new PartUnwilling('a full mailbox'))));
    await times(9, () => asked(circuit, () => Promise.reject(new TypeError('two addresses'))));
    expect(await asked(circuit, fine)).toBe('fine');
  });
});

describe('behind circuits', () => {
  const letter = { to: 'anna@example.org', subject: 'Hello', text: 'Hello' };

  it('a mail server that wants another password is asked five times, and full mailboxes do not count', async () => {
    const locked = await startMailServer({ isLocked: true });
    const sender = smtpMailer(locked.url.replace('//', '//user:wrong@'), 'hello@example.org');
    const { mailer } = behindCircuits({ mailer: sender }, { database, clock });
    const outcomes: unknown[] = [];
    await times(7, async () => outcomes.push(await sendOne(mailer, letter, 'a').catch((cause: Error) => cause.name)));
    expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('PartUnavailable'));
    expect(outcomes.slice(5)).toEqual([1, 2].map(() => ({ restsUntil: expect.any(Date) as unknown })));
    await locked.stop();

    await database.query('delete from app.circuit');
    const server = await startMailServer();
    const open = behindCircuits({ mailer: smtpMailer(server.url, 'hello@example.org') }, { database, clock });
    await times(7, () => sendOne(open.mailer, { ...letter, to: 'anna@full.example' }, 'a').catch(() => undefined));
    expect(await sendOne(open.mailer, letter, 'b')).toBeUndefined();
    await server.stop();
  });

  it('an image store that is down answers at once, with the same kind of error', async () => {
    const calls = { read: down, write: down, remove: down, prepareUpload: down, signedUrl: down };
    const store: ImageStore = { ...calls, urlOf: (key) => `/${key}` };
    const { images } = behindCircuits({ images: store }, { database, clock });
    await times(5, () => images.read('property/a.webp').catch(() => undefined));
    await expect(images.prepareUpload('property-upload/a.webp', 'image/webp')).rejects.toBeInstanceOf(PartResting);
    await expect(images.remove(['property/a.webp'])).rejects.toBeInstanceOf(PartUnavailable);
    expect(images.urlOf('a')).toBe('/a');
  });
});
