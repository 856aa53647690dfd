import type { PlanName } from '../../../../src/contract/plans.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Fact, Letter } from '../../../ground/letter.ts';
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

const german = {
  first: {
    heading: (number: string) => `Erinnerung: Rechnung ${number}`,
    lead: 'diese Rechnung ist noch nicht ganz bezahlt. Bitte überweisen Sie in den nächsten Tagen, was fehlt. Haben Sie schon bezahlt, ist nichts zu tun.',
  },
  second: {
    heading: (number: string) => `Zweite Erinnerung: Rechnung ${number}`,
    lead: 'diese Rechnung ist noch immer nicht ganz bezahlt. Bitte überweisen Sie jetzt, was fehlt.',
  },
  falls: (plan: string, smallest: string, day: string) =>
    `Ist der Betrag bis zum ${day} nicht da, endet Ihr Paket ${plan}, und es gilt ${smallest}. Gelöscht wird nichts.`,
  number: 'Nummer',
  missing: 'Es fehlen',
  carried: (number: string) => `Davon aus ${number}`,
  due: 'Zahlbar war bis',
  account: 'Auf das Konto',
  holder: 'Inhaber',
  online: 'Sie können auch gleich online bezahlen: bei Ihren Rechnungen mit „Jetzt bezahlen“.',
  attached: 'Die Rechnung liegt dieser E-Mail bei.',
  action: 'Rechnungen ansehen',
};

const english: typeof german = {
  first: {
    heading: (number) => `Reminder: invoice ${number}`,
    lead: 'This invoice is not fully paid yet. Please transfer what is missing in the next days. If you have paid already, there is nothing to do.',
  },
  second: {
    heading: (number) => `Second reminder: invoice ${number}`,
    lead: 'This invoice is still not fully paid. Please transfer what is missing now.',
  },
  falls: (plan, smallest, day) =>
    `If the amount has not arrived by ${day}, your plan ${plan} ends and you have ${smallest}. Nothing is deleted.`,
  number: 'Number',
  missing: 'Missing',
  carried: (number) => `Of it from ${number}`,
  due: 'Was due by',
  account: 'To the account',
  holder: 'Holder',
  online: 'You can also pay online right away: “Pay now” beside your invoices.',
  attached: 'The invoice is attached to this mail.',
  action: 'See the invoices',
};

const words: Record<Language, typeof german> = { de: german, en: english };

function accountFacts(
  { document: { payment }, operator }: Missing,
  { account, holder }: Pick<typeof german, 'account' | 'holder'>,
): Fact[] {
  const to = payment.by === 'transfer' ? payment : payment.by === 'debit' ? operator : undefined;
  if (to !== undefined)
    return [
      [account, to.iban],
      [holder, to.holder],
    ];
  return payment.by === 'account'
    ? [
        [account, `${payment.account}, ${payment.bank}`],
        [holder, payment.holder],
      ]
    : [];
}

/** The two reminders. The second says when the plan ends. */
export function unpaidMail(
  language: Language,
  step: 'first' | 'second',
  { missing, link }: { missing: Missing; link: string },
): Letter {
  const said = words[language];
  const { document, openMinor, carried = [], falls } = missing;
  const { number = '', dueOn, currency } = document;
  const amount = writtenMoney(openMinor, currency, language);
  const heading = said[step].heading(number);
  return {
    language,
    subject: heading,
    page: {
      heading,
      lead: [said[step].lead],
      facts: [
        [said.number, number],
        [said.missing, amount],
        ...carried.map(
          ({ number: from, cents }) => [said.carried(from), writtenMoney(cents, currency, language)] as const,
        ),
        ...(dueOn === undefined ? [] : [[said.due, writtenDay(dueOn, language)] as const]),
        ...accountFacts(missing, said),
      ],
      next: [
        ...(falls === undefined
          ? []
          : [said.falls(planTitle(falls.plan), planTitle(falls.smallest), writtenDay(falls.on, language))]),
        ...(missing.isPaidOnline === true ? [said.online] : []),
        said.attached,
      ],
      action: { label: said.action, url: link },
    },
  };
}

/** The same for the bell. */
export function unpaidSaid(language: Language, { document, openMinor, falls }: Missing): string {
  const { number = '', currency } = document;
  const amount = writtenMoney(openMinor, currency, language);
  const missing =
    language === 'de' ? `Offen: ${amount} von Rechnung ${number}.` : `${amount} of invoice ${number} is still unpaid.`;
  if (falls === undefined) return missing;
  return `${missing} ${words[language].falls(planTitle(falls.plan), planTitle(falls.smallest), writtenDay(falls.on, language))}`;
}

/** What has become of a plan whose invoice was not paid. `changes` are sentences. */
export interface Fallen {
  number: string;
  plan: PlanName;
  smallest: PlanName;
  changes: readonly string[];
}

export function planFallenSaid(language: Language, { number, plan, smallest, changes }: Fallen): string {
  const ended =
    language === 'de'
      ? `Rechnung ${number} ist nicht bezahlt: ${planTitle(plan)} ist beendet, es gilt ${planTitle(smallest)}.`
      : `Invoice ${number} is not paid: ${planTitle(plan)} has ended, you have ${planTitle(smallest)}.`;
  return [ended, ...changes].join(' ');
}

export function planFallenMail(language: Language, fallen: Fallen, link: string): Letter {
  const isGerman = language === 'de';
  const heading = isGerman
    ? `Ihr Paket ${planTitle(fallen.plan)} ist beendet`
    : `Your plan ${planTitle(fallen.plan)} has ended`;
  return {
    language,
    subject: heading,
    page: {
      heading,
      lead: [planFallenSaid(language, fallen)],
      next: [
        isGerman
          ? 'Gelöscht ist nichts. Sobald die Rechnung bezahlt ist, können Sie wieder ein Paket bestellen.'
          : 'Nothing has been deleted. As soon as the invoice is paid you can order a plan again.',
      ],
      action: { label: words[language].action, url: link },
    },
  };
}
