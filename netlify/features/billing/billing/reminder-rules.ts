import type { InvoiceReminder } from '../../../../src/contract/billing/billing.ts';

/** Days without the money after which the first and the second reminder go out. */
export const remindedDays = { first: 7, second: 21 } as const;

/** So long the second comes after the first, also where a schedule has stood still. */
export const daysBetween = remindedDays.second - remindedDays.first;

/** So long a plan goes on after the second reminder. */
export const noticeDays = 30;

/** The number of a step in the table. */
export const levelOf = { reminded: 1, warned: 2, fallen: 3 } as const satisfies Record<InvoiceReminder['step'], number>;

/** An invoice of the strand whose money is missing and about which something was done. */
export interface Overdue extends InvoiceReminder {
  number: string;
  openMinor: number;
  currency: 'EUR' | 'PHP';
}

/** Whether a plan can be ordered that counts at once: not before what a second reminder asks for is paid. */
export const isWarned = (overdue: Overdue | undefined): boolean => overdue !== undefined && overdue.step !== 'reminded';
