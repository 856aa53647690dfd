import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';

interface Words {
  subject: string;
  lead: (siteUrl: string) => string;
  action: string;
  rest?: string;
}

/** Has no name in it: what a stranger types into the form must not be sent to somebody else's address. */
const verification: Record<Language, Words> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    lead: (siteUrl) =>
      `mit dieser E-Mail-Adresse wurde auf ${siteUrl} ein Konto eröffnet. Bitte bestätigen Sie die Adresse.`,
    action: 'E-Mail-Adresse bestätigen',
    rest: 'Der Link gilt 24 Stunden und kann einmal verwendet werden. Wenn Sie kein Konto eröffnet haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'Please confirm your e-mail address',
    lead: (siteUrl) => `An account was opened at ${siteUrl} with this e-mail address. Please confirm the address.`,
    action: 'Confirm the e-mail address',
    rest: 'The link is valid for 24 hours and works once. If you did not open an account, there is nothing you need to do.',
  },
};

const reset: Record<Language, Words> = {
  de: {
    subject: 'Neues Passwort festlegen',
    lead: (siteUrl) => `auf ${siteUrl} wurde ein neues Passwort für das Konto mit dieser E-Mail-Adresse angefordert.`,
    action: 'Neues Passwort festlegen',
    rest: 'Der Link gilt eine Stunde und kann einmal verwendet werden. Wenn Sie kein neues Passwort angefordert haben, brauchen Sie nichts zu tun: Ihr bisheriges gilt weiter.',
  },
  en: {
    subject: 'Set a new password',
    lead: (siteUrl) => `Someone asked for a new password for the account with this e-mail address at ${siteUrl}.`,
    action: 'Set a new password',
    rest: 'The link is valid for one hour and works once. If you did not ask for a new password, there is nothing you need to do: your current one stays.',
  },
};

const newAddress: Record<Language, Words> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    lead: (siteUrl) =>
      `für ein Konto auf ${siteUrl} soll diese E-Mail-Adresse gelten. Bitte bestätigen Sie die Adresse.`,
    action: 'Neue Adresse bestätigen',
    rest: 'Der Link gilt 24 Stunden und kann einmal verwendet werden. Bis dahin gilt die bisherige Adresse. Wenn Sie kein Konto haben, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'Please confirm your new e-mail address',
    lead: (siteUrl) => `An account at ${siteUrl} is to have this e-mail address. Please confirm the address.`,
    action: 'Confirm the new address',
    rest: 'The link is valid for 24 hours and works once. Until then the present address stays. If you have no account, there is nothing you need to do.',
  },
};

const takenAddress: Record<Language, Words> = {
  de: {
    subject: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
    lead: (siteUrl) =>
      `für ein anderes Konto auf ${siteUrl} sollte diese E-Mail-Adresse gelten. Sie gehört aber schon zu einem Konto, und dabei bleibt es. Wenn Sie das waren, melden Sie sich mit dieser Adresse an, wenn nötig mit einem neuen Passwort.`,
    action: 'Neues Passwort festlegen',
    rest: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'This e-mail address already has an account',
    lead: (siteUrl) =>
      `Another account at ${siteUrl} was to have this e-mail address. It belongs to an account already, and that stays so. If this was you, please sign in with this address, with a new password if you need one.`,
    action: 'Set a new password',
    rest: 'If it was not you, there is nothing you need to do.',
  },
};

const registeredAgain: Record<Language, Words> = {
  de: {
    subject: 'Sie haben bereits ein Konto',
    lead: (siteUrl) =>
      `auf ${siteUrl} wollte jemand mit dieser E-Mail-Adresse ein Konto eröffnen. Es gibt aber schon eines, und dabei bleibt es. Wenn Sie das waren, melden Sie sich mit dieser Adresse an, wenn nötig mit einem neuen Passwort.`,
    action: 'Neues Passwort festlegen',
    rest: 'Wenn Sie es nicht waren, brauchen Sie nichts zu tun.',
  },
  en: {
    subject: 'You already have an account',
    lead: (siteUrl) =>
      `Somebody wanted to open an account at ${siteUrl} with this e-mail address. There is one already, and that stays so. If this was you, please sign in with this address, with a new password if you need one.`,
    action: 'Set a new password',
    rest: 'If it was not you, there is nothing you need to do.',
  },
};

const emailUndo: Record<Language, Words> = {
  de: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    lead: (siteUrl) =>
      `für Ihr Konto auf ${siteUrl} gilt jetzt eine andere E-Mail-Adresse. Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn Sie es nicht waren, machen Sie die Änderung innerhalb von 7 Tagen rückgängig.`,
    action: 'Änderung rückgängig machen',
  },
  en: {
    subject: 'Your e-mail address was changed',
    lead: (siteUrl) =>
      `Your account at ${siteUrl} has another e-mail address now. If this was you, there is nothing you need to do. If it was not you, undo the change within 7 days.`,
    action: 'Undo the change',
  },
};

/** Whoever reads it may never have had the account. */
const emailGone: Record<Language, Words> = {
  de: {
    subject: 'Diese E-Mail-Adresse gehört zu keinem Konto mehr',
    lead: (siteUrl) =>
      `ein Konto auf ${siteUrl} war mit dieser E-Mail-Adresse eröffnet, die nie bestätigt wurde. Es hat jetzt eine andere. Wenn es Ihr Konto war und Sie die Adresse nicht geändert haben, schreiben Sie uns bitte.`,
    action: 'Kontaktformular öffnen',
  },
  en: {
    subject: 'This e-mail address belongs to no account any more',
    lead: (siteUrl) =>
      `An account at ${siteUrl} had been opened with this e-mail address, which was never confirmed. It has another one now. If it was your account and you did not change the address, please write to us.`,
    action: 'Open the contact form',
  },
};

const passwordChanged: Record<Language, Words> = {
  de: {
    subject: 'Ihr Passwort wurde geändert',
    lead: (siteUrl) =>
      `das Passwort Ihres Kontos auf ${siteUrl} wurde geändert, und alle anderen Geräte wurden abgemeldet. Wenn Sie das waren, brauchen Sie nichts zu tun. Wenn Sie es nicht waren, legen Sie bitte sofort ein neues fest.`,
    action: 'Neues Passwort festlegen',
  },
  en: {
    subject: 'Your password was changed',
    lead: (siteUrl) =>
      `The password of your account at ${siteUrl} was changed, and all other devices were signed out. If this was you, there is nothing you need to do. If it was not you, please set a new one at once.`,
    action: 'Set a new password',
  },
};

function letter(words: Record<Language, Words>, language: Language, siteUrl: string, url: string): Letter {
  const { subject, lead, action, rest } = words[language];
  const said = { heading: subject, lead: [lead(siteUrl)], action: { label: action, url } };
  return { language, subject, page: { ...said, rest: rest === undefined ? [] : [rest] } };
}

export const verificationMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(verification, language, siteUrl, link);

export const resetMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(reset, language, siteUrl, link);

export const newAddressMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(newAddress, language, siteUrl, link);

/** Instead of it, where the address has an account already: only who reads there learns that. */
export const takenAddressMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(takenAddress, language, siteUrl, link);

export const registeredAgainMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(registeredAgain, language, siteUrl, link);

interface EmailChanged {
  siteUrl: string;
  link: string;
  /** The link undoes the change; else it leads to where one is heard. */
  isUndo: boolean;
}

export const emailChangedMail = (language: Language, { siteUrl, link, isUndo }: EmailChanged): Letter =>
  letter(isUndo ? emailUndo : emailGone, language, siteUrl, link);

export const passwordChangedMail = (language: Language, siteUrl: string, link: string): Letter =>
  letter(passwordChanged, language, siteUrl, link);

const germanWarnings = {
  straightRow: 'Tastenreihen sind leicht zu erraten.',
  keyPattern: 'Kurze Muster auf der Tastatur sind leicht zu erraten.',
  simpleRepeat: 'Wiederholte Zeichen wie „aaa“ sind leicht zu erraten.',
  extendedRepeat: 'Wiederholte Zeichenfolgen wie „abcabcabc“ sind leicht zu erraten.',
  sequences: 'Übliche Zeichenfolgen wie „abc“ sind leicht zu erraten.',
  recentYears: 'Jahreszahlen der letzten Zeit sind leicht zu erraten.',
  dates: 'Datumsangaben sind leicht zu erraten.',
  topTen: 'Das ist eines der am häufigsten benutzten Passwörter.',
  topHundred: 'Das ist ein sehr häufig benutztes Passwort.',
  common: 'Das ist ein häufig benutztes Passwort.',
  similarToCommon: 'Das ähnelt einem häufig benutzten Passwort.',
  wordByItself: 'Einzelne Wörter sind leicht zu erraten.',
  namesByThemselves: 'Einzelne Vor- oder Nachnamen sind leicht zu erraten.',
  commonNames: 'Häufige Vor- und Nachnamen sind leicht zu erraten.',
  userInputs: 'Das Passwort sollte nichts enthalten, was mit Ihnen zu tun hat.',
  pwned: 'Dieses Passwort ist aus einem Datenleck bekannt.',
} as const;

const germanSuggestions = {
  l33t: 'Vermeiden Sie absehbare Ersetzungen wie „@“ für „a“.',
  reverseWords: 'Vermeiden Sie rückwärts geschriebene Wörter.',
  allUppercase: 'Schreiben Sie einige Buchstaben groß, aber nicht alle.',
  capitalization: 'Schreiben Sie mehr als nur den ersten Buchstaben groß.',
  dates: 'Vermeiden Sie Datumsangaben und Jahre, die mit Ihnen zu tun haben.',
  recentYears: 'Vermeiden Sie Jahreszahlen der letzten Zeit.',
  associatedYears: 'Vermeiden Sie Jahreszahlen, die mit Ihnen zu tun haben.',
  sequences: 'Vermeiden Sie übliche Zeichenfolgen.',
  repeated: 'Vermeiden Sie wiederholte Wörter und Zeichen.',
  longerKeyboardPattern: 'Nehmen Sie längere Tastaturmuster, die mehrmals die Richtung wechseln.',
  anotherWord: 'Länger machen: ein, zwei Wörter anhängen.',
  useWords: 'Nehmen Sie mehrere Wörter, aber keine bekannten Redewendungen.',
  noNeed: 'Sonderzeichen, Ziffern und Großbuchstaben sind dafür nicht nötig.',
  pwned: 'Wenn Sie dieses Passwort anderswo benutzen, ändern Sie es dort.',
} as const;

type Warning = keyof typeof germanWarnings;
type Suggestion = keyof typeof germanSuggestions;

const englishWarnings: Record<Warning, string> = {
  straightRow: 'Rows of keys are easy to guess.',
  keyPattern: 'Short patterns on the keyboard are easy to guess.',
  simpleRepeat: 'Repeated characters such as “aaa” are easy to guess.',
  extendedRepeat: 'Repeated patterns such as “abcabcabc” are easy to guess.',
  sequences: 'Common sequences such as “abc” are easy to guess.',
  recentYears: 'Recent years are easy to guess.',
  dates: 'Dates are easy to guess.',
  topTen: 'This is one of the most used passwords.',
  topHundred: 'This is a very frequently used password.',
  common: 'This is a frequently used password.',
  similarToCommon: 'This is similar to a frequently used password.',
  wordByItself: 'Single words are easy to guess.',
  namesByThemselves: 'Single first or last names are easy to guess.',
  commonNames: 'Common first and last names are easy to guess.',
  userInputs: 'The password should not contain anything connected with you.',
  pwned: 'This password is known from a data breach.',
};

const englishSuggestions: Record<Suggestion, string> = {
  l33t: 'Avoid predictable substitutions such as “@” for “a”.',
  reverseWords: 'Avoid words spelled backwards.',
  allUppercase: 'Capitalize some letters, but not all of them.',
  capitalization: 'Capitalize more than the first letter.',
  dates: 'Avoid dates and years connected with you.',
  recentYears: 'Avoid recent years.',
  associatedYears: 'Avoid years connected with you.',
  sequences: 'Avoid common sequences of characters.',
  repeated: 'Avoid repeated words and characters.',
  longerKeyboardPattern: 'Use longer keyboard patterns that change direction several times.',
  anotherWord: 'Make it longer: add a word or two.',
  useWords: 'Use several words, but no well-known phrases.',
  noNeed: 'Symbols, digits and capital letters are not needed for that.',
  pwned: 'If you use this password elsewhere, change it there.',
};

const warnings: Record<Language, Record<Warning, string>> = { de: germanWarnings, en: englishWarnings };
const suggestions: Record<Language, Record<Suggestion, string>> = { de: germanSuggestions, en: englishSuggestions };

const isKeyOf = <Known extends object>(known: Known, key: string): key is string & keyof Known =>
  Object.hasOwn(known, key);

/** The estimator's keys as sentences. A key that we do not know (from a newer version) is left out. */
export function adviceSentences(language: Language, warning: string | null, suggested: readonly string[]): string[] {
  const said = suggested.filter((key) => isKeyOf(germanSuggestions, key)).map((key) => suggestions[language][key]);
  return warning !== null && isKeyOf(germanWarnings, warning) ? [warnings[language][warning], ...said] : said;
}

const factorWords = {
  de: {
    added: 'Ihr Konto hat einen neuen zweiten Schritt',
    addedLead: (siteUrl: string) =>
      `für Ihr Konto auf ${siteUrl} wurde ein zweiter Schritt der Anmeldung eingerichtet. Andere Sitzungen sind beendet.`,
    removed: 'Ein zweiter Schritt Ihres Kontos wurde entfernt',
    removedLead: (siteUrl: string) => `für Ihr Konto auf ${siteUrl} wurde ein zweiter Schritt der Anmeldung entfernt.`,
    next: 'Wenn Sie das nicht waren, ändern Sie bitte sofort Ihr Passwort.',
    action: 'Neues Passwort festlegen',
  },
  en: {
    added: 'Your account has a new second step',
    addedLead: (siteUrl: string) =>
      `A second step of signing in was set up for your account at ${siteUrl}. Other sessions have ended.`,
    removed: 'A second step of your account was removed',
    removedLead: (siteUrl: string) => `A second step of signing in was removed from your account at ${siteUrl}.`,
    next: 'If this was not you, please change your password at once.',
    action: 'Set a new password',
  },
} as const satisfies Record<Language, unknown>;

export function factorAddedMail(language: Language, siteUrl: string, url: string): Letter {
  const { added, addedLead, next, action } = factorWords[language];
  return {
    language,
    subject: added,
    page: { heading: added, lead: [addedLead(siteUrl)], next: [next], action: { label: action, url } },
  };
}

export function factorRemovedMail(language: Language, siteUrl: string, url: string): Letter {
  const { removed, removedLead, next, action } = factorWords[language];
  return {
    language,
    subject: removed,
    page: { heading: removed, lead: [removedLead(siteUrl)], next: [next], action: { label: action, url } },
  };
}

const lostWords = {
  de: {
    subject: 'Anmeldung ohne zweiten Schritt?',
    lead: (siteUrl: string) =>
      `jemand kennt Ihr Passwort auf ${siteUrl} und hat gesagt, dass Handy und Notfallcodes verloren sind. Waren Sie das, schaltet dieser Link in drei Tagen den zweiten Schritt der Anmeldung ab. Er gilt 14 Tage.`,
    next: 'Waren Sie es nicht, öffnen Sie den Link jetzt, brechen Sie es ab und ändern Sie Ihr Passwort.',
    action: 'Ansehen oder abbrechen',
  },
  en: {
    subject: 'Signing in without the second step?',
    lead: (siteUrl: string) =>
      `Somebody knows your password at ${siteUrl} and has said that phone and backup codes are lost. If this was you, this link takes the second step of signing in away in three days. It is valid for 14 days.`,
    next: 'If it was not you, open the link now, stop it and change your password.',
    action: 'Look at it or stop it',
  },
} as const satisfies Record<Language, unknown>;

export function factorLostMail(language: Language, siteUrl: string, url: string): Letter {
  const { subject, lead, next, action } = lostWords[language];
  return {
    language,
    subject,
    page: { heading: subject, lead: [lead(siteUrl)], next: [next], action: { label: action, url } },
  };
}

/** The notification that open sessions get when somebody reports a lost second factor. */
export const lossRung: Record<Language, string> = {
  de: 'Jemand mit Ihrem Passwort hat Handy und Notfallcodes als verloren gemeldet. Waren Sie es nicht, brechen Sie es hier ab.',
  en: 'Somebody with your password has said that phone and backup codes are lost. If it was not you, stop it here.',
};
