import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, freeText, identifier, instant, phone, text } from './fields.ts';

/** A provider's own client file: whoever was booked, and whoever was added by hand. Nobody else sees it. */

export const clientId = identifier.brand<'ClientId'>();
export type ClientId = z.output<typeof clientId>;

export const clientNameMaximum = 80;
export const clientTagsMaximum = 20;
/** In one answer. */
export const clientsPage = 50;

/** Empty means none. */
const noneIfEmpty = <Kept extends z.core.$ZodType<string, string>>(kept: Kept) =>
  z._default(
    z.nullable(
      z.union([
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        kept,
      ]),
    ),
    null,
  );

const draft = z.object({
  name: text(clientNameMaximum),
  email: noneIfEmpty(email),
  phone: noneIfEmpty(phone),
  notes: z._default(freeText(4000), ''),
  tags: z._default(z.array(text(40)).check(z.maxLength(clientTagsMaximum)), []),
});
export type ClientDraft = z.output<typeof draft>;

const client = z.object({
  id: clientId,
  name: z.string(),
  /** As the provider wrote them; else those of the client's account. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  notes: z.string(),
  tags: z.array(z.string()),
  /** Came through the site with an account. */
  hasAccount: z.boolean(),
  /** Visits that took place. */
  visits: z.number(),
  /** How often the client did not come to this provider. */
  noShows: z.number(),
  next: z.nullable(instant),
  timeZone: z.string(),
  /** The last five that took place. */
  lastVisits: z.array(z.object({ id: identifier, start: instant, service: z.string() })),
});
export type Client = z.output<typeof client>;

export const listClients = endpoint('GET /clients', {
  summary: 'The own client file by name; `search` looks at name, number, address and tags',
  access: 'provider',
  query: z.object({
    search: z.optional(freeText(100)),
    /** The last client of the answer before. */
    cursor: z.optional(clientId),
    /** That one alone. */
    id: z.optional(clientId),
    /** Whose visit it is. */
    visit: z.optional(identifier),
  }),
  response: z.object({ items: z.array(client), total: z.number(), nextCursor: z.nullable(z.string()) }),
});

export const createClient = endpoint('POST /clients', {
  summary: 'Add somebody to the own client file',
  access: 'provider',
  body: draft,
  response: client,
  status: 201,
});

const own = z.object({ id: clientId });

export const updateClient = endpoint('PUT /clients/:id', {
  summary: 'Change name, contact, notes and tags of an own client',
  access: 'provider',
  params: own,
  body: draft,
  response: client,
  refusals: ['not_found'],
});

export const deleteClient = endpoint('DELETE /clients/:id', {
  summary: 'Take somebody out of the own client file; their visits stay',
  access: 'provider',
  params: own,
  response: z.object({}),
  refusals: ['not_found'],
});
