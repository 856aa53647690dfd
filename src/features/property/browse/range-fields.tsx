import { useId, useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage, useWords } from '#i18n/i18n.ts';
import { type NumberFault as Fault, isMoney, type NumberUnit, readNumber, writtenNumber } from '#i18n/typed-number.ts';
import fields from '#ui/field.module.css';
import { NumberFault } from '#ui/number-fault.tsx';
import { groupedInPlace } from '#ui/use-number-entry.ts';
import { orderedRange } from './browse-state.ts';
import styles from './filter-sheet.module.css';

interface RangeFieldsProps {
  legend: string;
  minimum: number;
  maximum: number;
  unit: NumberUnit;
  /** No filter goes beyond it. */
  most: number;
  onRange: (minimum: number, maximum: number) => void;
  isDisabled: boolean;
}

/** Smallest and largest; each is read when the field is left (docs/product/property.md). */
export function RangeFields({ legend, minimum, maximum, unit, most, onRange, isDisabled }: RangeFieldsProps) {
  const words = useWords('browse');
  return (
    <fieldset className={`shrinks ${styles['range']}`} disabled={isDisabled}>
      <legend>{legend}</legend>
      <div className={`line gap8 ${styles['fields']}`}>
        <NumberField
          label={words('filters.from')}
          value={minimum}
          unit={unit}
          most={most}
          onValue={(value) => onRange(...orderedRange(value, maximum))}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={words('filters.to')}
          value={maximum}
          unit={unit}
          most={most}
          onValue={(value) => onRange(...orderedRange(minimum, value))}
        />
      </div>
    </fieldset>
  );
}

interface NumberFieldProps {
  label: string;
  value: number;
  unit: NumberUnit;
  most: number;
  onValue: (value: number) => void;
}

/** What was typed and does not count as it stands. */
interface Problem {
  typed: string;
  what: Fault | 'tooBig' | 'notWhole';
}

/** A small amount with a fraction, such as 1,5 in English, is a slip for millions: cut to 1 it would find everything. */
const isSlipOf = (value: number, unit: NumberUnit): boolean =>
  !Number.isInteger(value) && value < (isMoney(unit) ? 1000 : 10);

/** No number counts as 0, too large a number as the maximum; the field says so. The text stays, to be corrected. */
function NumberField({ label, value, unit, most, onValue }: NumberFieldProps) {
  const id = useId();
  const problemId = useId();
  const language = useLanguage();
  const shown = (number: number): string => (number === 0 ? '' : writtenNumber(number, language));
  const [text, setText] = useState(shown(value));
  const [given, setGiven] = useState({ value, language });
  const [problem, setProblem] = useState<Problem>();
  if (given.value !== value || given.language !== language) {
    setGiven({ value, language });
    if (problem === undefined || value !== 0) setText(shown(value));
    if (problem !== undefined && value !== (problem.what === 'tooBig' ? most : 0)) setProblem(undefined);
  }
  const leave = (): void => {
    if (problem !== undefined) return;
    const reading = readNumber(text, language, unit);
    const isNumber = reading !== undefined && 'value' in reading;
    const isBroken = isNumber && isSlipOf(reading.value, unit);
    const isRead = isNumber && !isBroken;
    const clamped = isRead ? Math.min(most, Math.trunc(reading.value)) : 0;
    const isSlip = reading !== undefined && !isRead;
    if (isSlip) setProblem({ typed: text, what: isBroken || 'value' in reading ? 'notWhole' : reading });
    if (isRead && reading.value > most) setProblem({ typed: text, what: 'tooBig' });
    const next = isSlip && /\d/u.test(text) ? text : shown(clamped);
    // To set what is set already would be made up for by React after the value has come, and overtake it.
    if (next !== text) setText(next);
    if (clamped !== value) onValue(clamped);
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className={`${fields['input']} ${styles['number']}`}
        placeholder={label}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onChange={(event) => {
          setProblem(undefined);
          setText(groupedInPlace(event, text, language));
        }}
        onBlur={leave}
        onKeyDown={(event) => event.key === 'Enter' && leave()}
      />
      {problem !== undefined && (
        <p id={problemId} role="alert" className={`danger small ${styles['problem']}`}>
          <ProblemSentence problem={problem} most={most} unit={unit} />
        </p>
      )}
    </>
  );
}

interface ProblemSentenceProps extends Pick<NumberFieldProps, 'most' | 'unit'> {
  problem: Problem;
}

function ProblemSentence({ problem: { typed, what }, most, unit }: ProblemSentenceProps) {
  const words = useWords('browse');
  if (what === 'tooBig') return words('filters.tooBig', { maximum: formatNumber(most) });
  if (what === 'notWhole') return words('filters.notWhole', { text: typed });
  return <NumberFault text={typed} fault={what} unit={unit} />;
}
