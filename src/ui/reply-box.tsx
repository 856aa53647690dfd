import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import './mantine-form.ts';

interface ReplyBoxProps {
  label: string;
  sendLabel: string;
  busyLabel: string;
  /** Characters. */
  maximum: number;
  isBusy: boolean;
  error: string | undefined;
  /** The initial text of the box, and a note about it. */
  draft?: { text: string; note: string };
  onType?: (text: string) => void;
  /** `onSent` empties the box; without it the text stays. */
  onSend: (text: string, onSent: () => void) => void;
}

export function ReplyBox(props: ReplyBoxProps) {
  const { label, sendLabel, busyLabel, maximum, isBusy, error, draft, onType, onSend } = props;
  const [text, setText] = useState(draft?.text ?? '');
  const type = (typed: string): void => {
    setText(typed);
    onType?.(typed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) onSend(text, () => type(''));
  };
  return (
    <form data-kept className={styles['reply']} onSubmit={submit}>
      <Textarea
        className={styles['field'] ?? ''}
        label={label}
        {...(draft !== undefined && draft.text !== '' && text === draft.text ? { description: draft.note } : {})}
        rows={4}
        maxLength={maximum}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <FormError sentence={error} />
      <Button type="submit" disabled={isBusy || text.trim() === ''}>
        {isBusy ? busyLabel : sendLabel}
      </Button>
    </form>
  );
}
