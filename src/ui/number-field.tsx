import { TextInput } from '@mantine/core';
import type { NumberEntry, NumberUnit } from '#i18n/typed-number.ts';
import type { FieldEntry, FieldTexts } from './field.ts';
import { WithMantine } from './mantine-form.tsx';
import { inMantineWords } from './mantine-words.ts';
import { NumberFault } from './number-fault.tsx';
import { useNumberEntry } from './use-number-entry.ts';

export interface NumberFieldProps extends FieldEntry<NumberEntry>, FieldTexts {
  unit: NumberUnit;
  onFocus?: () => void;
  onLeave?: () => void;
}

const before: Partial<Record<NumberUnit, string>> = { pesos: '₱', pesosPerMonth: '₱' };
const behind: Partial<Record<NumberUnit, string>> = { euros: '€', francs: 'CHF', squareMetres: 'm²', percent: '%' };

/**
 * A number or a sum of money as people write it. When the field is left it is shown in the format of the language. Its
 * value is the number, '' while it is empty, and the text where that is no number: the schema refuses it.
 */
export function NumberField(props: NumberFieldProps) {
  const { unit, value, onChange, error, onFocus, onLeave } = props;
  const typed = useNumberEntry({ value, onValue: onChange, unit });
  const fault = typed.isLeft || error !== undefined ? typed.fault : undefined;
  return (
    <WithMantine>
      <TextInput
        {...inMantineWords(props)}
        leftSection={before[unit]}
        rightSection={behind[unit]}
        leftSectionPointerEvents="none"
        rightSectionPointerEvents="none"
        inputMode={unit === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed.value}
        error={fault === undefined ? error : <NumberFault text={typed.value} fault={fault} unit={unit} />}
        onChange={typed.onChange}
        onFocus={onFocus}
        // The error must not appear while the focus is between two fields: the focus would count as lost and be brought back.
        onBlur={() =>
          setTimeout(() => {
            typed.onBlur();
            onLeave?.();
          })
        }
      />
    </WithMantine>
  );
}
