import {
  type Adapters,
  type Cdn,
  type Clock,
  type Database,
  type ImageStore,
  type Mailer,
  PartResting,
  PartUnavailable,
  PartUnwilling,
  type PaymentProvider,
  type SearchEngines,
  type SendResult,
  type Texter,
  type VatRegister,
} from './ports.ts';

/** When a service outside is left alone, and for how long. */
export const circuitRules = {
  /** It rests after so many failures in a row, each within `rowSeconds` of the one before. */
  failures: 5,
  rowSeconds: 600,
  /** The first rest. After it one call tries whether the service works again; each failed try doubles the rest. */
  firstRestSeconds: 30,
  longestRestSeconds: 600,
  /** A call that tries and never comes back counts as failed after so long. */
  trySeconds: 60,
  /** For how long a process believes what it has read of a service. */
  believedSeconds: 5,
} as const;

export interface Circuit {
  /**
   * Asks the service. Rejects at once with `PartResting` while it is left alone. A failure is what rejects with `PartUnavailable`,
   * except `PartUnwilling`. Never inside a transaction.
   */
  run<T>(ask: () => Promise<T>): Promise<T>;
}

interface CircuitState {
  failures: number;
  restsUntil: Date | undefined;
}

interface CircuitParts {
  database: Database;
  clock: Clock;
}

const works: CircuitState = { failures: 0, restsUntil: undefined };

async function readKnown(database: Database, service: string): Promise<CircuitState> {
  const [found] = await database.query<{ failures: number; restsUntil: string | null }>(
    'select failures, rests_until as "restsUntil" from app.circuit where service = $1',
    [service],
  );
  if (found === undefined) return works;
  return {
    failures: found.failures,
    restsUntil: found.restsUntil === null ? undefined : new Date(found.restsUntil),
  };
}

/** True for one of all who ask at the same moment after a rest. */
async function isTry(database: Database, service: string, now: Date): Promise<boolean> {
  const claimed = await database.query(
    `update app.circuit set rests_until = $2::timestamptz + make_interval(secs => $3)
      where service = $1 and rests_until <= $2::timestamptz
     returning service`,
    [service, now.toISOString(), circuitRules.trySeconds],
  );
  return claimed.length > 0;
}

/** How many failures in a row there are with this one. */
const failuresNow = `(case when known.opened_at is null and known.failed_at < $2::timestamptz - make_interval(secs => $3)
                           then 1 else least(known.failures, 100) + 1 end)`;

/** Failures of calls that began before a rest do not lengthen it; only the call that tries after it does. */
const noteFailure = (database: Database, service: string, now: Date, wasTry: boolean): Promise<unknown> =>
  database.query(
    `insert into app.circuit as known (service, failures, failed_at) values ($1, 1, $2::timestamptz)
         on conflict (service) do update
        set failures = ${failuresNow}, failed_at = $2::timestamptz,
            opened_at = case when ${failuresNow} >= $4 then coalesce(known.opened_at, $2::timestamptz) end,
            rests_until = case when ${failuresNow} >= $4 then $2::timestamptz + make_interval(
              secs => least($5 * power(2, least(${failuresNow} - $4, 16)), $6)) end
      where known.rests_until is null or $7`,
    [
      service,
      now.toISOString(),
      circuitRules.rowSeconds,
      circuitRules.failures,
      circuitRules.firstRestSeconds,
      circuitRules.longestRestSeconds,
      wasTry,
    ],
  );

const noteSuccess = (database: Database, service: string): Promise<unknown> =>
  database.query('delete from app.circuit where service = $1', [service]);

const isFailure = (cause: unknown): boolean => cause instanceof PartUnavailable && !(cause instanceof PartUnwilling);

/** The circuit of one service. What it knows stands in the database, so that all processes share it and `/api/ready` can tell it. */
export function circuitOf(service: string, { database, clock }: CircuitParts): Circuit {
  let known = works;
  let believedUntil = 0;

  async function ask<T>(work: () => Promise<T>, wasTry: boolean): Promise<T> {
    const hadFailed = wasTry || known.failures > 0;
    try {
      const done = await work();
      if (hadFailed) await noteSuccess(database, service);
      return done;
    } catch (cause) {
      if (isFailure(cause)) await noteFailure(database, service, clock.now(), wasTry);
      else if (hadFailed) await noteSuccess(database, service);
      if (isFailure(cause)) believedUntil = 0;
      throw cause;
    } finally {
      if (hadFailed) believedUntil = 0;
    }
  }

  return {
    run: async (work) => {
      const now = clock.now();
      if (now.getTime() >= believedUntil) {
        known = await readKnown(database, service);
        believedUntil = now.getTime() + circuitRules.believedSeconds * 1000;
      }
      const { restsUntil } = known;
      if (restsUntil === undefined) return ask(work, false);
      if (restsUntil > now || !(await isTry(database, service, now))) throw new PartResting(service, restsUntil);
      return ask(work, true);
    },
  };
}

/** While the circuit is open nothing is sent. That is an answer and no failure: the queue keeps the message. */
const orResting = (sent: Promise<SendResult>): Promise<SendResult> =>
  sent.catch((cause: unknown) => {
    if (cause instanceof PartResting) return { restsUntil: cause.until };
    throw cause;
  });

/** A mailer is asked with each mail, not with the work that sends several. */
const mailerThroughCircuit = (mailer: Mailer, circuit: Circuit): Mailer => ({
  ...mailer,
  sending: (work) => mailer.sending((send) => work((mail, id) => orResting(circuit.run(() => send(mail, id))))),
});

const texterThroughCircuit = (texter: Texter, circuit: Circuit): Texter => ({
  ...texter,
  send: (message, id) => orResting(circuit.run(() => texter.send(message, id))),
});

/** Every call of an image store goes over the network, except the one that makes a picture's address. */
const imagesThroughCircuit = (images: ImageStore, circuit: Circuit): ImageStore => ({
  ...images,
  prepareUpload: (...words) => circuit.run(() => images.prepareUpload(...words)),
  read: (...words) => circuit.run(() => images.read(...words)),
  write: (...words) => circuit.run(() => images.write(...words)),
  remove: (...words) => circuit.run(() => images.remove(...words)),
  signedUrl: (...words) => circuit.run(() => images.signedUrl(...words)),
});

/** That nobody answers is an answer: whoever asks does so again later. */
const registerThroughCircuit = (register: VatRegister, circuit: Circuit): VatRegister => ({
  ask: (vatId) =>
    circuit
      .run(() => register.ask(vatId))
      .catch((cause: unknown) => {
        if (cause instanceof PartUnavailable) return undefined;
        throw cause;
      }),
});

/** Not taken is an answer: the queue keeps the news. */
const orFalse = (cause: unknown): false => {
  if (cause instanceof PartUnavailable) return false;
  throw cause;
};

const enginesThroughCircuit = (engines: SearchEngines, circuit: Circuit): SearchEngines => ({
  ...engines,
  tell: (news) => circuit.run(() => engines.tell(news)).catch(orFalse),
});

const cdnThroughCircuit = (cdn: Cdn, circuit: Circuit): Cdn => ({
  forget: (tags) => circuit.run(() => cdn.forget(tags)).catch(orFalse),
});

/** That it is away is an answer: whoever asks does so again later. */
const orAway = (cause: unknown): 'away' => {
  if (cause instanceof PartUnavailable) return 'away';
  throw cause;
};

const paymentsThroughCircuit = (payments: PaymentProvider, circuit: Circuit): PaymentProvider => ({
  start: (demand) => circuit.run(() => payments.start(demand)).catch(orAway),
  find: (reference) => circuit.run(() => payments.find(reference)).catch(orAway),
});

type Outside = Partial<Pick<Adapters, 'images' | 'mailer' | 'texter' | 'vatRegister' | 'engines' | 'cdn' | 'payments'>>;

/** The services outside among these parts, each behind a circuit of its own. Pictures that this process keeps itself need none. */
export function behindCircuits<Parts extends Outside>(parts: Parts, memory: CircuitParts): Parts {
  const { images, mailer, texter, vatRegister, engines, cdn, payments } = parts;
  return {
    ...parts,
    ...(images === undefined ? {} : { images: imagesThroughCircuit(images, circuitOf('storage', memory)) }),
    ...(mailer === undefined ? {} : { mailer: mailerThroughCircuit(mailer, circuitOf('mail', memory)) }),
    ...(texter === undefined ? {} : { texter: texterThroughCircuit(texter, circuitOf('texts', memory)) }),
    ...(vatRegister === undefined
      ? {}
      : { vatRegister: registerThroughCircuit(vatRegister, circuitOf('vies', memory)) }),
    ...(engines === undefined ? {} : { engines: enginesThroughCircuit(engines, circuitOf('engines', memory)) }),
    ...(cdn === undefined ? {} : { cdn: cdnThroughCircuit(cdn, circuitOf('cdn', memory)) }),
    ...(payments === undefined ? {} : { payments: paymentsThroughCircuit(payments, circuitOf('payments', memory)) }),
  };
}
