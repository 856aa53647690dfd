import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import { Notice } from './notice.tsx';
import { TextAreaField } from './text-field.tsx';

interface Waiting {
  read: () => { text: string; id: string } | undefined;
  write: (reply: { text: string; id: string } | undefined) => void;
}

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
  /** Where the text waits that could not be sent, for the next page as well: `waitingReply` in src/api. */
  waiting: Waiting;
  onType?: (text: string) => void;
  /** The same text sent again bears the same id. `onSent` empties the box; without it the text stays. */
  onSend: (reply: { text: string; id: string | undefined }, onSent: () => void) => void;
}

/** The latest `send`: at once where an earlier page has left something, else when the network is back, while something waits. */
function useSendWhenBack(isLeft: boolean, isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(function noteLatest() {
    latest.current = send;
  });
  const [wasLeft] = useState(isLeft);
  useEffect(
    function sendWhatWasLeft() {
      if (wasLeft && navigator.onLine) latest.current();
    },
    [wasLeft],
  );
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

interface Sent {
  text: string;
  /** The same one for the same text again, until it has arrived. None over an open line. */
  id: string | undefined;
}

/** What is typed, until it has arrived. */
function useReply({ draft, waiting, isBusy, error, isUnreachable, onType, onSend }: ReplyBoxProps) {
  const [left] = useState(() => waiting.read());
  const [text, setText] = useState(left?.text ?? draft?.text ?? '');
  const [sent, setSent] = useState<Sent | undefined>(left);
  const type = (typed: string): void => {
    setText(typed);
    onType?.(typed);
  };
  const send = (): void => {
    if (text.trim() === '' || isBusy) return;
    const reply = sent?.text === text ? sent : { text, id: isSecureContext ? crypto.randomUUID() : undefined };
    setSent(reply);
    onSend(reply, () => {
      setSent(undefined);
      type('');
    });
  };
  const isLeft = left !== undefined && error === undefined;
  // Whoever writes on has not finished. Without an id it could come twice.
  const unsentId = (isLeft || isUnreachable) && sent?.text === text ? sent.id : undefined;
  const isWaiting = unsentId !== undefined && !isBusy && !navigator.onLine;
  useEffect(
    function keepWhatWaits() {
      if (isWaiting) waiting.write({ text, id: unsentId });
      else if (unsentId === undefined && !isBusy) waiting.write(undefined);
    },
    [isWaiting, unsentId, isBusy, text, waiting],
  );
  useSendWhenBack(isLeft, isWaiting, send);
  return { text, type, send, isWaiting };
}

export function ReplyBox(props: ReplyBoxProps) {
  const { label, sendLabel, busyLabel, maximum, isBusy, error, draft } = props;
  const words = useWords('ui');
  const { text, type, send, isWaiting } = useReply(props);
  const form = useRef<HTMLFormElement>(null);
  const wasBusy = useRef(isBusy);
  useEffect(
    function goBackToText() {
      // The button that has sent it is switched off.
      const hasFocus = document.activeElement === document.body || form.current?.contains(document.activeElement);
      if (wasBusy.current && !isBusy && error === undefined && hasFocus)
        form.current?.querySelector('textarea')?.focus();
      wasBusy.current = isBusy;
    },
    [isBusy, error],
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <form ref={form} data-kept className={styles['reply']} onSubmit={submit}>
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
          <output>{words('replyWaits')}</output>
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
