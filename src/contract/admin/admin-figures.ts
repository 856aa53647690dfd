import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { day } from '../fields.ts';

/** So many weeks stand beside each other, the running one the last. */
export const figureWeeks = 12;

const week = z.object({
  /** Its first day, in Berlin. */
  monday: day,
  /** Accounts that were made and are still there. */
  people: z.int(),
  /** Appointments that were booked or asked for. */
  appointments: z.int(),
  reports: z.int(),
  /** What was invoiced, corrections taken off; null for the support, which sees no money. */
  money: z.nullable(z.object({ eurCents: z.int(), phpCentavos: z.int() })),
});

export const getDeskFigures = endpoint('GET /admin/figures', {
  summary:
    'The figures of the platform by week: people, appointments, money and reports; money for administrators only',
  access: 'desk',
  response: z.object({
    weeks: z.array(week),
    /** Accounts that are there now. */
    accounts: z.object({ customer: z.int(), provider: z.int(), seller: z.int() }),
  }),
});
