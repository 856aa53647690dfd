import { NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { useWords } from '../../i18n/i18n.ts';
import '../../ui/mantine-form.ts';
import styles from './cash-to-own.module.css';
import { type CashPlan, examplePlan, exampleTerms, type Financing, financings, most } from './cash-to-own.ts';
import { CashToOwnTable } from './cash-to-own-table.tsx';
import { type NumberEntry, numberOf } from './number-entry.ts';
import { useNumberSeparators } from './number-separators.ts';

type Entries = Record<keyof CashPlan, NumberEntry> & { financing: Financing };

/** An emptied field counts as 0, and so does what is no number yet. */
const orZero = (entry: NumberEntry): number => numberOf(entry) || 0;

const planOf = (entries: Entries): CashPlan => ({
  price: orZero(entries.price),
  reservation: orZero(entries.reservation),
  equityPercent: orZero(entries.equityPercent),
  equityMonths: orZero(entries.equityMonths),
  ratePercent: orZero(entries.ratePercent),
  years: orZero(entries.years),
  transferPercent: orZero(entries.transferPercent),
});

/** Whole pesos, grouped as in the table beneath, in both languages: without decimals no separator can be mistaken. */
const pesos = { prefix: '₱', decimals: 0, maximum: limits.priceMaximum, thousandSeparator: ',', decimalSeparator: '.' };

interface CashToOwnCalculatorProps {
  price: number;
  monthlyDues: number | null;
}

export function CashToOwnCalculator({ price, monthlyDues }: CashToOwnCalculatorProps) {
  const words = useWords('property');
  const [entries, setEntries] = useState<Entries>({ ...examplePlan(price), financing: 'bank' });
  const change = (changed: Partial<Entries>): void => setEntries((before) => ({ ...before, ...changed }));
  const field = (name: keyof CashPlan) => ({
    label: words(`cash.fields.${name}`),
    value: entries[name],
    onChange: (value: NumberEntry) => change({ [name]: value }),
  });
  return (
    <div className={styles['calculator']}>
      <p className={styles['quiet']}>{words('cash.examples')}</p>
      <div className={styles['fields']}>
        <PlanField {...field('price')} {...pesos} />
        <PlanField {...field('reservation')} {...pesos} />
        <PlanField {...field('equityPercent')} suffix=" %" maximum={most.percent} />
        <PlanField {...field('equityMonths')} decimals={0} maximum={most.months} />
        <NativeSelect
          className={styles['wide'] ?? ''}
          size="md"
          label={words('cash.fields.financing')}
          data={financings.map((value) => ({ value, label: words(`cash.financings.${value}`) }))}
          value={entries.financing}
          onChange={({ currentTarget }) => {
            const financing = financings.find((known) => known === currentTarget.value) ?? 'bank';
            change({ financing, ...exampleTerms[financing] });
          }}
        />
        <PlanField {...field('ratePercent')} suffix=" %" maximum={most.percent} />
        <PlanField {...field('years')} decimals={0} maximum={most.years} />
        <PlanField {...field('transferPercent')} suffix=" %" maximum={most.percent} />
      </div>
      <CashToOwnTable plan={planOf(entries)} financing={entries.financing} monthlyDues={monthlyDues} />
      <p className={styles['quiet']}>{words('cash.disclaimer')}</p>
    </div>
  );
}

interface PlanFieldProps {
  label: string;
  value: NumberEntry;
  onChange: (value: NumberEntry) => void;
  maximum: number;
  decimals?: number;
  prefix?: string;
  suffix?: string;
  thousandSeparator?: string;
  decimalSeparator?: string;
}

function PlanField({ maximum, decimals = 2, prefix = '', suffix = '', ...named }: PlanFieldProps) {
  return (
    <NumberInput
      size="md"
      prefix={prefix}
      suffix={suffix}
      min={0}
      max={maximum}
      clampBehavior="strict"
      allowNegative={false}
      decimalScale={decimals}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      hideControls
      {...useNumberSeparators()}
      {...named}
    />
  );
}
