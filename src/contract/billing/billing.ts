import * as z from 'zod/mini';
import { user } from '../account/account.ts';
import { endpoint } from '../endpoint.ts';
import { day, identifier, instant } from '../fields.ts';
import { planNames, planStrands } from '../plans.ts';

/** `fee`: the price of the plan each month. `commission`: 5 % of the first visit of customers whom the site has brought. */
export const planPays = ['fee', 'commission'] as const;
export type PlanPays = (typeof planPays)[number];
export const pays = ['nothing', ...planPays] as const;
export type Pays = (typeof pays)[number];

/** `warned`: reminded twice. `fallen`: the plan has ended because of it. */
export const reminderSteps = ['reminded', 'warned', 'fallen'] as const;

/** What was done last about an invoice of which money is missing. */
export const invoiceReminder = z.object({
  step: z.enum(reminderSteps),
  on: day,
  /** The day on which the plan ends; null where none does. */
  fallsOn: z.nullable(day),
});
export type InvoiceReminder = z.output<typeof invoiceReminder>;

const heldPlan = z.object({
  strand: z.enum(planStrands),
  package: z.enum(planNames),
  /** A paid plan is a trial until then; null for a plan that costs nothing, and for accounts that are exempt. */
  trialEndsAt: z.nullable(instant),
  /** The one trial of the strand is over: a paid plan is taken for the fee or a commission. */
  isTrialOver: z.boolean(),
  /** What is paid for the plan now. */
  pays: z.enum(pays),
  /** Whether a plan can be ordered for money. */
  isPayable: z.boolean(),
  /** What was chosen and has not begun, and from when it counts; null without such a choice. */
  next: z.nullable(z.object({ package: z.enum(planNames), pays: z.enum(pays), from: instant })),
  /** What the end of the trial has changed, for 30 days: `package` was the plan, the numbers are drafts and people resting. */
  ended: z.nullable(
    z.object({ at: instant, package: z.enum(planNames), cards: z.int(), listings: z.int(), resting: z.int() }),
  ),
  /** An invoice of the strand that was reminded of and is not paid: the one about which most was done. */
  overdue: z.nullable(
    z.extend(invoiceReminder, { number: z.string(), openMinor: z.int(), currency: z.enum(['EUR', 'PHP']) }),
  ),
});
export type HeldPlan = z.output<typeof heldPlan>;

export const getPackages = endpoint('GET /provider/package', {
  summary: 'The own plans, one for each strand in which the account may hold one',
  access: 'lister',
  response: z.object({ plans: z.array(heldPlan) }),
});

/** What the limits of the plans count: cards and people that can be booked, and listings. */
export const countedKinds = ['cards', 'staff', 'listings'] as const;
export type CountedKind = (typeof countedKinds)[number];

const counted = z.object({
  kind: z.enum(countedKinds),
  id: identifier,
  name: z.string(),
  images: z.int(),
  /** Chosen to stay when a smaller plan begins. */
  stays: z.boolean(),
});
export type Counted = z.output<typeof counted>;

/** Of a kind whose number has no limit, the first so many can be chosen from. */
export const countedMaximum = 200;

export const getCounted = endpoint('GET /provider/package/counted', {
  summary:
    'What counts towards the limits of the own plans: public cards and listings, bookable people. In the order in which a smaller plan keeps them where nothing is chosen; at most 200 of a kind',
  access: 'lister',
  response: z.object({ items: z.array(counted) }),
});

const keptIds = z.optional(z.array(identifier).check(z.maxLength(countedMaximum)));

export const changePackage = endpoint('PUT /provider/package', {
  summary:
    'Change the plan of a strand (`effectiveAt` says when it counts). Without `pays` a paid plan is a trial, or paid as before; with it an order, which counts when the trial is over. Who pays gets a larger plan at once, and a smaller one or another way to pay with the next month; naming the own plan takes back what has not begun. What exceeds a smaller plan becomes a draft, surplus staff rests; the chosen are kept, then the newest. A larger plan brings back what was hidden',
  access: 'lister',
  body: z.object({
    package: z.enum(planNames),
    /** A commission is for the plan gold. */
    pays: z.optional(z.enum(planPays)),
    /** By kind, what stays when a smaller plan begins, before the others of its kind; what belongs to others is passed over. */
    keep: z.optional(z.object({ cards: keptIds, staff: keptIds, listings: keptIds })),
  }),
  response: z.object({
    user,
    // How many listings and service cards became drafts; none before `effectiveAt`.
    drafted: z.object({ listings: z.int(), cards: z.int() }),
    // What a smaller plan had hidden and that is public or bookable again.
    restored: z.object({ listings: z.int(), cards: z.int(), staff: z.int() }),
    // How many of the staff cannot be booked any more.
    resting: z.int(),
    effectiveAt: instant,
    trialEndsAt: z.nullable(instant),
  }),
  refusals: ['trial_over', 'conflict', 'unpaid'],
});

/** A line of a bill that is to come. Amounts are what is paid, in cents or centavos. */
const billedLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('fee'),
    package: z.enum(planNames),
    /** Both days within. */
    from: day,
    to: day,
    days: z.int(),
    ofDays: z.int(),
    minor: z.int(),
  }),
  z.object({ kind: z.literal('commission'), serviceName: z.string(), visitAt: instant, minor: z.int() }),
]);

export const bill = z.object({
  /** `2026-11` */
  month: z.string(),
  issuedOn: day,
  lines: z.array(billedLine),
  netMinor: z.int(),
  vatMinor: z.int(),
  totalMinor: z.int(),
});
export type Bill = z.output<typeof bill>;

export const previewPackage = endpoint('GET /provider/package/preview', {
  summary:
    'What a change of the plan would cost, before it is made: from when it counts, and to the cent what the coming invoices would say',
  access: 'lister',
  query: z.object({ package: z.enum(planNames), pays: z.optional(z.enum(planPays)) }),
  response: z.object({
    effectiveAt: instant,
    currency: z.enum(['EUR', 'PHP']),
    /** The invoice of this month, and of the month in which the change counts; those over nothing are left out. */
    bills: z.array(bill),
    /** What every whole month costs afterwards. */
    monthMinor: z.int(),
  }),
  refusals: ['trial_over', 'conflict', 'unpaid'],
});
