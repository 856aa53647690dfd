import type { ReportAction, ReportKind, ReportRule } from '../../../../src/contract/admin/report.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

const locales = { de: 'de', en: 'en-US' } as const;
const dayOf = (language: Language, instant: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(instant);

/** To an address that anybody may have typed: it holds nobody's words. */
export function receiptMail(language: Language, number: string, link: string): Letter {
  const { receipt, facts } = wordsIn(language).admin.report;
  return letterOf(language, { ...receipt, facts }, { values: { number }, facts: { number }, url: link });
}

export interface Decided {
  kind: ReportKind;
  /** Null where the address is not proven: then the mail holds nobody's words. */
  said: { title: string; reason: string } | null;
  action: ReportAction;
  rule: ReportRule | 'none';
  isAutomated: boolean;
  /** Null of the answer to a complaint, which is the last one. */
  until: Date | null;
  link: string;
}

/** `number`: of the report, for whoever reported. */
function decidedMail(language: Language, decided: Decided, number: string | null): Letter {
  const words = wordsIn(language).admin.report;
  const { kind, said, action, rule, isAutomated, until, link } = decided;
  const title = said === null || said.title === '' ? '' : ` – ${onOneLine(said.title)}`;
  const day = until === null ? '' : dayOf(language, until);
  const about = until === null ? words.answer : number === null ? words.accused : words.reporter;
  const end = until === null ? words.last : words.complain;
  return letterOf(
    language,
    { ...about, ...end, facts: words.facts },
    {
      values: { number: number ?? '', kind: words.kinds[kind], title, until: day },
      ...(said === null ? {} : { quote: said.reason }),
      facts: {
        number,
        what: `${words.kinds[kind]}${title}`,
        decision: words.deeds[action],
        rule: words.rules[rule],
        by: isAutomated ? words.machine : words.person,
        until: until === null ? null : day,
      },
      url: link,
    },
  );
}

export const reporterMail = (language: Language, decided: Decided, number: string): Letter =>
  decidedMail(language, decided, number);

/** To a proven address alone. */
export const accusedMail = (language: Language, decided: Decided): Letter => decidedMail(language, decided, null);
