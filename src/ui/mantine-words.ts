import type { FieldEntry, FieldTexts } from './field.ts';

type FieldWords = FieldTexts & Pick<FieldEntry<unknown>, 'name' | 'error'>;

/** What a field is told, in Mantine's words. */
export const inMantineWords = ({
  label,
  isLabelHidden,
  spokenLabel,
  hint,
  isRequired,
  isDisabled,
  className,
  name,
  error,
}: FieldWords) => ({
  ...(isLabelHidden === true ? { 'aria-label': label } : { label }),
  ...(spokenLabel === undefined ? {} : { 'aria-label': spokenLabel }),
  ...(hint === undefined ? {} : { description: hint }),
  ...(isRequired === true ? { required: true } : {}),
  ...(isDisabled === true ? { disabled: true } : {}),
  ...(className === undefined ? {} : { className }),
  ...(name === undefined ? {} : { 'data-path': name }),
  error,
});
