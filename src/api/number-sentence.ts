import { fieldSentence } from '../contract/words.ts';
import { currentLanguage } from './language.ts';

/** The reason why a text is no number (i18n/typed-number.ts). */
type Fault =
  | { fault: 'ambiguous'; readings: readonly [string, string] }
  | { fault: 'negative' | 'currency' | 'unclear' };

/** The sentence for a field whose text is no number. An amount is a sum of money. */
export function numberSentence(text: string, fault: Fault, isAmount: boolean): string {
  const language = currentLanguage();
  switch (fault.fault) {
    case 'ambiguous': {
      const [one, other] = fault.readings;
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
