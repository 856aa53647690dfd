import { type FormEvent, useEffect, useRef } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import styles from './conversation.module.css';
import { FormError } from './form-error.tsx';
import { Notice } from './notice.tsx';
import { TextAreaField } from './text-field.tsx';
import { type ReplyProps, useReply } from './use-reply.ts';

interface ReplyBoxProps extends ReplyProps {
  label: string;
  sendLabel: string;
  busyLabel: string;
  /** Characters. */
  maximum: number;
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
    <form ref={form} data-kept className="stack gap12 from-start" onSubmit={submit}>
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
