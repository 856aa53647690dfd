import type { Language } from '../../src/contract/words.ts';
import type { ExemptionName } from './document.ts';

/** Why no VAT is charged: the sentence of the law (BT-120), and the code of the CEF list where there is one (BT-121). */
export const exemptions = {
  small_de: {
    de: 'Steuerfreier Umsatz: Kleinunternehmer nach § 19 UStG',
    en: 'VAT exempt: small business under section 19 of the German VAT Act (UStG)',
    code: undefined,
  },
  small_at: {
    de: 'Umsatzsteuerfrei: Kleinunternehmer nach § 6 Abs. 1 Z 27 UStG',
    en: 'VAT exempt: small business under section 6 (1) 27 of the Austrian VAT Act (UStG)',
    code: undefined,
  },
  reverse_charge: {
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
    en: 'Reverse charge: the recipient owes the VAT',
    code: 'VATEX-EU-AE',
  },
  outside: {
    de: 'Nicht steuerbar in Deutschland: Leistungsort beim Empfänger (§ 3a Abs. 2 UStG)',
    en: 'Not subject to German VAT: the place of supply is the recipient’s (section 3a (2) UStG)',
    code: 'VATEX-EU-O',
  },
  unregistered_ch: {
    de: 'Nicht mehrwertsteuerpflichtig (Art. 10 Abs. 2 MWSTG)',
    en: 'Not subject to Swiss VAT (article 10 (2) of the VAT Act)',
    code: 'VATEX-EU-O',
  },
} as const satisfies Record<ExemptionName, Record<Language, string> & { code: string | undefined }>;
