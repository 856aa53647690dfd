import { PasswordInput, Textarea, TextInput } from '@mantine/core';
import { type InputHTMLAttributes, type ReactNode, useId, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { meantEmail } from './email-typo.ts';
import type { FieldEntry, FieldTexts } from './field.ts';
import { isLandline, type MobileCountry } from './landline.ts';
import { WithMantine } from './mantine-form.tsx';
import { inMantineWords } from './mantine-words.ts';

export interface TextFieldProps
  extends FieldEntry<string>,
    FieldTexts,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode' | 'placeholder' | 'onBlur' | 'onFocus'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Characters. */
  maximum?: number;
  isReadOnly?: boolean;
  /** Offered while one types; any other text may be typed. */
  suggestions?: readonly string[];
  /** Stands in the field before the text. */
  icon?: ReactNode;
  /** Enter does this instead of sending the form. */
  onEnter?: () => void;
}

interface TextEntry extends FieldEntry<string>, FieldTexts {
  maximum?: number;
  isReadOnly?: boolean;
}

const inputOf = (props: TextEntry) => ({
  ...inMantineWords(props),
  ...(props.maximum === undefined ? {} : { maxLength: props.maximum }),
  ...(props.isReadOnly === true ? { readOnly: true } : {}),
  value: props.value,
  onChange: (event: { currentTarget: { value: string } }) => props.onChange(event.currentTarget.value),
});

export function TextField(props: TextFieldProps) {
  const {
    type = 'text',
    icon,
    autoComplete,
    inputMode,
    placeholder,
    onBlur,
    onFocus,
    onEnter,
    suggestions = [],
  } = props;
  const list = useId();
  return (
    <WithMantine>
      <TextInput
        {...inputOf(props)}
        type={type}
        leftSection={icon}
        list={suggestions.length > 0 ? list : undefined}
        autoComplete={autoComplete}
        inputMode={inputMode}
        placeholder={placeholder}
        onBlur={onBlur}
        onFocus={onFocus}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || onEnter === undefined) return;
          event.preventDefault();
          onEnter();
        }}
      />
      {suggestions.length > 0 && (
        <datalist id={list}>
          {suggestions.map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </WithMantine>
  );
}

/**
 * `username` is what browsers call the address with which one signs in. Whoever leaves the field with what looks mistyped is
 * asked about it.
 */
export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type'>) {
  const words = useWords('ui');
  const [left, setLeft] = useState<string>();
  const { value, isReadOnly = false, onBlur, onChange } = props;
  const meant = left === value && !isReadOnly ? meantEmail(value) : undefined;
  return (
    <div>
      <TextField
        type="email"
        autoComplete={autoComplete}
        {...props}
        onBlur={(event) => {
          setLeft(value);
          onBlur?.(event);
        }}
      />
      <output className="small breaks block">
        {meant !== undefined && (
          <>
            {words('meantEmail')}{' '}
            <Button variant="link" onClick={() => onChange(meant)}>
              {meant}
            </Button>
            ?
          </>
        )}
      </output>
    </div>
  );
}

interface PhoneFieldProps extends Omit<TextFieldProps, 'type'> {
  /** Texts go to it, so that it has to be a mobile number; one without a country's code is of this country. */
  mobileIn?: MobileCountry | undefined;
}

/** Whoever leaves a field for a mobile number with a landline is told so there. */
export function PhoneField({ autoComplete = 'tel', mobileIn, ...props }: PhoneFieldProps) {
  const words = useWords('ui');
  const [left, setLeft] = useState<string>();
  const { value, onBlur } = props;
  const field = (
    <TextField
      type="tel"
      autoComplete={autoComplete}
      {...props}
      onBlur={(event) => {
        setLeft(value);
        onBlur?.(event);
      }}
    />
  );
  if (mobileIn === undefined) return field;
  return (
    <div>
      {field}
      <output className="small breaks block">
        {left === value && isLandline(value, mobileIn) && words('landline')}
      </output>
    </div>
  );
}

export interface PasswordFieldProps extends FieldEntry<string>, FieldTexts {
  autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const words = useWords('ui');
  return (
    <WithMantine>
      <PasswordInput
        {...inputOf(props)}
        autoComplete={props.autoComplete}
        rightSectionWidth={48}
        visibilityToggleButtonProps={{ 'aria-label': words('showPassword'), w: 44, h: 44 }}
      />
    </WithMantine>
  );
}

export interface TextAreaFieldProps extends FieldEntry<string>, FieldTexts {
  /** The height at first, in lines; 4 unless said. */
  rows?: number;
  /** Characters. */
  maximum?: number;
  placeholder?: string;
  /** Stands in the field, below the text: its class leaves room. */
  inside?: ReactNode;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { rows = 4, placeholder, inside } = props;
  return (
    <WithMantine>
      <Textarea
        {...inputOf(props)}
        rows={rows}
        placeholder={placeholder}
        {...(inside !== undefined && {
          inputContainer: (input) => (
            <div className="relative">
              {input}
              {inside}
            </div>
          ),
        })}
      />
    </WithMantine>
  );
}

export interface DateFieldProps extends FieldEntry<string>, FieldTexts {
  /** The first and the last day that may be chosen, as 2026-12-31. */
  earliest?: string;
  latest?: string;
  autoComplete?: string;
}

/** A day; its value is 2026-12-31, or '' for none. */
export function DateField(props: DateFieldProps) {
  const { earliest, latest, autoComplete } = props;
  return (
    <WithMantine>
      <TextInput {...inputOf(props)} type="date" min={earliest} max={latest} autoComplete={autoComplete} />
    </WithMantine>
  );
}

/** A time of day; its value is 09:00, or '' for none. */
export function TimeField(props: TextEntry) {
  return (
    <WithMantine>
      <TextInput {...inputOf(props)} type="time" step={300} />
    </WithMantine>
  );
}
