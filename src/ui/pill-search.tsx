import { type FormEvent, type ReactNode, Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from './button.tsx';
import { SearchIcon } from './icons.tsx';
import { lazyPart } from './load-patiently.ts';
import styles from './pill-search.module.css';
import { useMedia } from './use-media.ts';

/** Of a field that is wrong: points to the sentence. */
export interface Fault {
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** What a step may do beside changing its value. */
export interface StepTools {
  /** Opens the next step. */
  goOn: () => void;
  /** Closes all steps, and keeps what is chosen. */
  close: () => void;
}

interface Segment {
  name: string;
  /** `Where?` */
  label: string;
  /** What is chosen, in a few words; undefined where nothing is. */
  chosen: string | undefined;
  /** What stands there as long as nothing is chosen: `Postal code or place`. */
  placeholder: string;
  /** An input or a select with `pillInput` as its class and `id` as its id, or a button that opens more. */
  field: (id: string, fault: Fault) => ReactNode;
  /** The same with more room, as a step on a phone: suggestions, a week, "near me". By default the field. */
  step?: (id: string, fault: Fault, tools: StepTools) => ReactNode;
  /** The step is a group of choices, and no field with that id. */
  isGroup?: true;
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
  /** What is wrong with the search that was made. */
  refused?: Refusal | undefined;
  /** Searches, or says what is wrong. With `replace` it leaves a screen over the page, so that Back leads to the page. */
  onSubmit: (leaving: { replace: boolean }) => Refusal | undefined;
  /** The segment that is asked for as it comes: its field has the focus, on phones its step is open. */
  asks?: string | undefined;
}

/** Only phones need it. */
const Steps = lazyPart(async () => (await import('./pill-steps.tsx')).Steps);

/** The class of a segment's own field. */
export const pillInput = `shrinks full-width ${styles['input']}`;

/**
 * One search in one pill: what, where, when. On phones it is one line that opens a screen with a step for each. The caller
 * holds the values.
 */
export function PillSearch({ label, segments, submit, isSmall = false, refused, onSubmit, asks }: PillSearchProps) {
  const [isWanted, setIsOpen] = useState<boolean>();
  const hasFields = useMedia('(min-width: 768px)');
  const isOpen = isWanted ?? (asks !== undefined && !hasFields);
  const [refusal, setRefusal] = useState<Refusal>();
  const refusalId = useId();
  const wrong = refusal ?? refused;
  const send = (event: FormEvent): Refusal | undefined => {
    event.preventDefault();
    const found = onSubmit({ replace: isOpen });
    setRefusal(found);
    if (found === undefined) setIsOpen(false);
    return found;
  };
  const forget = (): void => setRefusal(undefined);
  // Only when it is refused: opening the steps afterwards moves no focus.
  const goTo = useEffectEvent(({ name }: Refusal) =>
    document.getElementById(`${isOpen ? 'step' : 'pill'}-${name}`)?.focus(),
  );
  useEffect(
    function goToRefused() {
      if (refusal !== undefined) goTo(refusal);
    },
    [refusal],
  );
  useEffect(
    function askAtOnce() {
      if (asks !== undefined && hasFields) document.getElementById(`pill-${asks}`)?.focus();
    },
    [asks, hasFields],
  );
  const faultOf = (name: string): Fault =>
    wrong?.name === name ? { 'aria-invalid': true, 'aria-describedby': refusalId } : {};
  const said =
    wrong === undefined ? null : (
      <p id={refusalId} role="alert" className={`danger small ${styles['refusal']}`}>
        {wrong.sentence}
      </p>
    );
  return (
    <search aria-label={label} className={isSmall ? styles['small'] : styles['large']}>
      <form className={styles['pill']} noValidate onSubmit={(event) => void send(event)} onChange={forget}>
        {segments.map(({ name, label: title, field }) => (
          <div key={name} className={styles['segment']}>
            <label id={`pill-${name}-label`} htmlFor={`pill-${name}`}>
              {title}
            </label>
            {field(`pill-${name}`, faultOf(name))}
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
      <Line label={label} segments={segments} onOpen={() => setIsOpen(true)} />
      {!isOpen && said}
      {isOpen && (
        <Suspense>
          <Steps
            label={label}
            segments={segments}
            submit={submit}
            refused={said}
            faultOf={faultOf}
            onSubmit={send}
            onChange={forget}
            onClose={() => {
              forget();
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </search>
  );
}

/** On a phone: what is chosen, or what is asked first. */
function Line({ label, segments, onOpen }: Pick<PillSearchProps, 'label' | 'segments'> & { onOpen: () => void }) {
  const [first] = segments;
  const chosen = segments.map((segment) => segment.chosen).filter((words) => words !== undefined);
  return (
    <button type="button" className={`bar gap8 text-start ${styles['line']}`} aria-haspopup="dialog" onClick={onOpen}>
      <span className={`stack shrinks grows ${styles['words']}`}>
        <span>{chosen.length === 0 ? first.label : label}</span>
        {/* Browsers abbreviate days unlike the server. */}
        <span className={chosen.length === 0 ? 'quiet' : 'strong'} suppressHydrationWarning>
          {chosen.length === 0 ? first.placeholder : chosen.join(' · ')}
        </span>
      </span>
      <span className={`bar rigid centered ${styles['round']}`}>
        <SearchIcon />
      </span>
    </button>
  );
}
