import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { dealTypes } from '../../../contract/property/taxonomy.ts';
import styles from './editor.module.css';
import { FormNumberField } from './form-number-field.tsx';
import { FormSection } from './form-section.tsx';
import { PriceQuestion } from './price-question.tsx';
import type { EntriesForm } from './property-entries.ts';

interface PricingSectionProps {
  form: EntriesForm;
  /** Saving was tried, so the question is shown even while the price is being typed. */
  isAsked: boolean;
}

export function PricingSection({ form, isAsked }: PricingSectionProps) {
  const words = useWords('listing');
  const [isTyping, setIsTyping] = useState(false);
  const isRent = form.values.dealType === 'rent';
  const unit = isRent ? 'pesosPerMonth' : 'pesos';
  return (
    <FormSection title={words('editor.pricing')}>
      <RadioGroup
        label={words('fields.dealType')}
        isInRow
        choices={dealTypes.map((value) => ({ value, label: words(`deals.${value}`) }))}
        {...form.field('dealType')}
      />
      <div className={`stack gap16 at-top ${styles['row']}`}>
        <FormNumberField
          form={form}
          name="price"
          label={words(isRent ? 'fields.pricePerMonth' : 'fields.price')}
          unit={unit}
          isRequired
          onFocus={() => setIsTyping(true)}
          onLeave={() => setIsTyping(false)}
        />
      </div>
      <p className="quiet">{words('fields.priceBefore')}</p>
      {(isAsked || !isTyping) && <PriceQuestion form={form} />}
    </FormSection>
  );
}
