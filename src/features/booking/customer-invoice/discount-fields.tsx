import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { invoiceLinesMaximum } from '../../../contract/booking/customer-invoice-fields.ts';
import styles from './customer-invoice.module.css';
import { type Discount, discountLines } from './discount.ts';
import type { InvoiceForm } from './written.ts';

interface DiscountFieldsProps {
  form: InvoiceForm;
  currency: 'EUR' | 'CHF';
}

/** Takes something off the lines above. What it takes stands below them as lines, which can be changed. */
export function DiscountFields({ form, currency }: DiscountFieldsProps) {
  const words = useWords('customer-invoice');
  const [discount, setDiscount] = useState<Discount>({ by: 'percent', value: '' });
  const [isRefused, setIsRefused] = useState(false);
  const { by, value } = discount;
  const unit = currency === 'CHF' ? 'CHF' : '€';
  const change = (changed: Partial<Discount>): void => {
    setDiscount({ ...discount, ...changed });
    setIsRefused(false);
  };
  const add = (): void => {
    const percent = typeof value === 'number' ? formatNumber(Math.round(value * 100) / 100) : '';
    const name = by === 'percent' ? words('discount.named', { percent }) : words('discount.name');
    const { lines } = form.values;
    const added = discountLines(lines, discount, name);
    if (added.length === 0 || lines.length + added.length > invoiceLinesMaximum) return setIsRefused(true);
    form.setValues({ lines: [...lines, ...added] });
    return setDiscount({ by, value: '' });
  };
  return (
    <fieldset className={`row gap12 at-bottom ${styles['discount']}`}>
      <legend className="visually-hidden">{words('discount.title')}</legend>
      <NumberField
        name="discount"
        label={words('discount.value')}
        unit="count"
        value={value}
        error={isRefused ? words('discount.refused') : undefined}
        onChange={(typed) => change({ value: typed })}
      />
      <SelectField
        name="discountBy"
        label={words('discount.by')}
        choices={[
          { value: 'percent', label: words('discount.percent') },
          { value: 'amount', label: unit },
        ]}
        value={by}
        error={undefined}
        onChange={(chosen) => change({ by: chosen })}
      />
      <Button variant="plain" icon={<PlusIcon />} onClick={add}>
        {words('discount.add')}
      </Button>
    </fieldset>
  );
}
