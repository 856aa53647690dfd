import { type ReactNode, useId } from 'react';
import styles from './checklist.module.css';
import { CheckIcon, ChevronDownIcon, ClockIcon, CloseIcon } from './icons.tsx';

/** Steps in any order, one of them open. Each is a `ChecklistStep`. */
export const Checklist = ({ children }: { children: ReactNode }) => <ol>{children}</ol>;

interface StepProps {
  number: number;
  title: string;
  /** `waits`: it is somebody else's turn; `wrong`: it has to be done again. */
  state: 'open' | 'done' | 'waits' | 'wrong';
  /** Beside the title: a badge. */
  beside?: ReactNode;
  /** How it stands, also while it is closed. */
  text?: ReactNode;
  isOpen: boolean;
  onToggle: () => void;
  /** What is done here. It stays while it is closed, so that nothing typed is lost; undefined where nothing is to be done. */
  children?: ReactNode;
}

const marks = { done: <CheckIcon size={18} />, waits: <ClockIcon size={18} />, wrong: <CloseIcon size={18} /> };

export function ChecklistStep({ number, title, state, beside, text, isOpen, onToggle, children }: StepProps) {
  const id = useId();
  const hasBody = children !== undefined && children !== null && children !== false;
  const isRaised = hasBody && isOpen;
  return (
    <li>
      <section className={`ruled ${styles['step']}`} data-state={state} data-open={isRaised} aria-labelledby={id}>
        <div className={`stack gap16 at-middle ${styles['head']}`}>
          <span className={`inline strong centered ${styles['mark']}`} aria-hidden="true">
            {state === 'open' ? number : marks[state]}
          </span>
          <div className={`stack gap2 breaks ${styles['words']}`}>
            <span className={`line gap4-10 ${styles['title']}`}>
              <h2 id={id}>
                {hasBody ? (
                  <button type="button" aria-expanded={isOpen} aria-controls={`${id}-body`} onClick={onToggle}>
                    {title}
                  </button>
                ) : (
                  title
                )}
              </h2>
              {beside}
            </span>
            {text !== undefined && <p>{text}</p>}
          </div>
          {hasBody && (
            <span className={`stack quiet ${styles['more']}`} aria-hidden="true">
              <ChevronDownIcon size={20} />
            </span>
          )}
        </div>
        {hasBody && (
          <div id={`${id}-body`} className={`column gap16 ${styles['body']}`} hidden={!isOpen}>
            {children}
          </div>
        )}
      </section>
    </li>
  );
}
