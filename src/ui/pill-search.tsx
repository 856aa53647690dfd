import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../i18n/i18n.ts';
import { Button } from './button.tsx';
import { SearchIcon } from './icons.tsx';
import styles from './pill-search.module.css';
import { Sheet } from './sheet.tsx';

interface Segment {
  name: string;
  /** `Where?` */
  label: string;
  /** What is chosen, in a few words; undefined where nothing is. */
  chosen: string | undefined;
  /** What stands there as long as nothing is chosen: `Postal code or place`. */
  placeholder: string;
  /** An input or a select with `pillInput` as its class and `id` as its id. */
  field: (id: string) => ReactNode;
  /** The same with more room, as a step on a phone: suggestions, a week, "near me". By default the field. */
  step?: (id: string) => ReactNode;
}

/** Why nothing is searched: the segment that is wrong, and the sentence about it. */
interface Refusal {
  name: string;
  sentence: string;
}

interface PillSearchProps {
  label: string;
  segments: readonly [Segment, ...Segment[]];
  /** `Search` */
  submit: string;
  /** Lower, without labels: in a header, above results. */
  isSmall?: boolean;
  /** Searches, or says what is wrong. With `replace` it leaves a screen over the page, so that Back leads to the page. */
  onSubmit: (leaving: { replace: boolean }) => Refusal | undefined;
}

/** The class of a segment's own field. */
export const pillInput = styles['input'] ?? '';

/**
 * One search in one pill: what, where, when. On phones it is one line that opens a screen with a step for each. The caller
 * holds the values.
 */
export function PillSearch({ label, segments, submit, isSmall = false, onSubmit }: PillSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const refusalId = useId();
  const send = (event: FormEvent): Refusal | undefined => {
    event.preventDefault();
    const refused = onSubmit({ replace: isOpen });
    setRefusal(refused);
    if (refused === undefined) setIsOpen(false);
    return refused;
  };
  const forget = (): void => setRefusal(undefined);
  useEffect(
    function goToRefused() {
      if (refusal !== undefined) document.getElementById(`${isOpen ? 'step' : 'pill'}-${refusal.name}`)?.focus();
    },
    // Only when it is refused: opening the steps afterwards moves no focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [refusal],
  );
  const said =
    refusal === undefined ? null : (
      <p id={refusalId} role="alert" className={styles['refusal']}>
        {refusal.sentence}
      </p>
    );
  const chosen = segments.map((segment) => segment.chosen).filter((words) => words !== undefined);
  const [first] = segments;
  return (
    <div className={isSmall ? styles['small'] : styles['large']}>
      <search aria-label={label} className={styles['wide']}>
        <form className={styles['pill']} noValidate onSubmit={(event) => void send(event)} onChange={forget}>
          {segments.map(({ name, label: title, field }) => (
            <div key={name} className={styles['segment']}>
              <label htmlFor={`pill-${name}`}>{title}</label>
              {field(`pill-${name}`)}
            </div>
          ))}
          <Button
            type="submit"
            icon={<SearchIcon />}
            isIcon={isSmall}
            isCompact={isSmall}
            className={styles['submit']}
            {...(isSmall ? { 'aria-label': submit } : {})}
          >
            {isSmall ? undefined : submit}
          </Button>
        </form>
        {!isOpen && said}
      </search>
      <button type="button" className={styles['line']} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span className={styles['words']}>
          <span>{chosen.length === 0 ? first.label : label}</span>
          <span className={chosen.length === 0 ? styles['empty'] : styles['chosen']}>
            {chosen.length === 0 ? first.placeholder : chosen.join(' · ')}
          </span>
        </span>
        <span className={styles['round']}>
          <SearchIcon />
        </span>
      </button>
      {isOpen && (
        <Steps
          label={label}
          segments={segments}
          submit={submit}
          refused={said}
          onSubmit={send}
          onChange={forget}
          onClose={() => {
            forget();
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface StepsProps extends Pick<PillSearchProps, 'label' | 'segments' | 'submit'> {
  /** The sentence about what is wrong. */
  refused: ReactNode;
  onSubmit: (event: FormEvent) => Refusal | undefined;
  onChange: () => void;
  onClose: () => void;
}

/** One step is open, the others say what is chosen there and open when they are pressed. */
function Steps({ label, segments, submit, refused, onSubmit, onChange, onClose }: StepsProps) {
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
