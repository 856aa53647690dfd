import { type ChangeEvent, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/i18n.ts';
import {
  groupedWhileTyping,
  type NumberEntry,
  type NumberFault,
  type NumberUnit,
  readNumber,
  writtenNumber,
} from '#i18n/typed-number.ts';

interface NumberEntryOptions {
  value: NumberEntry;
  onValue: (value: NumberEntry) => void;
  unit: NumberUnit;
}

export interface TypedNumber {
  /** The text in the field. */
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: () => void;
  /** Why the text is no number. It is reported when the field is left: until then it may become one. */
  fault: NumberFault | undefined;
  isLeft: boolean;
}

/** A text field for a number. The text stays as it is typed until the field is left; then it shows what was understood. */
export function useNumberEntry({ value, onValue, unit }: NumberEntryOptions): TypedNumber {
  const language = useLanguage();
  const shown = (entry: NumberEntry): string =>
    typeof entry === 'number' ? writtenNumber(entry, language, unit) : entry;
  const [typed, setTyped] = useState({ text: shown(value), of: value, language, isLeft: value !== '' });
  if (typed.of !== value || typed.language !== language)
    setTyped({ text: shown(value), of: value, language, isLeft: true });

  const reading = readNumber(typed.text, language, unit);
  const fault = reading !== undefined && 'fault' in reading ? reading : undefined;

  useEffect(function takeWhatThisLanguageReads() {
    // A kept text may be unambiguous in the present language of the screen.
    if (typeof value === 'string' && value !== '' && reading !== undefined && 'value' in reading)
      onValue(reading.value);
  });

  return {
    value: typed.text,
    onChange: (event) => {
      const text = unit === 'degrees' ? event.currentTarget.value : groupedInPlace(event, typed.text, language);
      const entry = entryOf(text, language, unit);
      setTyped({ text, of: entry, language, isLeft: false });
      if (entry !== value) onValue(entry);
    },
    onBlur: () => {
      const entry = entryOf(typed.text, language, unit);
      setTyped({ text: shown(entry), of: entry, language, isLeft: true });
    },
    fault,
    isLeft: typed.isLeft,
  };
}

function entryOf(text: string, language: 'de' | 'en', unit: NumberUnit): NumberEntry {
  const reading = readNumber(text, language, unit);
  if (reading === undefined) return '';
  return 'value' in reading ? reading.value : text;
}

/** Writes the grouped digits into the element at once: a later write by React would move the caret to the end. */
export function groupedInPlace(
  { currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  language: 'de' | 'en',
): string {
  const { value, selectionStart } = currentTarget;
  const stroke = nativeEvent instanceof InputEvent && !nativeEvent.isComposing ? nativeEvent : {};
  const typed = { text: value, caret: selectionStart ?? value.length };
  const { text, caret } = groupedWhileTyping(before, typed, stroke, language);
  if (text !== value) {
    currentTarget.value = text;
    currentTarget.setSelectionRange(caret, caret);
  }
  return text;
}
