import { afterEach, expect, it } from 'vitest';
import { errorFacts, log, logTo, withRequest } from './log.ts';

const lines: string[] = [];
logTo((line) => lines.push(line));
afterEach(() => void (lines.length = 0));

it('is one line of JSON with the id of the request to which it belongs, also where it is written later', async () => {
  await withRequest('request-1', async () => {
    await Promise.resolve();
    log({ level: 'info', event: 'two\nlines' });
  });
  log({ level: 'info', event: 'beside' });
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    { level: 'info', event: 'two\nlines', requestId: 'request-1' },
    { event: 'beside' },
  ]);
  expect(lines[0]).not.toContain('\n');
  expect(lines[1]).not.toContain('requestId');
});

it.each([
  '550 5.1.1 <anna.müller@mail.example.org>: Recipient address rejected',
  'duplicate key value violates unique constraint: (email)=(anna.müller@mail.example.org)',
  'mailto:anna.müller@mail.example.org',
])('leaves out the address in %j', (message) => {
  log({ level: 'error', event: 'failed', ...errorFacts(new Error('down', { cause: new Error(message) })) });
  expect(lines.join()).not.toMatch(/anna|mail\.example/);
  expect(lines.join()).toContain('…@…');
});

it('leaves out telephone numbers, and nothing that only looks like one', () => {
  log({ level: 'error', event: 'failed', message: 'to +4915123456789', at: '2026-11-24T10:00:00+01:00', count: 123 });
  expect(lines.join()).toContain('"to +…"');
  expect(lines.join()).toContain('2026-11-24T10:00:00+01:00');
});

it('keeps the place of a failure readable', () => {
  log({ level: 'error', event: 'failed', stack: 'at run (/srv/node_modules/@hono/node-server/dist/index.mjs:12:3)' });
  expect(lines.join()).toContain('node-server/dist/index.mjs:12:3');
});
