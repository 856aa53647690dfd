import { type FormEvent, type ReactNode, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './pill-search.module.css';
import type { PillSearchProps, Refusal } from './pill-search.tsx';
import { Sheet } from './sheet.tsx';

interface StepsProps extends Pick<PillSearchProps, 'label' | 'segments' | 'submit'> {
  /** The sentence about what is wrong. */
  refused: ReactNode;
  onSubmit: (event: FormEvent) => Refusal | undefined;
  onChange: () => void;
  onClose: () => void;
}

/** One step is open, the others say what is chosen there and open when they are pressed. */
export function Steps({ label, segments, submit, refused, onSubmit, onChange, onClose }: StepsProps) {
  const words = useWords('ui');
  const [open, setOpen] = useState(0);
  const next = segments[open + 1];
  const send = (event: FormEvent): void => {
    const refusal = onSubmit(event);
    if (refusal !== undefined) setOpen(segments.findIndex(({ name }) => name === refusal.name));
  };
  return (
    <Sheet
      title={label}
      isWhole
      onClose={onClose}
      footer={
        <>
          {next !== undefined && (
            <Button variant="plain" onClick={() => setOpen(open + 1)}>
              {words('search.next')}
            </Button>
          )}
          <Button type="submit" form="pill-steps" icon={<SearchIcon />}>
            {submit}
          </Button>
        </>
      }
    >
      <form
        id="pill-steps"
        aria-label={label}
        className={styles['steps']}
        noValidate
        onSubmit={send}
        onChange={onChange}
      >
        {segments.map(({ name, label: said, chosen, placeholder, field, step = field }, at) =>
          at === open ? (
            <div key={name} className={styles['openStep']}>
              <label htmlFor={`step-${name}`}>{said}</label>
              {step(`step-${name}`)}
              {refused}
            </div>
          ) : (
            <button key={name} type="button" className={styles['step']} onClick={() => setOpen(at)}>
              <span>{said}</span>
              <span>{chosen ?? placeholder}</span>
            </button>
          ),
        )}
      </form>
    </Sheet>
  );
}
