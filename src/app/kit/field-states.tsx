import { type ReactNode, useState } from 'react';
import type { NumberEntry } from '#i18n/typed-number.ts';
import { CheckboxField, CheckboxGroup, RadioGroup, SwitchField } from '#ui/choice-fields.tsx';
import { FileField } from '#ui/file-field.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, EmailField, PasswordField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import styles from './kit.module.css';

const days = [
  { value: 'mon', label: 'Monday' },
  { value: 'tue', label: 'Tuesday', hint: 'With a hint' },
  { value: 'wed', label: 'Wednesday' },
] as const;
type Day = (typeof days)[number]['value'];

interface HeldProps<Value> {
  initial: Value;
  children: (entry: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** A field without a form. */
function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children({ value, onChange: setValue });
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Takes two seconds and keeps nothing. */
async function pretendToUpload(_: Blob, { onProgress }: { onProgress: (share: number) => void }) {
  await pause(700);
  onProgress(0.5);
  await pause(1300);
  return { id: 'sample' };
}

export function FieldStates() {
  const error = 'This field is required';
  const file = { upload: pretendToUpload, sentenceOf: () => undefined, bytesMaximum: 10 * 1024 * 1024 };
  return (
    <div className={`column gap24 ${styles['columns']}`}>
      <Held initial="">
        {(entry) => <TextField label="Text" hint="A hint below the field" isRequired {...entry} />}
      </Held>
      <Held initial="">{(entry) => <TextField label="Refused" error={error} isRequired {...entry} />}</Held>
      <Held initial="Fixed">{(entry) => <TextField label="Read only" isReadOnly {...entry} />}</Held>
      <Held initial="Off">{(entry) => <TextField label="Disabled" isDisabled {...entry} />}</Held>
      <Held initial="">
        {(entry) => (
          <TextField label="Search" type="search" isLabelHidden placeholder="Search" icon={<SearchIcon />} {...entry} />
        )}
      </Held>
      <Held initial="">{(entry) => <EmailField label="E-mail" {...entry} />}</Held>
      <Held initial="secret">
        {(entry) => <PasswordField label="Password" autoComplete="new-password" {...entry} />}
      </Held>
      <Held initial="">{(entry) => <PhoneField label="Phone" placeholder="+49 …" {...entry} />}</Held>
      <Held<NumberEntry> initial={1250}>{(entry) => <NumberField label="Euros" unit="euros" {...entry} />}</Held>
      <Held<NumberEntry> initial="">
        {(entry) => <NumberField label="Pesos" unit="pesos" hint="40,000 · 40k · 1.5M" {...entry} />}
      </Held>
      <Held<NumberEntry> initial="many">{(entry) => <NumberField label="Count" unit="count" {...entry} />}</Held>
      <Held<NumberEntry> initial={24.5}>{(entry) => <NumberField label="Area" unit="squareMetres" {...entry} />}</Held>
      <Held initial="2026-12-24">
        {(entry) => <DateField label="Day" earliest="2026-01-01" latest="2026-12-31" {...entry} />}
      </Held>
      <Held<Day | ''> initial="">
        {(entry) => (
          <SelectField label="Select" choices={[{ value: '', label: 'Please choose' }, ...days]} {...entry} />
        )}
      </Held>
      <Held<Day> initial="mon">
        {(entry) => <SelectField label="Select, refused" choices={days} error={error} {...entry} />}
      </Held>
      <Held<Day> initial="mon">
        {(entry) => <SelectField label="Select, disabled" choices={days} isDisabled {...entry} />}
      </Held>
      <Held initial="">{(entry) => <TextAreaField label="Text of several lines" maximum={200} {...entry} />}</Held>
      <Held initial="">{(entry) => <TextAreaField label="The same, refused" error={error} {...entry} />}</Held>
      <Held<Day> initial="tue">{(entry) => <RadioGroup label="One of a few" choices={days} {...entry} />}</Held>
      <Held<Day> initial="tue">
        {(entry) => (
          <RadioGroup label="One of a few, in a row, refused" choices={days} isInRow error={error} {...entry} />
        )}
      </Held>
      <Held<Day[]> initial={['mon', 'wed']}>
        {(entry) => <CheckboxGroup label="Any of a few" choices={days} {...entry} />}
      </Held>
      <Held<Day[]> initial={[]}>
        {(entry) => <CheckboxGroup label="Any of a few, refused" choices={days} error={error} {...entry} />}
      </Held>
      <Held initial={true}>{(entry) => <CheckboxField label="Checkbox" hint="With a hint" {...entry} />}</Held>
      <Held initial={false}>{(entry) => <CheckboxField label="Checkbox, refused" error={error} {...entry} />}</Held>
      <Held initial={true}>{(entry) => <SwitchField label="Switch" hint="With a hint" {...entry} />}</Held>
      <Held initial={false}>{(entry) => <SwitchField label="Switch, disabled" isDisabled {...entry} />}</Held>
      <Held initial="">
        {(entry) => (
          <FileField
            label="Document"
            accept="application/pdf,image/*"
            hint="PDF or picture, up to 10 MB"
            isRequired
            {...file}
            {...entry}
          />
        )}
      </Held>
      <Held initial="">
        {(entry) => <FileField label="Picture" accept="image/*" pictureEdge={512} error={error} {...file} {...entry} />}
      </Held>
      <FilePicker label="File for the screen" choose="Choose a file" accept=".csv" onChoose={() => undefined} />
    </div>
  );
}
