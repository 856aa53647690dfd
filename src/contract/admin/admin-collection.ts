import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day, identifier, instant, text } from '../fields.ts';

/** Files by which a bank is asked to collect what providers owe (docs/product/invoices.md, "Direct debits"). Amounts are cents. */

export const collectionId = identifier.brand<'CollectionId'>();

export const collectionReasonMaximum = 500;

/** Why a debit is left out: a bank would refuse it. `unreadable`: no listed key opens the account. */
export const leftOutFaults = ['amount', 'iban', 'reference', 'mandate', 'address', 'unreadable'] as const;

const collection = z.object({
  id: collectionId,
  /** The bank returns it with the money. */
  reference: z.string(),
  collectedOn: day,
  madeAt: instant,
  /** Null where the administrator's account is gone. */
  madeBy: z.nullable(z.string()),
  debitCount: z.int(),
  minor: z.int(),
  /** What of it is paid, and what has come back. */
  paidCount: z.int(),
  returnedCount: z.int(),
  /** Of which no bank file has said anything a week after the day. Nobody is reminded of them: the bank is to be asked. */
  silentCount: z.int(),
  /** The bank has refused the file; its debits go into the next. */
  refused: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), reason: z.string() })),
  /** Nothing has come of it yet, so that the bank may have refused it. */
  isRefusable: z.boolean(),
});
export type Collection = z.output<typeof collection>;

export const listCollections = endpoint('GET /debit-collections', {
  summary: 'What may be collected, and the last 20 files. `due` is null where the operator has no creditor identifier',
  access: 'admin',
  response: z.object({
    due: z.nullable(
      z.object({
        debitCount: z.int(),
        minor: z.int(),
        /** The first day on which a bank collects: that of the first debits, or the next that is left. */
        proposedOn: day,
      }),
    ),
    items: z.array(collection),
    /** Plans that should have ended for an unpaid invoice, and wait for a bank file that reaches that day. */
    waitingPlans: z.int(),
  }),
});

export const makeCollection = endpoint('POST /debit-collections', {
  summary:
    'Make the file of all debits that are due on a day. It has to be a future day on which TARGET settles. Each invoice is collected once; whose day is later than announced gets a mail. 409 where nothing is due',
  access: 'admin',
  body: z.object({ collectedOn: day }),
  response: z.object({
    id: collectionId,
    reference: z.string(),
    debitCount: z.int(),
    minor: z.int(),
    leftOut: z.array(z.object({ number: z.string(), fault: z.enum(leftOutFaults) })),
  }),
  status: 201,
  refusals: ['not_found', 'conflict'],
});

export const getCollectionFile = endpoint('GET /debit-collections/:id/file', {
  summary: 'The file for the bank (pain.008.001.08), the same each time. 409 once the bank has refused it',
  access: 'admin',
  params: z.object({ id: collectionId }),
  response: z.object({ name: z.string(), content: z.string() }),
  refusals: ['not_found', 'conflict'],
});

export const refuseCollection = endpoint('POST /debit-collections/:id/refused', {
  summary:
    'Note, once, that the bank has refused a file as a whole: its debits go into the next. 409 where money of it has come or came back',
  access: 'admin',
  params: z.object({ id: collectionId }),
  body: z.object({ reason: text(collectionReasonMaximum) }),
  response: z.object({ debitCount: z.int() }),
  refusals: ['not_found', 'conflict'],
});
