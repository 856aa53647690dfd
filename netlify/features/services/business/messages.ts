import type { Language } from '../../../../src/contract/words.ts';
import type { Letter } from '../../../ground/letter.ts';
import { letterOf, wordsIn } from '../../../ground/words.ts';

/** Names neither the old account nor the new one: a mail may be read by others. */
export const bankChangedMail = (language: Language, url: string): Letter =>
  letterOf(language, wordsIn(language).services.business.bankChanged, { url });
