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
  /** `onSent` empties the box; without it the text stays. */
  onSend: (text: string, onSent: () => void) => void;
}

export function ReplyBox({ label, sendLabel, busyLabel, maximum, isBusy, error, onSend }: ReplyBoxProps) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '' && !isBusy) onSend(text, () => setText(''));
  };
  return (
    <form className={styles['reply']} onSubmit={submit}>
      <Textarea
        className={styles['field'] ?? ''}
        label={label}
        size="md"
        rows={4}
        maxLength={maximum}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError sentence={error} />
      <Button type="submit" size="md" disabled={isBusy || text.trim() === ''}>
        {isBusy ? busyLabel : sendLabel}
      </Button>
    </form>
  );
}
