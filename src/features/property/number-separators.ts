import { useLanguage } from '../../i18n/i18n.ts';

/** How the language of the screen writes numbers, for a NumberInput. */
export const useNumberSeparators = () =>
  useLanguage() === 'de'
    ? { thousandSeparator: '.', decimalSeparator: ',' }
    : { thousandSeparator: ',', decimalSeparator: '.' };
