/** A message that was claimed for longer than this counts as lost and may be claimed again. */
export const claimSeconds = 60;

/** The most messages of one run, and for how long it starts new ones: a scheduled function has 30 seconds. */
export const runTexts = 50;
export const runMilliseconds = 15_000;

export const textAttemptsMaximum = 5;

/** Seconds until the next attempt after `attempts` failed ones: 30, 60, 120, … */
export const retryAfterSeconds = (attempts: number): number => 30 * 2 ** (attempts - 1);

/**
 * The site's budget for text messages. Shares are of the day's number, which the operator sets (SMS_PER_DAY). Each country has
 * less than all, so that numbers of one country cannot use up everybody's; countries where nobody is served have little.
 */
export const textBudget = {
  hourShare: 0.2,
  countries: { '+49': 0.8, '+43': 0.3, '+41': 0.3, '+63': 0.5, elsewhere: 0.05 },
  /** Codes, which strangers can ask for, use so much of each budget at most: the rest is for visits. */
  codesShare: 0.5,
  /**
   * The largest share of the site's budget for texts about one business's appointments. Apart from them, the codes
   * requested on its page have the same share of the codes' budget. Codes requested on no page count together, as if
   * for one business.
   */
  businessShare: 0.2,
  /** The operator is told when so much is used, and again when all is. */
  alarmShares: [0.5, 1],
  /** Who asks for a code while the budget is used up is told to come back after so long. */
  waitSeconds: 600,
} as const;

export type TextCountry = keyof typeof textBudget.countries;
export type Scope = TextCountry | 'site';
export const periods = { hour: 3600, day: 86_400 } as const;
export type Period = keyof typeof periods;

export const textCountries = Object.keys(textBudget.countries) as TextCountry[];

/** `+4915123456789` -> `+49` */
export const textCountryOf = (number: string): TextCountry =>
  textCountries.find((country) => number.startsWith(country)) ?? 'elsewhere';

/** How many messages may go out in the period. */
export function budgetOf(scope: Scope, period: Period, perDay: number): number {
  const share = scope === 'site' ? 1 : textBudget.countries[scope];
  return Math.max(1, Math.floor(perDay * share * (period === 'hour' ? textBudget.hourShare : 1)));
}

/** Messages of the last hour and the last day, by country; a country without any may be left out. */
export type Spent = Partial<Record<TextCountry, Record<Period, number>>>;

export const spentIn = (spent: Spent, scope: Scope, period: Period): number =>
  scope === 'site'
    ? textCountries.reduce((sum, country) => sum + (spent[country]?.[period] ?? 0), 0)
    : (spent[scope]?.[period] ?? 0);

const allPeriods = Object.keys(periods) as Period[];

/** Where no code may go out now: where nothing may, and where codes have used their share. */
export const codesSpentCountries = (spent: Spent, ofCodes: Spent, perDay: number): TextCountry[] => [
  ...new Set([...spentCountries(spent, perDay), ...spentCountries(ofCodes, perDay * textBudget.codesShare)]),
];

/** The countries to which nothing may go out now. */
export function spentCountries(spent: Spent, perDay: number): TextCountry[] {
  const isSpent = (scope: Scope): boolean =>
    allPeriods.some((period) => spentIn(spent, scope, period) >= budgetOf(scope, period, perDay));
  return isSpent('site') ? textCountries : textCountries.filter(isSpent);
}

export interface BusinessSpent extends Record<Period, number> {
  business: string;
  isCode: boolean;
}

/** In the place of a business where a text is about none. */
export const noBusiness = '00000000-0000-0000-0000-000000000000';

/** The businesses whose share is used: for which nothing may go out now, of codes or of texts about visits. */
export const spentBusinesses = (spent: readonly BusinessSpent[], ofCodes: boolean, perDay: number): string[] =>
  spent
    .filter(({ business, isCode }) => isCode === ofCodes && (isCode || business !== noBusiness))
    .filter((used) =>
      allPeriods.some(
        (period) => used[period] >= businessBudget(period, ofCodes ? perDay * textBudget.codesShare : perDay),
      ),
    )
    .map(({ business }) => business);

export const businessBudget = (period: Period, perDay: number): number =>
  Math.max(1, Math.floor(budgetOf('site', period, perDay) * textBudget.businessShare));

export interface TextAlarm {
  scope: Scope;
  period: Period;
  share: (typeof textBudget.alarmShares)[number];
  used: number;
  budget: number;
}

/** What the operator has to know after one more message to the country; of two shares that are reached, the larger. */
export function textAlarms(spent: Spent, country: TextCountry, perDay: number): TextAlarm[] {
  return (['site', country] as const).flatMap((scope) =>
    allPeriods.flatMap((period) => {
      const [used, budget] = [spentIn(spent, scope, period), budgetOf(scope, period, perDay)];
      const share = textBudget.alarmShares.findLast((reached) => used >= budget * reached);
      return share === undefined ? [] : [{ scope, period, share, used, budget }];
    }),
  );
}

/** Those that the last message has reached: what was reached before it is no news. */
export const alarmsBeyond = (before: readonly TextAlarm[], now: readonly TextAlarm[]): TextAlarm[] =>
  now.filter(
    ({ scope, period, share }) =>
      !before.some((known) => known.scope === scope && known.period === period && known.share >= share),
  );
