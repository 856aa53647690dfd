import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useWords } from '../i18n/i18n.ts';
import styles from './confirm.module.css';
import type { Question } from './confirm.tsx';

interface OpenDialogProps {
  question: Question;
  onAnswer: (isConfirmed: boolean) => void;
}

export function OpenDialog({ question, onAnswer }: OpenDialogProps) {
  const words = useWords('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(function openModally() {
    dialog.current?.showModal();
  }, []);
  const close = (isConfirmed: boolean): void => {
    dialog.current?.close();
    onAnswer(isConfirmed);
  };
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-labelledby="confirm-title"
      aria-describedby="confirm-text"
      onCancel={(event) => {
        event.preventDefault();
        close(false);
      }}
    >
      <h2 id="confirm-title" className={styles['title']}>
        {question.title}
      </h2>
      <p id="confirm-text">{question.text}</p>
      <div className={styles['buttons']}>
        {question.isNotice !== true && (
          <Button variant="default" size="md" onClick={() => close(false)}>
            {question.cancelLabel ?? words('cancel')}
          </Button>
        )}
        <Button size="md" {...(question.isDangerous === true ? { color: 'red.9' } : {})} onClick={() => close(true)}>
          {question.confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
