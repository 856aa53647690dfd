import type { AgreedText } from '../account/agreement-versions.ts';
import type { Country } from '../country.ts';
import type { Language } from '../words.ts';

/**
 * What a customer is told about withdrawing from the contract of a visit, before it is booked and in its confirmation. The words
 * for Germany and Austria follow the model of Directive 2011/83/EU, annex I, as 2023/2673 has changed it. They are a template
 * for the operator's lawyer, and promise nothing.
 */

/** The country of a business, or that a private person offers: there is no right of withdrawal then. */
export const withdrawalRules = ['de', 'at', 'ch', 'private'] as const;
export type WithdrawalRule = (typeof withdrawalRules)[number];

export const withdrawalRuleOf = ({ isTrader, country }: { isTrader: boolean; country: Country }): WithdrawalRule =>
  isTrader ? country : 'private';

/** Switzerland knows none for what is booked on a website. */
export const canWithdraw = (rule: WithdrawalRule): boolean => rule === 'de' || rule === 'at';

export interface Instructed {
  /** Who makes the contract, in one line: name, address, telephone number, e-mail address, as far as they are known. */
  contractor: string;
  /** The address of the page "Vertrag widerrufen". */
  page: string;
}

const germanRight = (law: string, { contractor, page }: Instructed): AgreedText => ({
  title: 'Widerrufsbelehrung',
  lead: `„Wir“ und „uns“ meint den Betrieb: ${contractor}. Grundlage: ${law}.`,
  sections: [
    {
      title: 'Widerrufsrecht',
      text: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${contractor}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
        `Sie können Ihr Widerrufsrecht auch online unter ${page} ausüben: „Vertrag widerrufen“ steht am Ende jeder Seite und in den E-Mails zum Termin. Wenn Sie diese Online-Funktion nutzen, erhalten Sie unverzüglich per E-Mail eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie Datum und Uhrzeit ihres Eingangs.`,
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      ],
    },
    {
      title: 'Folgen des Widerrufs',
      text: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.',
        'Das Widerrufsrecht erlischt, wenn die Dienstleistung vollständig erbracht ist, Sie vorher verlangt haben, dass sie vor Ende der Frist beginnt, und dabei wussten, dass es mit der vollständigen Leistung erlischt.',
      ],
    },
    {
      title: 'Muster-Widerrufsformular',
      text: [
        '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
        `An ${contractor}:`,
        'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der folgenden Dienstleistung:',
        'Bestellt am (*) / für den Termin am:',
        'Name des/der Verbraucher(s):',
        'Anschrift des/der Verbraucher(s):',
        'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
        'Datum:',
        '(*) Unzutreffendes streichen.',
      ],
    },
  ],
});

const englishRight = (law: string, { contractor, page }: Instructed): AgreedText => ({
  title: 'Instruction about withdrawal',
  lead: `“We” and “us” means the business: ${contractor}. Basis: ${law}.`,
  sections: [
    {
      title: 'Right of withdrawal',
      text: [
        'You have the right to withdraw from this contract within fourteen days without giving any reason. The withdrawal period will expire after fourteen days from the day of the conclusion of the contract.',
        `To exercise the right of withdrawal, you must inform us (${contractor}) of your decision to withdraw from this contract by an unequivocal statement (such as a letter sent by post or an e-mail). You may use the attached model withdrawal form, but it is not obligatory.`,
        `You can also exercise your right of withdrawal online at ${page}: “Withdraw from a contract” stands at the end of every page and in the e-mails about the appointment. If you use this online function, you will receive without delay an acknowledgement of receipt by e-mail, with the content of the withdrawal statement and the date and time of its submission.`,
        'To meet the withdrawal deadline, it is sufficient for you to send your communication concerning your exercise of the right of withdrawal before the withdrawal period has expired.',
      ],
    },
    {
      title: 'Effects of withdrawal',
      text: [
        'If you withdraw from this contract, we shall reimburse to you all payments received from you, without undue delay and in any event not later than fourteen days from the day on which we are informed about your decision to withdraw from this contract. We will carry out such reimbursement using the same means of payment as you used for the initial transaction, unless you have expressly agreed otherwise; in any event, you will not incur any fees as a result of such reimbursement.',
        'If you requested to begin the performance of services during the withdrawal period, you shall pay us an amount which is in proportion to what has been provided until you have communicated to us your withdrawal from this contract, in comparison with the full coverage of the contract.',
        'The right of withdrawal ends when the service has been fully performed, if you asked beforehand for it to begin before the end of the period and knew that the right ends with the full performance.',
      ],
    },
    {
      title: 'Model withdrawal form',
      text: [
        '(Complete and return this form only if you wish to withdraw from the contract.)',
        `To ${contractor}:`,
        'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract for the provision of the following service:',
        'Ordered on (*) / for the appointment on:',
        'Name of consumer(s):',
        'Address of consumer(s):',
        'Signature of consumer(s) (only if this form is notified on paper):',
        'Date:',
        '(*) Delete as appropriate.',
      ],
    },
  ],
});

const german = {
  de: (given: Instructed) => germanRight('§§ 312g, 355, 356 BGB', given),
  at: (given: Instructed) => germanRight('§§ 11 bis 18 FAGG', given),
  ch: ({ contractor, page }: Instructed) => ({
    title: 'Widerruf bei Betrieben in der Schweiz',
    lead: `Der Vertrag besteht mit: ${contractor}.`,
    sections: [
      {
        title: 'Kein allgemeines Widerrufsrecht',
        text: [
          'Das Schweizer Recht kennt für Verträge, die auf einer Website geschlossen werden, kein allgemeines Widerrufsrecht. Absagen und verschieben können Sie bis zu der Frist, die bei der Buchung und in der Bestätigung steht.',
          `Wer in Deutschland oder Österreich wohnt, kann nach dem dortigen Recht ein Widerrufsrecht haben. Eine Erklärung nehmen wir unter ${page} entgegen: Sie erhalten sofort eine Eingangsbestätigung, und ein Mensch sieht sie sich an.`,
        ],
      },
    ],
  }),
  private: ({ contractor, page }: Instructed) => ({
    title: 'Kein Widerrufsrecht bei Privatpersonen',
    lead: `Der Vertrag besteht mit: ${contractor}.`,
    sections: [
      {
        title: 'Eine Privatperson bietet an',
        text: [
          'Rechte, die Verbraucher gegenüber Unternehmern haben, gelten hier nicht, auch kein Widerrufsrecht. Absagen und verschieben können Sie bis zu der Frist, die bei der Buchung und in der Bestätigung steht.',
          `Eine Erklärung nehmen wir unter ${page} trotzdem entgegen: Sie erhalten sofort eine Eingangsbestätigung, und ein Mensch sieht sie sich an.`,
        ],
      },
    ],
  }),
} satisfies Record<WithdrawalRule, (given: Instructed) => AgreedText>;

const english: typeof german = {
  de: (given) => englishRight('sections 312g, 355, 356 BGB', given),
  at: (given) => englishRight('sections 11 to 18 FAGG', given),
  ch: ({ contractor, page }) => ({
    title: 'Withdrawal with businesses in Switzerland',
    lead: `The contract is with: ${contractor}.`,
    sections: [
      {
        title: 'No general right of withdrawal',
        text: [
          'Swiss law knows no general right of withdrawal for contracts that are made on a website. You can cancel and move the appointment until the time that is said at the booking and in the confirmation.',
          `Whoever lives in Germany or Austria may have a right of withdrawal by the law there. We take a statement at ${page}: you get an acknowledgement of receipt at once, and a person looks at it.`,
        ],
      },
    ],
  }),
  private: ({ contractor, page }) => ({
    title: 'No right of withdrawal with private persons',
    lead: `The contract is with: ${contractor}.`,
    sections: [
      {
        title: 'A private person offers this',
        text: [
          'Rights that consumers have towards traders do not apply here, and there is no right of withdrawal. You can cancel and move the appointment until the time that is said at the booking and in the confirmation.',
          `We take a statement at ${page} all the same: you get an acknowledgement of receipt at once, and a person looks at it.`,
        ],
      },
    ],
  }),
};

/** By version. What was in force once is never changed. */
const instructions: Record<string, Record<Language, typeof german>> = {
  '2026-11-26': { de: german, en: english },
};

/** Undefined of a version that never was. */
export const instructionOf = (
  version: string,
  { language, rule }: { language: Language; rule: WithdrawalRule },
  given: Instructed,
): AgreedText | undefined =>
  Object.hasOwn(instructions, version) ? instructions[version]?.[language][rule](given) : undefined;
