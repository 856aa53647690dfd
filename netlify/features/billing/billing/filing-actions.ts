import type * as contract from '../../../../src/contract/billing/billing-tax-report.ts';
import { firstTaxYear, type OwnTaxReport } from '../../../../src/contract/billing/billing-tax-report.ts';
import type { AccountId } from '../../../../src/contract/fields.ts';
import type { Database } from '../../../adapters/ports.ts';
import { dayAt } from '../../../calendar/zone.ts';
import type { Action } from '../../../http/answer.ts';
import { limitOn, smallBusinessLimits } from '../../../invoice/index.ts';
import { maskedIban, maskedNumber } from '../../services/index.ts';
import { holdDay, openRound } from './asking-rules.ts';
import { requestOf } from './asking-sql.ts';
import { moneysOf, reportDueOn, reportedCountries, taxReportLaw } from './filing-rules.ts';
import { sellersOf, turnoverOf, visitYears } from './filing-sql.ts';
import { enteredLimits } from './limit-sql.ts';
import { numbersOf } from './seller-actions.ts';

async function askedOf(
  database: Database,
  owner: AccountId,
): Promise<Pick<OwnTaxReport, 'missing' | 'asked' | 'isHeld'>> {
  const { missing, made, isHeld } = await requestOf(database, owner);
  const open = openRound(made);
  const on = open.find(({ step }) => step === 'asked')?.on;
  const reminders = open.filter(({ step }) => step === 'reminded' || step === 'reminded_again').length;
  const asked = on === undefined || missing.length === 0 ? null : { on, reminders, holdsFrom: holdDay(on, open) };
  return { missing, asked, isHeld };
}

export const getTaxReport: Action<typeof contract.getTaxReport> = async ({ world, actor, query }) => {
  const { database, operator } = world;
  if (operator === undefined) return { report: null };
  const years = await visitYears(database, actor.id, { first: firstTaxYear, now: world.clock.now() });
  const year = years.find((known) => known === query.year) ?? years[0];
  if (year === undefined) return { report: null };
  const [row] = await sellersOf(database, { year, countries: reportedCountries(operator), only: actor.id });
  if (row === undefined) return { report: null };
  const { isPerson, name, street, zip, city, country, birthDate, moneys } = row;
  const { taxId, vatId, iban, holder } = await numbersOf(world, database, row);
  return {
    report: {
      law: taxReportLaw(operator),
      years,
      year,
      dueOn: reportDueOn(year),
      moneys: moneysOf(moneys),
      seller: {
        isPerson,
        name,
        street,
        zip,
        city,
        country,
        taxId: taxId && maskedNumber(taxId),
        vatId,
        birthDate: isPerson ? birthDate : null,
        iban: iban && maskedIban(iban),
        holder,
      },
      ...(await askedOf(database, actor.id)),
    },
  };
};

/** Of whoever charges no VAT. Who is no trader has said nothing about it, and is measured as well. */
export const getTurnover: Action<typeof contract.getTurnover> = async ({ world, actor }) => {
  const found = await turnoverOf(world.database, actor.id, world.clock.now());
  if (found === undefined || (found.vatStatus !== 'small' && found.vatStatus !== null)) return { turnover: null };
  const { country, currency, timeZone, lastYearMinor, thisYearMinor } = found;
  const limits = [...smallBusinessLimits, ...(await enteredLimits(world.database))];
  const limit = limitOn(limits, country, dayAt(world.clock.now().getTime(), timeZone));
  return {
    turnover: {
      country,
      currency,
      lastYear: { minor: lastYearMinor, limitMinor: limit.lastYearMinor },
      thisYear: { minor: thisYearMinor, limitMinor: limit.thisYearMinor },
      source: limit.source,
      countsFrom: limit.countsFrom,
    },
  };
};
