/** What a buyer enters. Money in pesos, shares and the yearly rate in per cent. */
export interface CashPlan {
  price: number;
  /** Paid first, and counted towards the equity. */
  reservation: number;
  equityPercent: number;
  /** The equity is spread over these without interest; 0 is at once. */
  equityMonths: number;
  /** Nominal, per year. */
  ratePercent: number;
  /** Over which the balance is paid back; 0 is at once. */
  years: number;
  transferPercent: number;
}

/** Whole pesos, so that the parts add up to the total on screen. A sum per month is 0 where it is paid at once. */
export interface CashToOwn {
  reservation: number;
  /** What is left of the equity after the reservation fee. */
  equity: number;
  equityPerMonth: number;
  equityMonths: number;
  /** What is financed. */
  balance: number;
  balancePerMonth: number;
  balanceMonths: number;
  interest: number;
  transfer: number;
  total: number;
}

const monthsPerYear = 12;

/**
 * The level payment at the end of each month that pays `balance` back with interest: P·i / (1 − (1 + i)^−n), the
 * annuity-immediate of S. G. Kellison, The Theory of Interest, chapter 3. log1p and expm1 keep tiny rates exact.
 */
export function levelPayment(balance: number, ratePercent: number, months: number): number {
  if (months <= 0) return 0;
  const rate = ratePercent / 100 / monthsPerYear;
  return rate === 0 ? balance / months : (balance * rate) / -Math.expm1(-months * Math.log1p(rate));
}

/** A reservation fee above the equity lowers the balance instead; no part exceeds the price. */
export function cashToOwn(plan: CashPlan): CashToOwn {
  const price = Math.round(plan.price);
  const reservation = Math.min(Math.round(plan.reservation), price);
  const wished = Math.round((price * plan.equityPercent) / 100);
  const equity = Math.max(0, Math.min(wished, price) - reservation);
  const balance = price - reservation - equity;
  const balanceMonths = balance === 0 ? 0 : Math.round(plan.years * monthsPerYear);
  const payment = levelPayment(balance, plan.ratePercent, balanceMonths);
  const interest = balanceMonths === 0 ? 0 : Math.round(payment * balanceMonths) - balance;
  const transfer = Math.round((price * plan.transferPercent) / 100);
  const equityMonths = equity === 0 ? 0 : plan.equityMonths;
  return {
    reservation,
    equity,
    equityPerMonth: equityMonths === 0 ? 0 : Math.round(equity / equityMonths),
    equityMonths,
    balance,
    balancePerMonth: Math.round(payment),
    balanceMonths,
    interest,
    transfer,
    total: price + interest + transfer,
  };
}

export const financings = ['bank', 'pagibig', 'inhouse'] as const;
export type Financing = (typeof financings)[number];

/** Starting values to be overwritten, named as examples on screen: nobody's offer. */
export const exampleTerms = {
  bank: { ratePercent: 7.5, years: 20 },
  pagibig: { ratePercent: 6.5, years: 30 },
  inhouse: { ratePercent: 14, years: 10 },
} as const satisfies Record<Financing, Pick<CashPlan, 'ratePercent' | 'years'>>;

/** More than is bearable to type and less than breaks the arithmetic. */
export const most = { percent: 100, months: 120, years: 50 } as const;

const exampleReservation = 25_000;

export const examplePlan = (price: number): CashPlan => ({
  price: Math.round(price),
  reservation: Math.min(exampleReservation, Math.round(price / 100)),
  equityPercent: 20,
  equityMonths: 24,
  ...exampleTerms.bank,
  transferPercent: 4,
});
