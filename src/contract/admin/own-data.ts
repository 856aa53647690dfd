import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { givenPasswordFor, instant } from '../fields.ts';

export const deletedThings = [
  'profile',
  'listings',
  'serviceCards',
  'clients',
  'openingHours',
  'images',
  'favorites',
  'savedSearches',
  'contactMessages',
  'mails',
] as const;

/** What others need, or what takes its time: each without name and address. And what the law asks for, as it is. */
export const keptThings = [
  'conversations',
  'appointments',
  'reviews',
  'pictureFiles',
  'farewell',
  'invoices',
  'taxReport',
  'trial',
] as const;

export const previewDeletion = endpoint('GET /account/deletion', {
  summary: 'What goes with the account, what stays without its name, and until when',
  access: 'signed-in',
  response: z.object({
    goes: z.array(z.object({ what: z.enum(deletedThings), count: z.number() })),
    /** `until` is null where it stays as long as the other side has it. */
    stays: z.array(z.object({ what: z.enum(keptThings), count: z.number(), until: z.nullable(instant) })),
    /** Future appointments, which are cancelled; the other side is told. */
    cancels: z.number(),
  }),
});

export const deleteAccount = endpoint('DELETE /account', {
  summary: 'Delete the own account, with the password and the word DELETE; ends every session',
  access: 'signed-in',
  body: z.object({
    confirm: z.string('confirmDelete').check(z.refine((word) => word === 'DELETE', 'confirmDelete')),
    password: givenPasswordFor('passwordForDeletion'),
  }),
  response: z.object({}),
});

export const exportAccount = endpoint('GET /account/export', {
  summary: 'Everything that is held about the person, by table',
  access: 'signed-in',
  response: z.object({
    exportedAt: instant,
    held: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});
