import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { onOneLine } from '../../../ground/mail-text.ts';

interface QuestionMail {
  name: string;
  text: string;
  link: string;
}

interface Answered {
  provider: string;
  text: string;
  link: string;
}

const german = {
  received: {
    heading: (name: string) => `Frage von ${name}`,
    lead: (name: string) => `${name} fragt Sie vor einer Buchung:`,
    action: 'Frage beantworten',
  },
  notice: {
    heading: 'Jemand hat Ihnen eine Frage gestellt',
    lead: 'jemand hat Ihnen vor einer Buchung eine Frage gestellt.',
    action: 'Frage lesen und beantworten',
  },
  confirmation: {
    heading: 'Ihre Frage ist angekommen',
    lead: 'Ihre Frage ist angekommen. Öffnen Sie sie bitte einmal, dann schicken wir Ihnen die Antwort an diese Adresse.',
    action: 'Frage öffnen',
    rest: 'Wenn Sie nichts gefragt haben, tun Sie bitte nichts.',
  },
  answered: {
    heading: (provider: string) => `Antwort von ${provider}`,
    lead: (provider: string) => `${provider} hat Ihnen geantwortet:`,
    action: 'Unterhaltung öffnen',
  },
};

const english: typeof german = {
  received: {
    heading: (name) => `Question from ${name}`,
    lead: (name) => `${name} asks you before booking:`,
    action: 'Answer the question',
  },
  notice: {
    heading: 'Somebody has asked you a question',
    lead: 'Somebody has asked you a question before booking.',
    action: 'Read and answer the question',
  },
  confirmation: {
    heading: 'Your question has arrived',
    lead: 'Your question has arrived. Please open it once, then we send the answer to this address.',
    action: 'Open the question',
    rest: 'If you have not asked anything, please do nothing.',
  },
  answered: {
    heading: (provider) => `Answer from ${provider}`,
    lead: (provider) => `${provider} has answered you:`,
    action: 'Open the conversation',
  },
};

const words: Record<Language, typeof german> = { de: german, en: english };

export function receivedMail(language: Language, { name, text, link }: QuestionMail): Letter {
  const { heading, lead, action } = words[language].received;
  const [asker, url] = [onOneLine(name), link];
  return {
    language,
    subject: heading(asker),
    page: { heading: heading(asker), lead: [lead(asker)], quote: text, action: { label: action, url } },
  };
}

export function noticeMail(language: Language, url: string): Letter {
  const { heading, lead, action } = words[language].notice;
  return { language, subject: heading, page: { heading, lead: [lead], action: { label: action, url } } };
}

/** To an address that anybody may have typed. */
export function confirmationMail(language: Language, url: string): Letter {
  const { heading, lead, action, rest } = words[language].confirmation;
  return { language, subject: heading, page: { heading, lead: [lead], action: { label: action, url }, rest: [rest] } };
}

export function answeredMail(language: Language, { provider, text, link }: Answered): Letter {
  const { heading, lead, action } = words[language].answered;
  const [answering, url] = [onOneLine(provider), link];
  return {
    language,
    subject: heading(answering),
    page: { heading: heading(answering), lead: [lead(answering)], quote: text, action: { label: action, url } },
  };
}
