import type { AppointmentStatus } from '../../src/contract/booking/appointment-status.ts';

/** Whose doing something about a visit is, and who is told. */
export type VisitSide = 'customer' | 'provider';

/** The states of a visit as the database keeps them: `held` is a slot that somebody is filling in, which no call shows. */
export type KeptStatus = AppointmentStatus | 'held';
type States = KeptStatus | readonly KeptStatus[];

/** It is going to take place, or is asked for. */
export const ahead = ['open', 'confirmed'] as const satisfies readonly AppointmentStatus[];
export const done = ['completed', 'completed_paid'] as const satisfies readonly AppointmentStatus[];
/** The contract is made and holds. */
export const sure = ['confirmed', ...done] as const satisfies readonly AppointmentStatus[];
/** It takes somebody's time, and is shown. */
export const standing = ['open', ...sure] as const satisfies readonly AppointmentStatus[];

export const isOneOf = (states: readonly KeptStatus[], status: KeptStatus): boolean => states.includes(status);

const listed = (states: readonly KeptStatus[]): string => `(${states.map((state) => `'${state}'`).join(', ')})`;

/** A condition of SQL. The states are written out, not bound: partial indexes are chosen by them. */
export const stateIs = (column: string, states: States): string =>
  typeof states === 'string' ? `${column} = '${states}'` : `${column} in ${listed(states)}`;
export const stateIsNot = (column: string, states: States): string =>
  typeof states === 'string' ? `${column} <> '${states}'` : `${column} not in ${listed(states)}`;
