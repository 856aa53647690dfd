import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { type NumberEntry, type NumberUnit, numberOf } from '#i18n/typed-number.ts';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { currentLanguage } from '../../../api/language.ts';
import { limits } from '../../../contract/limits.ts';
import { fieldSentence } from '../../../contract/words.ts';
import styles from './cash-to-own.module.css';
import { type CashPlan, examplePlan, exampleTerms, type Financing, financings, most } from './cash-to-own.ts';
import { CashToOwnTable } from './cash-to-own-table.tsx';

type Entries = Record<keyof CashPlan, NumberEntry> & { financing: Financing };

interface Field {
  unit: NumberUnit;
  maximum: number;
}

const money: Field = { unit: 'pesos', maximum: limits.priceMaximum };
const share: Field = { unit: 'percent', maximum: most.percent };

const fieldOf: Record<keyof CashPlan, Field> = {
  price: money,
  reservation: money,
  equityPercent: share,
  equityMonths: { unit: 'count', maximum: most.months },
  ratePercent: share,
  years: { unit: 'count', maximum: most.years },
  transferPercent: share,
};

const isBroken = (entry: NumberEntry, { unit }: Field): boolean =>
  unit === 'count' && typeof entry === 'number' && !Number.isInteger(entry);

/** An emptied field counts as 0, and so does what is no number; what is too much, or no whole number, as the nearest below. */
function countedOf(entry: NumberEntry, field: Field): number {
  const number = Math.min(numberOf(entry) || 0, field.maximum);
  return isBroken(entry, field) ? Math.floor(number) : number;
}

const planOf = (entries: Entries): CashPlan => ({
  price: countedOf(entries.price, fieldOf.price),
  reservation: countedOf(entries.reservation, fieldOf.reservation),
  equityPercent: countedOf(entries.equityPercent, fieldOf.equityPercent),
  equityMonths: countedOf(entries.equityMonths, fieldOf.equityMonths),
  ratePercent: countedOf(entries.ratePercent, fieldOf.ratePercent),
  years: countedOf(entries.years, fieldOf.years),
  transferPercent: countedOf(entries.transferPercent, fieldOf.transferPercent),
});

function problemOf(entry: NumberEntry, field: Field): string | undefined {
  if ((numberOf(entry) ?? 0) > field.maximum)
    return fieldSentence(currentLanguage(), 'tooBig', { maximum: field.maximum });
  return isBroken(entry, field) ? fieldSentence(currentLanguage(), 'integer') : undefined;
}

interface CashToOwnCalculatorProps {
  price: number;
  monthlyDues: number | null;
}

export function CashToOwnCalculator({ price, monthlyDues }: CashToOwnCalculatorProps) {
  const words = useWords('listing');
  const [entries, setEntries] = useState<Entries>({ ...examplePlan(price), financing: 'bank' });
  const change = (changed: Partial<Entries>): void => setEntries((before) => ({ ...before, ...changed }));
  const field = (name: keyof CashPlan) => (
    <NumberField
      label={words(`cash.fields.${name}`)}
      unit={fieldOf[name].unit}
      value={entries[name]}
      onChange={(value) => change({ [name]: value })}
      error={problemOf(entries[name], fieldOf[name])}
    />
  );
  return (
    <div className={`column gap16 ${styles['calculator']}`}>
      <p className="quiet">{words('cash.examples')}</p>
      <div className={`stack gap16 at-bottom ${styles['fields']}`}>
        {field('price')}
        {field('reservation')}
        {field('equityPercent')}
        {field('equityMonths')}
        <SelectField
          className={styles['wide']}
          label={words('cash.fields.financing')}
          choices={financings.map((value) => ({ value, label: words(`cash.financings.${value}`) }))}
          value={entries.financing}
          onChange={(financing) => change({ financing, ...exampleTerms[financing] })}
        />
        {field('ratePercent')}
        {field('years')}
        {field('transferPercent')}
      </div>
      <CashToOwnTable plan={planOf(entries)} financing={entries.financing} monthlyDues={monthlyDues} />
      <p className="quiet">{words('cash.disclaimer')}</p>
    </div>
  );
}
