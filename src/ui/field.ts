/** What a form knows of one of its fields: `<TextField label="…" {...form.field('name')} />`. */
export interface FieldEntry<Value> {
  /** The field's path in the form, by which the focus finds it. */
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string | undefined;
}

/** What every field can be told, besides its entry. */
export interface FieldTexts {
  label: string;
  /** The label is only read out: something beside the field says it already. */
  isLabelHidden?: boolean;
  /** What is read out instead of the label, where it alone does not say of what it is. It contains the label. */
  spokenLabel?: string;
  /** A line below the field. */
  hint?: string | undefined;
  isRequired?: boolean;
  isDisabled?: boolean;
  className?: string | undefined;
}
