import { type FormEvent, useState } from 'react';
import { Button } from './button.tsx';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import { TextAreaField } from './text-field.tsx';

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
      <TextAreaField
        className={styles['field']}
        label={label}
        hint={draft !== undefined && draft.text !== '' && text === draft.text ? draft.note : undefined}
        maximum={maximum}
        value={text}
        onChange={type}
      />
      <FormError sentence={error} />
      <Button type="submit" isBusy={isBusy} disabled={text.trim() === ''}>
        {isBusy ? busyLabel : sendLabel}
      </Button>
    </form>
  );
}
