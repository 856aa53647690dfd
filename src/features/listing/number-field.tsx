import { TextInput } from '@mantine/core';
import { numberSentence } from '../../api/number-sentence.ts';
import { isMoney, type NumberEntry, type NumberUnit } from '../../i18n/typed-number.ts';
import { useNumberEntry } from '../../ui/use-number-entry.ts';

interface NumberFieldProps {
  label: string;
  unit: NumberUnit;
  value: NumberEntry;
  onValue: (value: NumberEntry) => void;
  description?: string;
  isRequired?: boolean;
  /** Another error of the field. */
  error?: string | undefined;
  /** The field's path in a form, for the focus. */
  path?: string;
  onFocus?: () => void;
  onLeave?: () => void;
}

const before: Readonly<Record<NumberUnit, string>> = {
  count: '',
  pesos: '₱',
  pesosPerMonth: '₱',
  squareMetres: '',
  percent: '',
};
const behind: Readonly<Record<NumberUnit, string>> = {
  count: '',
  pesos: '',
  pesosPerMonth: '',
  squareMetres: 'm²',
  percent: '%',
};

/** A number as people write it. When the field is left it is shown in the format of the language. */
export function NumberField(props: NumberFieldProps) {
  const { label, unit, value, onValue, description, isRequired = false, error, path, onFocus, onLeave } = props;
  const typed = useNumberEntry({ value, onValue, unit });
  const isFaultSaid = typed.fault !== undefined && (typed.isLeft || error !== undefined);
  const said = isFaultSaid
    ? numberSentence(typed.value, typed.fault as NonNullable<typeof typed.fault>, isMoney(unit))
    : error;
  return (
    <TextInput
      label={label}
      {...(description === undefined ? {} : { description })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      leftSection={before[unit] === '' ? undefined : before[unit]}
      rightSection={behind[unit] === '' ? undefined : behind[unit]}
      leftSectionPointerEvents="none"
      rightSectionPointerEvents="none"
      inputMode={unit === 'count' ? 'numeric' : 'decimal'}
      autoComplete="off"
      withAsterisk={isRequired}
      required={isRequired}
      value={typed.value}
      error={said}
      data-path={path}
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
  );
}
