import { useId } from 'react';
import styles from './dot-choice.module.css';

interface DotChoiceProps<Value extends string> {
  /** What is rated, read out. */
  label: string;
  /** From the least to the most; `said` is what the point means, in a word or two. */
  choices: readonly { value: Value; label: string; said: string }[];
  value: Value | '';
  onChange: (value: Value) => void;
  name?: string;
  error?: string | undefined;
}

/** Points as large dots: one tap, and all up to it are filled. The last one smiles, with its word below. */
export function DotChoice<Value extends string>(props: DotChoiceProps<Value>) {
  const { label, choices, value, onChange, name, error } = props;
  const group = useId();
  const errorId = useId();
  const chosen = choices.findIndex((choice) => choice.value === value);
  return (
    <fieldset
      className={styles['choice']}
      role="radiogroup"
      data-path={name}
      aria-invalid={error !== undefined}
      {...(error === undefined ? {} : { 'aria-describedby': errorId })}
    >
      <legend className="visually-hidden">{label}</legend>
      <div className={`beside gap18 ${styles['dots']}`}>
        {choices.map((choice, place) => (
          <label
            key={choice.value}
            className={`shrinks pressable circle ${styles['dot']} ${place <= chosen ? styles['full'] : ''} ${place === chosen ? styles['last'] : ''}`}
          >
            <input
              type="radio"
              name={group}
              aria-label={`${choice.label}: ${choice.said}`}
              checked={place === chosen}
              onChange={() => onChange(choice.value)}
            />
            {place === chosen && <Mood share={choices.length > 1 ? place / (choices.length - 1) : 1} />}
          </label>
        ))}
      </div>
      <p className={`size25 strong display-type ${styles['word']}`} aria-hidden="true">
        {choices[chosen]?.said ?? label}
      </p>
      {error !== undefined && (
        <p id={errorId} className={`danger small ${styles['error']}`}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A face from sad (0) to glad (1); the gladdest one shines. */
function Mood({ share }: { share: number }) {
  const bend = 37 + (share - 0.5) * 16;
  const ends = 39 - (share - 0.5) * 4;
  return (
    <>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="24" cy="27" r="3.4" />
        <circle cx="40" cy="27" r="3.4" />
        <path d={`M20 ${ends}C24 ${bend} 40 ${bend} 44 ${ends}`} />
      </svg>
      {share === 1 && (
        <svg viewBox="0 0 120 120" aria-hidden="true" className={styles['rays']}>
          <path d="M60 4v10M99 18l-6 8M116 56l-10 1M21 18l6 8M108 92l-8-5" />
        </svg>
      )}
    </>
  );
}
