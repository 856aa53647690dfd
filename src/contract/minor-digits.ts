/** How many decimals a currency has (ISO 4217, list one). */

const digits: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
};

const known = new Map(Object.entries(digits).flatMap(([count, names]) => names.map((name) => [name, Number(count)])));

export const minorDigitsOf = (currency: string): number => known.get(currency) ?? 2;

/** `16425` of KWD as `16.425 KWD`. */
export const decimalOf = (minor: number, currency: string): string => {
  const count = minorDigitsOf(currency);
  const text = String(minor).padStart(count + 1, '0');
  const whole = text.slice(0, text.length - count);
  return `${count === 0 ? whole : `${whole}.${text.slice(-count)}`} ${currency}`;
};
