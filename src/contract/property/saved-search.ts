import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { email, identifier, instant, line, opaque } from '../fields.ts';
import { savedFilters } from './browse.ts';

/** A link that confirms a guest's search works for so long; what nobody confirms is deleted then. */
export const confirmationDays = 7;

/** For how long an unsubscribe link can bring back a guest's search that it has ended. */
export const endedDays = 90;

export const savedSearchId = identifier.brand<'SavedSearchId'>();
export type SavedSearchId = z.output<typeof savedSearchId>;

export const savedSearchFrequencies = ['instant', 'daily', 'weekly'] as const;
export type SavedSearchFrequency = (typeof savedSearchFrequencies)[number];

const draft = { name: line(120), frequency: z.enum(savedSearchFrequencies), filters: savedFilters };

export const savedSearch = z.object({
  id: savedSearchId,
  name: z.string(),
  frequency: z.enum(savedSearchFrequencies),
  /** As it was sent: shapes and all, ready to be put into the URL of /home. */
  filters: z.record(z.string(), z.unknown()),
  isConfirmed: z.boolean(),
  /** Its mails are switched off. */
  isMuted: z.boolean(),
  createdAt: instant,
  lastMailedAt: z.nullable(instant),
});
export type SavedSearch = z.output<typeof savedSearch>;

export const listSavedSearches = endpoint('GET /saved-searches', {
  summary: 'The account’s saved searches',
  access: 'signed-in',
  response: z.array(savedSearch),
});

export const saveSearch = endpoint('POST /saved-searches', {
  summary: 'Save a search; without an account it needs an e-mail address and starts when that is confirmed',
  access: 'anyone',
  body: z.object({ ...draft, email: z.optional(email) }),
  response: savedSearch,
  status: 201,
});

export const changeSavedSearch = endpoint('PUT /saved-searches/:id', {
  summary: 'Change an own saved search',
  access: 'signed-in',
  params: z.object({ id: savedSearchId }),
  body: z.object({
    name: z.optional(draft.name),
    frequency: z.optional(draft.frequency),
    filters: z.optional(draft.filters),
    isMuted: z.optional(z.boolean()),
  }),
  response: savedSearch,
  refusals: ['not_found'],
});

export const deleteSavedSearch = endpoint('DELETE /saved-searches/:id', {
  summary: 'Delete an own saved search',
  access: 'signed-in',
  params: z.object({ id: savedSearchId }),
  response: z.object({}),
  refusals: ['not_found'],
});

const linked = z.object({ token: opaque(600) });

export const confirmSavedSearch = endpoint('POST /saved-searches/confirm/:token', {
  summary: 'Confirm a guest’s saved search by the link of the mail',
  access: 'anyone',
  params: linked,
  response: z.object({ name: z.string() }),
  refusals: ['link_invalid'],
});

/** One click (RFC 8058): the mail's List-Unsubscribe header posts here, and so does the page behind its link. */
export const unsubscribe = endpoint('POST /saved-searches/unsubscribe/:token', {
  summary: 'Stop the mails of a saved search by the link of any of them; an account keeps the search, a guest’s ends',
  access: 'anyone',
  params: linked,
  response: z.object({ name: z.string(), isKept: z.boolean() }),
  refusals: ['link_invalid'],
});

export const takeBackUnsubscribing = endpoint('POST /saved-searches/subscribe/:token', {
  summary: 'Start the mails of a saved search again by the link that stopped them; a guest’s search within 90 days',
  access: 'anyone',
  params: linked,
  response: z.object({ name: z.string() }),
  refusals: ['link_invalid'],
});
