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
