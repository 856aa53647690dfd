import type { ReportAction, ReportKind, ReportRule } from '../../../../src/contract/admin/report.ts';
import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

const locales = { de: 'de', en: 'en-US' } as const;
const dayOf = (language: Language, instant: Date): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(instant);

const german = {
  kinds: {
    listing: 'Inserat',
    provider: 'Profil',
    card: 'Leistung',
    review: 'Bewertung',
    message: 'Unterhaltung',
    image: 'Bild',
  } satisfies Record<ReportKind, string>,
  deeds: {
    nothing: 'Es bleibt, wie es ist.',
    hide: 'Es ist nicht mehr öffentlich.',
    remove: 'Es ist entfernt.',
    suspend: 'Das Konto dahinter ist gesperrt.',
  } satisfies Record<ReportAction, string>,
  rules: {
    none: 'Ein Verstoß gegen unsere Regeln liegt nicht vor.',
    deception: 'Nutzungsbedingungen: Angaben dürfen nicht täuschen.',
    rights: 'Nutzungsbedingungen: Rechte anderer an Bildern, Texten und Marken sind zu achten.',
    insult: 'Nutzungsbedingungen: Niemand darf beleidigt oder herabgesetzt werden.',
    privacy: 'Nutzungsbedingungen: Private Angaben anderer gehören nicht hierher.',
    advertising: 'Nutzungsbedingungen: Werbung für anderes ist hier nicht erlaubt.',
    fake_review: 'Regeln für Bewertungen: Sie müssen auf einem eigenen Besuch beruhen.',
    law: 'Das Gesetz verbietet es.',
  } satisfies Record<ReportRule | 'none', string>,
  what: 'Worum es geht',
  number: 'Nummer',
  decision: 'Entscheidung',
  rule: 'Regel',
  by: 'Entschieden hat',
  person: 'ein Mensch, kein Programm',
  machine: 'ein Programm',
  untilLabel: 'Beschwerde möglich bis',
  receipt: {
    subject: (number: string) => `Ihre Meldung ${number} ist eingegangen`,
    heading: 'Ihre Meldung ist eingegangen',
    lead: 'wir sehen uns Ihre Meldung persönlich an. Wie entschieden wurde und warum, schreiben wir Ihnen an diese Adresse.',
    action: 'So entscheiden wir über Meldungen',
    rest: 'Haben Sie nichts gemeldet, brauchen Sie nichts zu tun.',
  },
  reporter: {
    subject: (number: string) => `Über Ihre Meldung ${number} ist entschieden`,
    heading: 'Über Ihre Meldung ist entschieden',
    lead: 'Ein Mensch hat geprüft, was Sie gemeldet haben.',
  },
  accused: {
    subject: (kind: string, title: string) => `Entscheidung über Ihr Angebot oder Ihre Worte: ${kind}${title}`,
    heading: 'Wir haben über eine Meldung entschieden',
    lead: 'Jemand hat uns etwas gemeldet, wofür Sie verantwortlich sind. Wer es war, sagen wir nicht. Ein Mensch hat es geprüft.',
  },
  answer: {
    subject: 'Über die Beschwerde ist entschieden',
    heading: 'Über die Beschwerde ist entschieden',
    lead: 'Ein Mensch hat die erste Entscheidung noch einmal geprüft. Das gilt jetzt:',
  },
  complain: 'Gründe lesen oder Beschwerde einlegen',
  read: 'Gründe lesen',
  remedies: (until: string) =>
    `Sehen Sie das anders? Bis ${until} können Sie über den Link kostenlos Beschwerde einlegen. Es entscheidet dann nach Möglichkeit ein anderer Mensch. Der Weg zu einer Streitbeilegungsstelle oder vor Gericht steht Ihnen daneben offen.`,
  last: 'Bei uns ist der Fall damit abgeschlossen. Der Weg zu einer Streitbeilegungsstelle oder vor Gericht steht Ihnen offen.',
};

const english: typeof german = {
  kinds: {
    listing: 'Listing',
    provider: 'Profile',
    card: 'Service',
    review: 'Review',
    message: 'Conversation',
    image: 'Picture',
  },
  deeds: {
    nothing: 'It stays as it is.',
    hide: 'It is no longer public.',
    remove: 'It has been removed.',
    suspend: 'The account behind it is suspended.',
  },
  rules: {
    none: 'It does not break our rules.',
    deception: 'Terms of use: what is stated must not deceive.',
    rights: 'Terms of use: the rights of others to pictures, texts and brands must be respected.',
    insult: 'Terms of use: nobody may be insulted or degraded.',
    privacy: 'Terms of use: private details of others do not belong here.',
    advertising: 'Terms of use: advertising for something else is not allowed here.',
    fake_review: 'Rules for reviews: they must be about a visit of one’s own.',
    law: 'The law forbids it.',
  },
  what: 'What it is about',
  number: 'Number',
  decision: 'Decision',
  rule: 'Rule',
  by: 'Decided by',
  person: 'a person, not a program',
  machine: 'a program',
  untilLabel: 'Complaint possible until',
  receipt: {
    subject: (number) => `Your report ${number} has arrived`,
    heading: 'Your report has arrived',
    lead: 'We look at your report in person. We will write to this address what was decided and why.',
    action: 'How we decide on reports',
    rest: 'If you have reported nothing, you need not do anything.',
  },
  reporter: {
    subject: (number) => `Your report ${number} has been decided`,
    heading: 'Your report has been decided',
    lead: 'A person has checked what you reported.',
  },
  accused: {
    subject: (kind, title) => `A decision about your offer or your words: ${kind}${title}`,
    heading: 'We have decided on a report',
    lead: 'Somebody has reported something to us that you are responsible for. We do not say who it was. A person has checked it.',
  },
  answer: {
    subject: 'The complaint has been decided',
    heading: 'The complaint has been decided',
    lead: 'A person has checked the first decision once more. This holds now:',
  },
  complain: 'Read the reasons or complain',
  read: 'Read the reasons',
  remedies: (until) =>
    `Do you see this differently? Until ${until} you can complain with the link, free of charge. Where possible, another person then decides. Besides, you can turn to a dispute settlement body or to a court.`,
  last: 'With us the case is closed. You can turn to a dispute settlement body or to a court.',
};

const words: Record<Language, typeof german> = { de: german, en: english };

/** To an address that anybody may have typed: it holds nobody's words. */
export function receiptMail(language: Language, number: string, link: string): Letter {
  const { receipt, number: label } = words[language];
  return {
    language,
    subject: receipt.subject(number),
    page: {
      heading: receipt.heading,
      lead: [receipt.lead],
      facts: [[label, number]],
      action: { label: receipt.action, url: link },
      rest: [receipt.rest],
    },
  };
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

const titled = (kind: string, said: Decided['said']): string =>
  said === null || said.title === '' ? kind : `${kind} – ${onOneLine(said.title)}`;

function decidedMail(
  language: Language,
  decided: Decided,
  { subject, heading, lead, number }: { subject: string; heading: string; lead: string; number: string | null },
): Letter {
  const say = words[language];
  const { kind, said, action, rule, isAutomated, until, link } = decided;
  return {
    language,
    subject,
    page: {
      heading,
      lead: [lead],
      ...(said === null ? {} : { quote: said.reason }),
      facts: [
        ...(number === null ? [] : [[say.number, number] as const]),
        [say.what, titled(say.kinds[kind], said)],
        [say.decision, say.deeds[action]],
        [say.rule, say.rules[rule]],
        [say.by, isAutomated ? say.machine : say.person],
        ...(until === null ? [] : [[say.untilLabel, dayOf(language, until)] as const]),
      ],
      action: { label: until === null ? say.read : say.complain, url: link },
      rest: [until === null ? say.last : say.remedies(dayOf(language, until))],
    },
  };
}

export function reporterMail(language: Language, decided: Decided, number: string): Letter {
  const { reporter, answer } = words[language];
  const { heading, lead } = decided.until === null ? answer : reporter;
  const subject = decided.until === null ? answer.subject : reporter.subject(number);
  return decidedMail(language, decided, { subject, heading, lead, number });
}

/** To a proven address alone. */
export function accusedMail(language: Language, decided: Decided): Letter {
  const { accused, answer, kinds } = words[language];
  const { heading, lead } = decided.until === null ? answer : accused;
  const title = decided.said === null || decided.said.title === '' ? '' : ` – ${onOneLine(decided.said.title)}`;
  const subject = decided.until === null ? answer.subject : accused.subject(kinds[decided.kind], title);
  return decidedMail(language, decided, { subject, heading, lead, number: null });
}
