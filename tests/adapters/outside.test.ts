import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { supabaseImageStore } from '../../netlify/adapters/images/supabase.ts';
import { smtpMailer } from '../../netlify/adapters/mail/smtp.ts';
import { type ImageStore, PartUnavailable } from '../../netlify/adapters/ports.ts';
import { sendOne } from '../support/mailers.ts';
import { startWorld, type World } from '../support/world.ts';

/** A server that does with each line what `answer` says, and never hangs up. */
async function serverThat(answer: (line: Socket) => void): Promise<number> {
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => line.destroy());
    answer(line);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const line of lines) line.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const again = (line: Socket, text: string): void => {
  const timer = setInterval(() => line.write(text), 20);
  line.on('close', () => clearInterval(timer));
};

const silent = (): void => {};
const head = (type: string): string => `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: 100000\r\n\r\n`;

async function timeOf(work: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await expect(work).rejects.toBeInstanceOf(PartUnavailable);
  return performance.now() - started;
}

describe('a call of the image store ends in time', () => {
  const calls: [string, (store: ImageStore) => Promise<unknown>][] = [
    ['preparing an upload', (store) => store.prepareUpload('property/a.webp', 'image/webp')],
    ['reading', (store) => store.read('property/a.webp')],
    ['writing', (store) => store.write('property/a.webp', new Uint8Array(9), 'image/webp')],
    ['removing', (store) => store.remove(['property/a.webp'])],
    ['signing an address', (store) => store.signedUrl('property/a.webp', 60)],
  ];
  const servers: [string, (line: Socket) => void][] = [
    ['never answers', silent],
    ['stops in the middle of an answer', (line) => line.once('data', () => line.write(`${head('application/json')}{`))],
    [
      'sends its answer byte by byte',
      (line) =>
        line.once('data', () => {
          line.write(head('image/webp'));
          again(line, ' ');
        }),
    ],
  ];

  it.each(servers.flatMap(([kind, answer]) => calls.map(([name, call]) => ({ kind, answer, name, call }))))(
    '$name from a store that $kind',
    async ({ answer, call }) => {
      const store = supabaseImageStore(`http://127.0.0.1:${await serverThat(answer)}`, 'a-key', 300);
      expect(await timeOf(call(store))).toBeLessThan(2000);
    },
  );
});

describe('a mail ends in time', () => {
  const mail = { to: 'anna@example.org', subject: 'Hello', text: 'Hello' };

  it.each<[string, (line: Socket) => void]>([
    ['never greets', silent],
    ['greets and says no more', (line) => void line.write('220 hello\r\n')],
    [
      'goes on talking and never comes to an end',
      (line) => {
        line.write('220 hello\r\n');
        again(line, '250-and\r\n');
      },
    ],
  ])('to a server that %s', async (_, answer) => {
    const port = await serverThat(answer);
    const mailer = smtpMailer(`smtp://127.0.0.1:${port}`, 'hello@example.org', {
      stepMilliseconds: 300,
      wholeMilliseconds: 600,
    });
    expect(await timeOf(sendOne(mailer, mail, 'a-mail'))).toBeLessThan(2500);
  });
});

describe('inside a transaction nothing outside is called, or every test through a door would fail', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());

  it.each<[string, (world: World) => Promise<unknown>]>([
    ['a picture is read', ({ adapters }) => adapters.images.read('property/a.webp')],
    ['a picture is removed', ({ adapters }) => adapters.images.remove(['property/a.webp'])],
    [
      'a mail is sent',
      ({ adapters }) => sendOne(adapters.mailer, { to: 'a@example.org', subject: 'a', text: 'a' }, 'a'),
    ],
  ])('where %s', async (_, call) => {
    const inside = world.database.transaction(async (transaction) => {
      await transaction.query('select 1');
      await call(world);
    });
    await expect(inside).rejects.toThrow('inside a transaction');
    await call(world);
  });
});
