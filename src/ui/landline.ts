/** Behind the country's own zero: what goes to a pocket there. Salzburg is called at 0662. */
const plans = {
  de: { code: '49', mobile: /^1[567]/ },
  at: { code: '43', mobile: /^6(?:[5789]|6(?!2))/ },
  ch: { code: '41', mobile: /^(?:7|6[89])/ },
} as const;

export type MobileCountry = keyof typeof plans;

/**
 * Whether a number in one of our countries is a line in a house, which gets no text message. Of any other number nothing is
 * said here: the server knows all of them. Without a `+` it is one of the country.
 */
export function isLandline(written: string, country: MobileCountry): boolean {
  const text = written.replaceAll(/[^\d+]/g, '').replace(/^00/, '+');
  const own = text.startsWith('+')
    ? Object.values(plans).find(({ code }) => text.startsWith(`+${code}`))
    : text.startsWith(plans[country].code)
      ? undefined
      : plans[country];
  if (own === undefined) return false;
  const national = (text.startsWith('+') ? text.slice(1 + own.code.length) : text).replace(/^0/, '');
  return national.length >= 6 && !own.mobile.test(national);
}
