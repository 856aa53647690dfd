import type { Language } from '../words.ts';
import type { FindingField } from './admin.ts';

/**
 * What a document is most often refused or asked about for, as its owner reads it. `{value}` is what the account says.
 * The sentences stand in the contract because they are in the language of the letter, not in that of the desk.
 */
export const checkGrounds = [
  'blurred',
  'expired',
  'backMissing',
  'name',
  'dateOfBirth',
  'address',
  'validUntil',
  'number',
] as const;
export type CheckGround = (typeof checkGrounds)[number];

const german: Record<CheckGround, string> = {
  blurred:
    'Auf dem Bild lässt sich nicht alles lesen. Bitte fotografieren Sie das Dokument noch einmal, bei gutem Licht.',
  expired: 'Das Dokument ist abgelaufen. Bitte reichen Sie ein gültiges ein.',
  backMissing: 'Es fehlt die Rückseite. Bitte reichen Sie beide Seiten ein.',
  name: 'Auf dem Dokument steht ein anderer Name als in Ihrem Konto ({value}). Bitte berichtigen Sie das Konto, oder reichen Sie das richtige Dokument ein.',
  dateOfBirth:
    'Auf dem Dokument steht ein anderes Geburtsdatum als in Ihrem Konto ({value}). Bitte berichtigen Sie es dort, dann geben wir Sie am selben Tag frei.',
  address: 'Auf dem Dokument steht eine andere Anschrift als in Ihrem Konto ({value}). Welche stimmt?',
  validUntil: 'Auf dem Dokument steht ein anderes Ablaufdatum als angegeben ({value}). Bitte berichtigen Sie es.',
  number: 'Auf dem Dokument steht eine andere Nummer als angegeben ({value}). Bitte berichtigen Sie sie.',
};

const english: Record<CheckGround, string> = {
  blurred: 'Not everything in the image can be read. Please photograph the document again, in good light.',
  expired: 'The document has expired. Please submit a valid one.',
  backMissing: 'The back is missing. Please submit both sides.',
  name: 'The document has another name than your account ({value}). Please correct the account, or submit the right document.',
  dateOfBirth:
    'The document has another date of birth than your account ({value}). Please correct it there, and we approve you the same day.',
  address: 'The document has another address than your account ({value}). Which one is right?',
  validUntil: 'The document has another expiry date than you gave ({value}). Please correct it.',
  number: 'The document has another number than you gave ({value}). Please correct it.',
};

const sentences: Record<Language, Record<CheckGround, string>> = { de: german, en: english };

export const groundIn = (language: Language, ground: CheckGround, value = ''): string =>
  sentences[language][ground].replace(value === '' ? ' ({value})' : '{value}', value);

/** Of what a look at the document has found, so that a question begins with it. */
export const isFieldGround = (ground: CheckGround): ground is FindingField =>
  !['blurred', 'expired', 'backMissing'].includes(ground);
