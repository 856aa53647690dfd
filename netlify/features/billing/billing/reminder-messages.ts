import type { PlanName } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Fact, Letter } from '../../../ground/letter.ts';
import { filled, letterOf, wordsIn } from '../../../ground/words.ts';
import { type CarriedSum, type InvoiceDocument, writtenDay, writtenMoney } from '../../../invoice/index.ts';
import { planTitle } from './messages.ts';

/** An invoice of which money is missing. */
export interface Missing {
  document: Pick<InvoiceDocument, 'number' | 'issuedOn' | 'dueOn' | 'currency' | 'payment'>;
  openMinor: number;
  /** Of it what is open of earlier invoices over small sums. */
  carried?: readonly CarriedSum[];
  /** Of a debit that did not come: where it is to be transferred to. */
  operator?: { iban: string; holder: string } | undefined;
  /** The plan ends on a day, and which is left then; undefined where no plan can end. */
  falls: { plan: PlanName; smallest: PlanName; on: string } | undefined;
  /** It can be paid on the page of a payment provider. */
  isPaidOnline?: boolean;
}

const words = (language: Language) => wordsIn(language).billing.billing;

function accountFacts({ document: { payment }, operator }: Missing) {
  const to = payment.by === 'transfer' ? payment : payment.by === 'debit' ? operator : undefined;
  if (to !== undefined) return { account: to.iban, holder: to.holder };
  return payment.by === 'account' ? { account: `${payment.account}, ${payment.bank}`, holder: payment.holder } : {};
}

/** When the plan ends. */
const fallsSaid = (language: Language, { falls }: Missing): string[] =>
  falls === undefined
    ? []
    : [
        filled(words(language).reminder.falls, {
          plan: planTitle(falls.plan),
          smallest: planTitle(falls.smallest),
          day: writtenDay(falls.on, language),
        }),
      ];

/** The two reminders. The second says when the plan ends. */
export function unpaidMail(
  language: Language,
  step: 'first' | 'second',
  { missing, link }: { missing: Missing; link: string },
): Letter {
  const { reminder } = words(language);
  const { document, openMinor, carried = [] } = missing;
  const { number = '', dueOn, currency } = document;
  const money = (cents: number): string => writtenMoney(cents, currency, language);
  return letterOf(
    language,
    { facts: reminder.facts, action: reminder.action, ...reminder[step] },
    {
      values: { number },
      facts: {
        number,
        missing: money(openMinor),
        carried: carried.map((one): Fact => [filled(reminder.carried, { number: one.number }), money(one.cents)]),
        due: dueOn && writtenDay(dueOn, language),
        ...accountFacts(missing),
      },
      next: [
        ...fallsSaid(language, missing),
        ...(missing.isPaidOnline === true ? [reminder.online] : []),
        reminder.attached,
      ],
      url: link,
    },
  );
}

/** The same for the bell. */
export function unpaidSaid(language: Language, missing: Missing): string {
  const { number = '', currency } = missing.document;
  const amount = writtenMoney(missing.openMinor, currency, language);
  return [filled(words(language).reminder.said, { number, amount }), ...fallsSaid(language, missing)].join(' ');
}

/** What has become of a plan whose invoice was not paid. `changes` are sentences. */
export interface Fallen {
  number: string;
  plan: PlanName;
  smallest: PlanName;
  changes: readonly string[];
}

export function planFallenSaid(language: Language, { number, plan, smallest, changes }: Fallen): string {
  const values = { number, plan: planTitle(plan), smallest: planTitle(smallest) };
  return [filled(words(language).planFallen.said, values), ...changes].join(' ');
}

export const planFallenMail = (language: Language, fallen: Fallen, link: string): Letter =>
  letterOf(language, words(language).planFallen, {
    values: { plan: planTitle(fallen.plan) },
    lead: [planFallenSaid(language, fallen)],
    url: link,
  });
