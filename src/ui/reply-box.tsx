import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import { Notice } from './notice.tsx';
import { useSentId } from './sent-id.ts';
import { TextAreaField } from './text-field.tsx';

interface ReplyBoxProps {
  label: string;
  sendLabel: string;
  busyLabel: string;
  /** Characters. */
  maximum: number;
  isBusy: boolean;
  error: string | undefined;
  /** No answer came. Without a network the text waits, and is sent by itself when there is one. */
  isUnreachable: boolean;
  /** The initial text of the box, and a note about it. */
  draft?: { text: string; note: string };
  onType?: (text: string) => void;
  /** The same text sent again bears the same id. `onSent` empties the box; without it the text stays. */
  onSend: (reply: { text: string; id: string | undefined }, onSent: () => void) => void;
}

/** The latest `send`, called when the network is back, while something waits for it. */
function useSendWhenBack(isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(function noteLatest() {
    latest.current = send;
  });
  useEffect(
    function sendWhenBack() {
      if (!isWaiting) return undefined;
      const sendAgain = (): void => latest.current();
      addEventListener('online', sendAgain);
      return () => removeEventListener('online', sendAgain);
    },
    [isWaiting],
  );
}

export function ReplyBox(props: ReplyBoxProps) {
  const { label, sendLabel, busyLabel, maximum, isBusy, error, isUnreachable, draft, onType, onSend } = props;
  const words = useWords('ui');
  const [text, setText] = useState(draft?.text ?? '');
  const [tried, setTried] = useState<string>();
  const { idOf, forget } = useSentId();
  const type = (typed: string): void => {
    setText(typed);
    onType?.(typed);
  };
  const send = (): void => {
    if (text.trim() === '' || isBusy) return;
    setTried(text);
    onSend({ text, id: idOf(text) }, () => {
      forget();
      type('');
    });
  };
  // Whoever writes on has not finished. Over an open line the text has no id, and could come twice.
  const isWaiting = isUnreachable && tried === text && isSecureContext && !navigator.onLine;
  useSendWhenBack(isWaiting, send);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
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
      {isWaiting ? (
        <Notice kind="info">
          <output>{words('waitsToBeSent')}</output>
        </Notice>
      ) : (
        <FormError sentence={error} />
      )}
      <Button type="submit" isBusy={isBusy} disabled={text.trim() === ''}>
        {isBusy ? busyLabel : sendLabel}
      </Button>
    </form>
  );
}
