import { AsyncLocalStorage } from 'node:async_hooks';
import type { Adapters, Database } from '../../netlify/adapters/ports.ts';

const insideTransaction = new AsyncLocalStorage<boolean>();

/** The same database, whose open transactions are seen. */
export const watchedDatabase = (database: Database): Database => ({
  query: (text, parameters) => database.query(text, parameters),
  transaction: (work) => database.transaction((inside) => insideTransaction.run(true, () => work(inside))),
});

/** Every method of the part but those that only name something refuses to be called while a transaction is open. */
function watched<Part extends object>(part: Part, namesOnly: readonly (keyof Part)[] = []): Part {
  return new Proxy(part, {
    get(target, name: string & keyof Part) {
      const method = target[name];
      if (typeof method !== 'function') return method;
      return (...words: unknown[]): unknown => {
        if (insideTransaction.getStore() === true && !namesOnly.includes(name))
          throw new Error(`${name} was called inside a transaction: its locks would wait for somebody outside`);
        return Reflect.apply(method, target, words);
      };
    },
  });
}

/** Nothing outside may be called while a transaction is open: what hangs there would hold its locks. Here it fails. */
export const outsideTransactions = (parts: Adapters): Adapters => ({
  ...parts,
  database: watchedDatabase(parts.database),
  images: watched(parts.images, ['urlOf']),
  mailer: watched(parts.mailer),
  texter: watched(parts.texter),
  pusher: parts.pusher && watched(parts.pusher),
  vatRegister: watched(parts.vatRegister),
  calendars: parts.calendars && watched(parts.calendars),
  payments: parts.payments && watched(parts.payments),
});
