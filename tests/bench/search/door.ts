import { install } from '../../../netlify/adapters/adapters.ts';
import { outboxMailer } from '../../../netlify/adapters/mail/outbox.ts';
import type { Adapters, Database, ImageStore, Row } from '../../../netlify/adapters/ports.ts';
import { outboxTexter } from '../../../netlify/adapters/sms/outbox.ts';
import { formRegister } from '../../../netlify/adapters/vat/by-form.ts';
import door from '../../../netlify/functions/listings.ts';
import { logTo } from '../../../netlify/http/log.ts';

export interface Statement {
  text: string;
  parameters: readonly unknown[];
  started: number;
  ended: number;
}

export interface Heard {
  /** Its body, read from JSON. */
  answer: unknown;
  doorMilliseconds: number;
  statements: Statement[];
}

export type Ask = (path: string, body: unknown) => Promise<Heard>;

/** The real door over the given database; what it asks there is kept with its times. */
export function askThroughDoor(database: Database): Ask {
  let statements: Statement[] = [];
  const timed = (over: Database): Database => ({
    query: async <T extends Row>(text: string, parameters: readonly unknown[] = []) => {
      const started = performance.now();
      const rows = await over.query<T>(text, parameters);
      statements.push({ text, parameters, started, ended: performance.now() });
      return rows;
    },
    transaction: (work) => over.transaction((inside) => work(timed(inside))),
  });
  install(worldOver(timed(database)));
  logTo(() => {});
  return async (path, body) => {
    statements = [];
    const request = new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const started = performance.now();
    const response = await door(request);
    const text = await response.text();
    const doorMilliseconds = performance.now() - started;
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`);
    return { answer: JSON.parse(text), doorMilliseconds, statements };
  };
}

/** Time during which at least one statement was under way. */
export function sqlMilliseconds(statements: readonly Statement[]): number {
  let sum = 0;
  let until = 0;
  for (const { started, ended } of [...statements].sort((one, other) => one.started - other.started)) {
    sum += Math.max(0, ended - Math.max(started, until));
    until = Math.max(until, ended);
  }
  return sum;
}

const noImages: ImageStore = {
  signedUrl: () => Promise.reject(new Error('no uploads here')),
  prepareUpload: () => Promise.reject(new Error('no uploads here')),
  read: () => Promise.resolve(undefined),
  write: () => Promise.resolve(),
  remove: () => Promise.resolve(),
  urlOf: (key) => `/images/${key}`,
};

export const worldOver = (database: Database): Adapters => ({
  database,
  migrations: () => Promise.resolve([]),
  images: noImages,
  mailer: outboxMailer(),
  texter: outboxTexter(),
  vatRegister: formRegister(),
  engines: undefined,
  pusher: undefined,
  clock: { now: () => new Date() },
  secret: new TextEncoder().encode('a secret of the figures, at least 32 bytes'),
  formerSecrets: [],
  dataKey: new TextEncoder().encode('a data key of the figures, at least 32 bytes'),
  formerDataKeys: [],
  metricsToken: undefined,
  operator: undefined,
  supportEmail: 'support@example.com',
  siteUrl: 'http://localhost',
});
