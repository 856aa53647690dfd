import { type FormEvent, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from './button.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './pill-search.module.css';
import type { Fault, PillSearchProps, Refusal } from './pill-search.tsx';
import { Sheet } from './sheet.tsx';

interface StepsProps extends Pick<PillSearchProps, 'label' | 'segments' | 'submit'> {
  /** The sentence about what is wrong. */
  refused: ReactNode;
  faultOf: (name: string) => Fault;
  onSubmit: (event: FormEvent) => Refusal | undefined;
  onChange: () => void;
  onClose: () => void;
}

/** The first of those that nothing is chosen for; the last is the one that may well stay so. */
function firstOpen(segments: StepsProps['segments']): number {
  const empty = segments.findIndex(({ chosen }) => chosen === undefined);
  return empty === -1 || empty === segments.length - 1 ? 0 : empty;
}

/** One step is open, the others say what is chosen there and open when they are pressed. */
export function Steps({ label, segments, submit, refused, faultOf, onSubmit, onChange, onClose }: StepsProps) {
  const words = useWords('ui');
  const [open, setOpen] = useState(() => firstOpen(segments));
  const next = segments[open + 1];
  const shown = segments[open];
  const goOn = (): void => setOpen(next === undefined ? open : open + 1);
  const isFirst = useRef(true);
  useEffect(
    function goToStep() {
      // The title of the screen is read out before the first choices; a field can be typed into at once.
      if (!isFirst.current || shown?.isGroup !== true) document.getElementById(`step-${shown?.name}`)?.focus();
      isFirst.current = false;
    },
    [shown?.name, shown?.isGroup],
  );
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
            <Button variant="plain" onClick={goOn}>
              {words('search.next')}
            </Button>
          )}
          <Button type="submit" form="pill-steps" icon={<SearchIcon />}>
            {submit}
          </Button>
        </>
      }
    >
      <form id="pill-steps" aria-label={label} className="stack gap12" noValidate onSubmit={send} onChange={onChange}>
        {segments.map((segment, at) =>
          at === open ? (
            <OpenStep
              key={segment.name}
              segment={segment}
              tools={{ goOn, close: onClose }}
              fault={faultOf(segment.name)}
            >
              {refused}
            </OpenStep>
          ) : (
            <button
              key={segment.name}
              type="button"
              className={`beside gap16 text-start ${styles['step']}`}
              onClick={() => setOpen(at)}
            >
              <span>{segment.label}</span>
              <span>{segment.chosen ?? segment.placeholder}</span>
            </button>
          ),
        )}
      </form>
    </Sheet>
  );
}

interface OpenStepProps {
  segment: StepsProps['segments'][number];
  tools: Parameters<NonNullable<StepsProps['segments'][number]['step']>>[2];
  fault: Fault;
  children: ReactNode;
}

function OpenStep({ segment: { name, label, field, step = field, isGroup }, tools, fault, children }: OpenStepProps) {
  const id = `step-${name}`;
  const inside = step(id, fault, tools);
  if (isGroup === true)
    return (
      <fieldset id={id} tabIndex={-1} className={`stack gap12 shrinks ${styles['openStep']}`}>
        <legend>{label}</legend>
        {/* Its code may come now: the screen around it stays. */}
        <Suspense>{inside}</Suspense>
        {children}
      </fieldset>
    );
  return (
    <div className={`stack gap12 shrinks ${styles['openStep']}`}>
      <label htmlFor={id}>{label}</label>
      {inside}
      {children}
    </div>
  );
}
