import type { Language } from '../../../../src/contract/words.ts';
import type { Fact, Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

interface WithdrawalFacts {
  id: string;
  name: string;
  email: string;
  contract: string;
  visit: { provider: string; service: string; start: string; timeZone: string } | undefined;
  isCancelled: boolean;
  at: Date;
  /** The page of the withdrawal. */
  link: string;
  /** The address is the one that is known of the visit: only there may go what somebody has typed. */
  isProven: boolean;
}

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' };

const momentIn = (at: string | Date, timeZone: string, language: Language): string =>
  new Date(at).toLocaleString(locales[language], { timeZone, dateStyle: 'full', timeStyle: 'long' });

/** Where most people who withdraw live. */
const timeZone = 'Europe/Berlin';

const german = {
  name: 'Name',
  email: 'E-Mail',
  visit: 'Termin',
  at: 'bei',
  contract: 'Angaben zum Vertrag:',
  arrived: 'Eingegangen',
  number: 'Nummer',
  subject: 'Ihr Widerruf ist eingegangen',
  lead: 'Ihr Widerruf ist bei uns eingegangen.',
  cancelled: 'Der Termin ist abgesagt. Es entstehen Ihnen keine Kosten.',
  passedOn: 'Wir leiten ihn weiter und melden uns bei Ihnen.',
  action: 'Widerruf ansehen',
  rest: 'Wenn Sie das nicht waren, antworten Sie bitte auf diese E-Mail.',
};

const english: typeof german = {
  name: 'Name',
  email: 'E-mail',
  visit: 'Appointment',
  at: 'with',
  contract: 'About the contract:',
  arrived: 'Arrived',
  number: 'Number',
  subject: 'Your withdrawal has arrived',
  lead: 'Your withdrawal has arrived.',
  cancelled: 'The appointment is cancelled. There is no charge.',
  passedOn: 'We pass it on and will write to you.',
  action: 'See the withdrawal',
  rest: 'If this was not you, please answer this e-mail.',
};

const words: Record<Language, typeof german> = { de: german, en: english };

const arrivalOf = (language: Language, { id, at }: WithdrawalFacts): Fact[] => [
  [words[language].arrived, momentIn(at, timeZone, language)],
  [words[language].number, id],
];

/** What somebody has typed, and about which visit. */
function saidOf(language: Language, { name, email, visit }: WithdrawalFacts): Fact[] {
  const say = words[language];
  const when = visit === undefined ? '' : momentIn(visit.start, visit.timeZone, language);
  return [
    [say.name, name],
    [say.email, email],
    ...(visit === undefined ? [] : [[say.visit, `${visit.service} ${say.at} ${visit.provider}, ${when}`] as const]),
  ];
}

/** The words about the contract, and the line that leads to them. */
const contractOf = (language: Language, contract: string) =>
  contract === '' ? { lead: [] } : { lead: [words[language].contract], quote: contract };

/** To whoever withdrew: that it has arrived, and when. What was written goes to a known address only, and is on the screen for all. */
export function receiptMail(language: Language, told: WithdrawalFacts): Letter {
  const say = words[language];
  const contract = contractOf(language, told.isProven ? told.contract : '');
  return {
    language,
    subject: say.subject,
    page: {
      ...contract,
      heading: say.subject,
      lead: [say.lead, ...contract.lead],
      facts: [...arrivalOf(language, told), ...(told.isProven ? saidOf(language, told) : [])],
      next: [told.isCancelled ? say.cancelled : say.passedOn],
      action: { label: say.action, url: told.link },
      rest: [say.rest],
    },
  };
}

/** To the support, where nothing was cancelled by itself. */
export function supportMail(told: WithdrawalFacts): Letter {
  const contract = contractOf('de', told.contract);
  return {
    language: 'de',
    subject: `Widerruf: ${onOneLine(told.name)}`,
    page: {
      ...contract,
      heading: 'Ein Widerruf ist eingegangen',
      lead: ['ein Widerruf ist eingegangen.', ...contract.lead],
      facts: [...arrivalOf('de', told), ...saidOf('de', told)],
      next: [
        'Es wurde kein Termin von selbst abgesagt. Bitte prüfen Sie den Widerruf, und sagen Sie dem Betrieb Bescheid.',
      ],
      action: { label: german.action, url: told.link },
    },
  };
}
