import { type Language, siteName } from '../../../src/contract/words.ts';
import type { Letter } from '../../ground/letter.ts';
import { onOneLine, quoted } from '../../ground/mail-text.ts';

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

function linesOf({ name, email, contract, visit }: WithdrawalFacts, language: Language): string {
  const when = visit === undefined ? '' : momentIn(visit.start, visit.timeZone, language);
  const words =
    language === 'de'
      ? { name: 'Name', email: 'E-Mail', visit: 'Termin', at: 'bei', contract: 'Angaben zum Vertrag' }
      : { name: 'Name', email: 'E-mail', visit: 'Appointment', at: 'with', contract: 'About the contract' };
  return [
    `${words.name}: ${onOneLine(name)}`,
    `${words.email}: ${email}`,
    ...(visit === undefined
      ? []
      : [`${words.visit}: ${onOneLine(visit.service)} ${words.at} ${onOneLine(visit.provider)}, ${when}`]),
    ...(contract === '' ? [] : [`${words.contract}:\n${quoted(contract)}`]),
  ].join('\n');
}

/** To whoever withdrew: that it has arrived, and when. What was written goes to a known address only, and is on the screen for all. */
export function receiptMail(language: Language, told: WithdrawalFacts): Letter {
  const at = momentIn(told.at, timeZone, language);
  if (language === 'de')
    return {
      subject: 'Ihr Widerruf ist eingegangen',
      text: `Guten Tag,

Ihr Widerruf ist bei uns eingegangen: ${at}.
Nummer: ${told.id}

${told.isProven ? `${linesOf(told, language)}\n\n` : ''}${told.isCancelled ? 'Der Termin ist abgesagt. Es entstehen Ihnen keine Kosten.' : 'Wir leiten ihn weiter und melden uns bei Ihnen.'}

Wenn Sie das nicht waren, antworten Sie bitte auf diese E-Mail. Die Seite des Widerrufs:

${told.link}

Freundliche Grüße
${siteName}
`,
    };
  return {
    subject: 'Your withdrawal has arrived',
    text: `Hello,

Your withdrawal has arrived: ${at}.
Number: ${told.id}

${told.isProven ? `${linesOf(told, language)}\n\n` : ''}${told.isCancelled ? 'The appointment is cancelled. There is no charge.' : 'We pass it on and will write to you.'}

If this was not you, please answer this e-mail. The page of the withdrawal:

${told.link}

Kind regards,
${siteName}
`,
  };
}

/** To the support, where nothing was cancelled by itself. */
export const supportMail = (told: WithdrawalFacts): Letter => ({
  subject: `Widerruf: ${onOneLine(told.name)}`,
  text: `Guten Tag,

ein Widerruf ist eingegangen: ${momentIn(told.at, timeZone, 'de')}.
Nummer: ${told.id}

${linesOf(told, 'de')}

Es wurde kein Termin von selbst abgesagt. Bitte prüfen Sie den Widerruf, und sagen Sie dem Betrieb Bescheid. Die Seite des Widerrufs:

${told.link}

Freundliche Grüße
${siteName}
`,
});
