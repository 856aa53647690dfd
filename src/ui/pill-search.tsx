import { type FormEvent, type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { Button } from './button.tsx';
import { SearchIcon } from './icons.tsx';
import { lazyPart } from './load-patiently.ts';
import styles from './pill-search.module.css';

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
export interface Refusal {
  name: string;
  sentence: string;
}

export interface PillSearchProps {
  label: string;
  segments: readonly [Segment, ...Segment[]];
  /** `Search` */
  submit: string;
  /** Lower, without labels: in a header, above results. */
  isSmall?: boolean;
  /** Searches, or says what is wrong. With `replace` it leaves a screen over the page, so that Back leads to the page. */
  onSubmit: (leaving: { replace: boolean }) => Refusal | undefined;
}

/** Only phones need it. */
const Steps = lazyPart(async () => (await import('./pill-steps.tsx')).Steps);

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
        <Suspense>
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
        </Suspense>
      )}
    </div>
  );
}
