import { fieldSentence } from '../contract/words.ts';
import { type NumberFault, type NumberUnit, writtenNumber } from '../i18n/typed-number.ts';
import { currentLanguage } from './language.ts';

/** What to say at a field whose text is no number. */
export function numberSentence(text: string, fault: NumberFault, unit: NumberUnit): string {
  const language = currentLanguage();
  const isAmount = unit === 'pesos' || unit === 'pesosPerMonth';
  switch (fault.fault) {
    case 'ambiguous': {
      const [one, other] = fault.readings.map((reading) => writtenNumber(reading, language));
      return fieldSentence(language, 'numberAmbiguous', { text, one, other });
    }
    case 'negative':
      return fieldSentence(language, 'tooSmall', { minimum: 0 });
    case 'currency':
      return fieldSentence(language, 'notPesos');
    default:
      return fieldSentence(language, isAmount ? 'amountUnclear' : 'numberUnclear', { text });
  }
}
