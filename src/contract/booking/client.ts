import * as z from 'zod/mini';
import { serviceCurrencies } from '../currency.ts';
import { endpoint } from '../endpoint.ts';
import { day, email, freeLine, freeText, identifier, instant, line, nothing, phone } from '../fields.ts';
import { cardPick } from '../services/card-option-fields.ts';
import { staffId } from '../services/staff.ts';
import { plainText } from '../typed-text.ts';

/** A provider's own client file: whoever was booked, and whoever was added by hand. Nobody else sees it. */

export const clientId = identifier.brand<'ClientId'>();
export type ClientId = z.output<typeof clientId>;

export const clientNameMaximum = 80;
export const clientAddressMaximum = 200;
export const clientNotesMaximum = 4000;
export const clientTagsMaximum = 20;
/** In one answer. */
export const clientsPage = 50;

/** Empty means none. */
const noneIfEmpty = <Kept extends z.core.$ZodType<string, string>>(kept: Kept) =>
  z._default(
    z.nullable(
      z.union([
        z.pipe(
          nothing,
          z.transform(() => null),
        ),
        kept,
      ]),
    ),
    null,
  );

export const clientDraft = z.object({
  name: line(clientNameMaximum),
  email: noneIfEmpty(email),
  phone: noneIfEmpty(phone),
  birthday: noneIfEmpty(day),
  /** In one line. */
  address: z._default(freeLine(clientAddressMaximum), ''),
  notes: z._default(freeText(clientNotesMaximum), ''),
  tags: z._default(z.array(line(40)).check(z.maxLength(clientTagsMaximum)), []),
});
export type ClientDraft = z.output<typeof clientDraft>;

/**
 * Which clients are shown. `regular` have come five times, `away` have not come for 120 days and are not booked. `recall` are due or
 * away, have agreed to be invited again, and have not been within `recallPauseDays`.
 */
export const clientFilters = ['due', 'recall', 'new', 'away', 'regular', 'birthday'] as const;
export type ClientFilter = (typeof clientFilters)[number];

/** Who has said that a client may be invited again. */
export const recallSources = ['client', 'business'] as const;

const client = z.object({
  id: clientId,
  name: z.string(),
  /** Their picture, of an account. */
  face: z.nullable(z.string()),
  /** Of the first visit, or of being added. */
  since: instant,
  /** As the provider wrote them; else those of the client's account. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  birthday: z.nullable(day),
  address: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  /** Came through the site with an account. */
  hasAccount: z.boolean(),
  /** Visits that took place. */
  visits: z.number(),
  /** How often the client did not come to this provider. */
  noShows: z.number(),
  next: z.nullable(instant),
  /** The next one waits for an answer. */
  isNextAsked: z.boolean(),
  /** Of the visits that took place; null for employees. */
  turnoverCents: z.nullable(z.number()),
  currency: z.enum(serviceCurrencies),
  /** Days from one visit to the next, on average; null with fewer than two. */
  rhythmDays: z.nullable(z.number()),
  /** When they come again by that rhythm. */
  dueAt: z.nullable(instant),
  timeZone: z.string(),
  /** The last five that took place. */
  lastVisits: z.array(
    z.object({
      id: identifier,
      start: instant,
      service: z.string(),
      staff: z.string(),
      totalCents: z.number(),
      /** What the cards had asked; '' of a consent that was given. */
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      /** What the client has given. */
      rating: z.nullable(z.number()),
    }),
  ),
  /** The cards of the latest visit that are all still offered, and who did most of the visits. */
  usual: z.nullable(
    z.object({
      cards: z.array(cardPick),
      services: z.array(z.string()),
      staff: z.nullable(z.object({ id: staffId, name: z.string() })),
      /** Minutes from midnight of the latest visit. */
      minute: z.number(),
      durationMinutes: z.number(),
      totalCents: z.number(),
    }),
  ),
  /** The latest visit that has not been cancelled: messages belong to it. */
  talk: z.nullable(identifier),
  /** Whether the business may invite them to come again, since when, and who has said so. */
  recall: z.object({
    agreedAt: z.nullable(instant),
    agreedBy: z.nullable(z.enum(recallSources)),
    /** The client has ended it: nobody else can begin it again. */
    endedAt: z.nullable(instant),
    /** The last invitation. */
    sentAt: z.nullable(instant),
  }),
});
export type Client = z.output<typeof client>;

export const listClients = endpoint('GET /clients', {
  summary: 'The own client file by name, or by a filter; `search` looks at name, number, address, tags and notes',
  access: 'provider',
  roles: ['reception', 'team'],
  query: z.object({
    search: z.optional(freeLine(100)),
    /** The last client of the answer before. */
    cursor: z.optional(clientId),
    /** That one alone. */
    id: z.optional(clientId),
    /** Whose visit it is. */
    visit: z.optional(identifier),
    /** Who asks a question. */
    question: z.optional(identifier),
    /** By when they are due, the latest first; the others by name. */
    filter: z.optional(z.enum(clientFilters)),
  }),
  response: z.object({
    items: z.array(client),
    total: z.number(),
    /** How many are in the whole file, and in each filter. */
    counts: z.object({
      all: z.number(),
      due: z.number(),
      recall: z.number(),
      new: z.number(),
      away: z.number(),
      regular: z.number(),
      birthday: z.number(),
    }),
    nextCursor: z.nullable(z.string()),
  }),
});

export const createClient = endpoint('POST /clients', {
  summary: 'Add somebody to the own client file',
  access: 'provider',
  roles: ['reception'],
  body: clientDraft,
  response: client,
  status: 201,
  refusals: ['contract_missing'],
});

const own = z.object({ id: clientId });

export const updateClient = endpoint('PUT /clients/:id', {
  summary: 'Change name, contact, birthday, address, notes and tags of an own client',
  access: 'provider',
  roles: ['reception'],
  params: own,
  body: clientDraft,
  response: client,
  refusals: ['not_found', 'contract_missing'],
});

export const deleteClient = endpoint('DELETE /clients/:id', {
  summary: 'Take somebody out of the own client file; their visits stay',
  access: 'provider',
  params: own,
  response: z.object({}),
  refusals: ['not_found'],
});

/** Rows in one call; a longer file comes in several. */
export const clientsImportRows = 200;
export const importedFields = ['name', 'email', 'phone', 'birthday', 'address', 'notes', 'tags'] as const;
export type ImportedField = (typeof importedFields)[number];

const cell = z._default(z.string().check(z.overwrite(plainText), z.maxLength(10_000)), '');
/** As it stands in the file; tags are separated by commas, the birthday is written `YYYY-MM-DD`. */
export const importedRow = z.object({
  name: cell,
  email: cell,
  phone: cell,
  birthday: cell,
  address: cell,
  notes: cell,
  tags: cell,
});
export type ImportedRow = z.output<typeof importedRow>;

export const importClients = endpoint('POST /clients/import', {
  summary:
    'Add rows of a file to the own client file; who is in it already stays as they are, and rows with faults are named',
  access: 'provider',
  body: z.object({ rows: z.array(importedRow).check(z.minLength(1), z.maxLength(clientsImportRows)) }),
  response: z.object({
    added: z.number(),
    /** Left out as somebody of the file, or of the rows before. By the place in `rows`, from 0. */
    known: z.array(z.object({ row: z.number(), as: z.string() })),
    /** By the place in `rows`, from 0. */
    faulty: z.array(z.object({ row: z.number(), fields: z.array(z.enum(importedFields)) })),
  }),
  refusals: ['contract_missing'],
});

/** In one answer of the export. */
export const clientsExportPage = 500;

export const exportClients = endpoint('GET /clients/export', {
  summary: 'The own client file as it is written into a file: all of it by name, some hundred a call',
  access: 'provider',
  query: z.object({
    /** The last client of the answer before. */
    cursor: z.optional(clientId),
  }),
  response: z.object({
    items: z.array(
      z.pick(client, { name: true, email: true, phone: true, birthday: true, address: true, notes: true, tags: true }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
});
