import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { RadioGroup, SwitchField } from '#ui/choice-fields.tsx';
import { FieldGroup, FieldPair } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Form } from '../../../api/form.ts';
import { unitOf, useOwnCurrency } from '../../../api/own-currency.ts';
import { useAnswer } from '../../../api/query.ts';
import { getBusiness } from '../../../contract/services/business.ts';
import { chargesVat } from '../../../contract/services/business-details.ts';
import { extrasMaximum, variantsMaximum } from '../../../contract/services/card-option-fields.ts';
import { partsMaximum } from '../../../contract/services/service-card.ts';
import { type CardEntries, durations, minutesOf, newOption, otherDuration } from './card-entries.ts';
import { PriceQuestion } from './price-question.tsx';
import styles from './service-card.module.css';

interface PricesProps {
  form: Form<CardEntries>;
}

/** One price and one duration, or those of each variant, and what can be added. */
export function CardPrices({ form }: PricesProps) {
  const words = useWords('service-card');
  const { variants, price } = form.values;
  const isPlain = variants.length === 0;
  const first = { ...newOption(), price, duration: minutesOf(form.values) ?? '' };
  return (
    <FieldGroup title={words('editor.prices')}>
      {isPlain ? <OnePrice form={form} /> : <PriceUnit form={form} />}
      <Rows
        rows={form.rows('variants')}
        label={words('editor.variants')}
        addLabel={words('editor.addVariant')}
        blank={isPlain ? first : newOption()}
        maximum={variantsMaximum}
      >
        {(index) => <Option form={form} list="variants" index={index} />}
      </Rows>
      <Rows
        rows={form.rows('extras')}
        label={words('editor.extras')}
        addLabel={words('editor.addExtra')}
        blank={newOption()}
        maximum={extrasMaximum}
      >
        {(index) => <Option form={form} list="extras" index={index} />}
      </Rows>
    </FieldGroup>
  );
}

interface OptionProps extends PricesProps {
  list: 'variants' | 'extras';
  index: number;
}

/** Name, minutes and price, and the wait of a variant; an extra adds the two. */
function Option({ form, list, index }: OptionProps) {
  const words = useWords('service-card');
  const unit = unitOf(useOwnCurrency());
  const isExtra = list === 'extras';
  return (
    <div className={`stack gap12 at-top ${styles['option']}`}>
      <TextField
        label={words(isExtra ? 'editor.extraName' : 'editor.variantName')}
        isRequired
        {...form.fieldOf(list, index, 'name')}
      />
      <NumberField
        label={words(isExtra ? 'editor.moreMinutes' : 'editor.minutes')}
        unit="count"
        isRequired={!isExtra}
        {...form.fieldOf(list, index, 'duration')}
      />
      <NumberField
        label={words(isExtra ? 'editor.morePrice' : 'editor.price')}
        unit={unit}
        isRequired
        {...form.fieldOf(list, index, 'price')}
      />
      {!isExtra && (
        <div className="stack gap12 whole-row halves">
          <NumberField
            label={words('editor.variantBefore')}
            unit="count"
            {...form.fieldOf(list, index, 'before')}
            value={form.values[list][index]?.before ?? ''}
          />
          <NumberField
            label={words('editor.variantWait')}
            unit="count"
            {...form.fieldOf(list, index, 'wait')}
            value={form.values[list][index]?.wait ?? ''}
          />
        </div>
      )}
    </div>
  );
}

function PriceUnit({ form }: PricesProps) {
  const words = useWords('service-card');
  return (
    <RadioGroup
      label={words('editor.priceUnit')}
      isInRow
      choices={[
        { value: 'visit', label: words('editor.perVisit') },
        { value: 'hour', label: words('editor.perHour') },
      ]}
      {...form.field('priceUnit')}
    />
  );
}

function OnePrice({ form }: PricesProps) {
  const words = useWords('service-card');
  const unit = unitOf(useOwnCurrency());
  const hasVat = chargesVat(useAnswer(getBusiness, {}).data?.business?.vatStatus);
  const { duration, hasWait } = form.values;
  return (
    <>
      <FieldPair>
        <NumberField
          label={words('editor.price')}
          hint={words(hasVat ? 'editor.priceHint' : 'editor.priceHintPlain')}
          unit={unit}
          isRequired
          {...form.field('price')}
        />
        <PriceUnit form={form} />
      </FieldPair>
      <PriceQuestion form={form} />
      <FieldPair>
        <SelectField
          label={words('editor.duration')}
          isRequired
          choices={[
            ...durations.map((minutes) => ({ value: minutes, label: formatDuration(Number(minutes)) })),
            { value: otherDuration, label: words('editor.otherDuration') },
          ]}
          {...form.field('duration')}
          error={duration === otherDuration ? undefined : form.field('duration').error}
        />
        {duration === otherDuration && (
          <NumberField
            label={words('editor.minutes')}
            hint={words('editor.fiveMinutes')}
            unit="count"
            isRequired
            {...form.field('otherDuration')}
            error={form.field('duration').error}
          />
        )}
      </FieldPair>
      <SwitchField label={words('editor.hasWait')} hint={words('editor.hasWaitHint')} {...form.field('hasWait')} />
      {hasWait && (
        <Rows
          rows={form.rows('parts')}
          label={words('editor.parts', { minutes: minutesOf(form.values) ?? '…' })}
          addLabel={words('editor.addPart')}
          blank={{ work: '', wait: '' }}
          maximum={partsMaximum}
        >
          {(index) => (
            <FieldPair>
              <NumberField label={words('editor.work')} unit="count" {...form.fieldOf('parts', index, 'work')} />
              <NumberField label={words('editor.wait')} unit="count" {...form.fieldOf('parts', index, 'wait')} />
            </FieldPair>
          )}
        </Rows>
      )}
    </>
  );
}
