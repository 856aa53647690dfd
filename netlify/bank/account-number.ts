import { electronicFormatIBAN, isValidBIC, isValidIBAN } from 'ibantools';

/** As banks exchange it, without blanks; undefined if its form or its check digits are wrong. */
export function readIban(typed: string): string | undefined {
  const compact = electronicFormatIBAN(typed);
  return compact !== null && isValidIBAN(compact) ? compact : undefined;
}

export function readBic(typed: string): string | undefined {
  const compact = typed.replaceAll(/\s/g, '').toUpperCase();
  return isValidBIC(compact) ? compact : undefined;
}

/** Whether the account is in Switzerland or Liechtenstein, where banks read the QR bill. */
export const isSwissIban = (iban: string): boolean => /^(CH|LI)/.test(iban);

/** An IBAN that takes QR references only: its bank's number lies between 30000 and 31999. */
export const isQrIban = (iban: string): boolean => isSwissIban(iban) && /^.{4}3[01]/.test(iban);

/** ISO 7064 MOD 97-10 over letters and digits, as IBANs and references have it. */
export const remainderOf97 = (text: string): number =>
  Number(BigInt(text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))) % 97n);

/** European Economic Area: the EU, Iceland, Liechtenstein and Norway. Others of the SEPA demand more of a debit, or cost more. */
const eea = /^(AT|BE|BG|CY|CZ|DE|DK|EE|ES|FI|FR|GR|HR|HU|IE|IS|IT|LI|LT|LU|LV|MT|NL|NO|PL|PT|RO|SE|SI|SK)/;

export const isEeaIban = (iban: string): boolean => eea.test(iban);
