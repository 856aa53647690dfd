import { Suspense } from 'react';
import { lazyPart } from './load-patiently.ts';
import { watchable } from './watchable.ts';

export interface Question {
  title: string;
  text: string;
  /** What it is about, one below the other. */
  list?: readonly string[];
  confirmLabel: string;
  /** "Cancel" unless said. */
  cancelLabel?: string;
  /** Only a message: there is one button. */
  isNotice?: boolean;
  /** The confirming button is red. */
  isDangerous?: boolean;
}

interface OpenQuestion extends Question {
  answer: (isConfirmed: boolean) => void;
}

const asked = watchable<OpenQuestion | undefined>(undefined);

const ask = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    asked.get()?.answer(false);
    asked.set({ ...question, answer });
  });

/** `const confirm = useConfirm(); if (await confirm({title, text, confirmLabel})) …` */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => ask;

/** Loaded with the first question, so that it costs no page anything. */
const OpenDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).OpenDialog);

/** Rendered once, in the app's frame. */
export function ConfirmDialog() {
  const question = asked.use();
  if (question === undefined) return null;
  const close = (isConfirmed: boolean): void => {
    asked.set(undefined);
    question.answer(isConfirmed);
  };
  return (
    <Suspense fallback={null}>
      <OpenDialog question={question} onAnswer={close} />
    </Suspense>
  );
}
