import { useState } from 'react';
import type { When } from '../contract/when.ts';
import { formatWeekdayAndDay } from '../i18n/format.ts';
import { useWords, type wordsOf } from '../i18n/i18n.ts';
import { Button } from '../ui/button.tsx';
import fields from '../ui/field.module.css';
import styles from './service-search.module.css';

/** The parts of the day that can be chosen, by their names. */
export const dayParts = {
  morning: { until: '12:00' },
  afternoon: { from: '12:00', until: '17:00' },
  evening: { from: '17:00' },
} as const satisfies Record<string, When>;
const partNames = ['morning', 'afternoon', 'evening'] as const;

const partOf = ({ from, until }: When): string =>
  from === undefined && until === undefined ? '' : `${from ?? ''}-${until ?? ''}`;

interface WhenFieldsProps {
  id: string;
  value: When;
  /** The first day that can be chosen. */
  earliest: string;
  onChoose: (when: When) => void;
}

/** A day, and a part of the day: on a phone behind one line, which says what is chosen. Another part, of an address, is offered as it stands there. */
export function WhenFields({ id, value, earliest, onChoose }: WhenFieldsProps) {
  const words = useWords('service-names');
  const chosen = partOf(value);
  const isOther = chosen !== '' && partNames.every((name) => partOf(dayParts[name]) !== chosen);
  const [isOpen, setIsOpen] = useState(false);
  const folded = isOpen ? '' : styles['folded'];
  return (
    <>
      <Button
        variant="plain"
        className={styles['whenLine']}
        aria-expanded={isOpen}
        aria-controls={`${id}-when-day ${id}-when-part`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {/* Browsers abbreviate unlike the server. */}
        <span suppressHydrationWarning>{words('search.when', { when: whenChosen(words, value) })}</span>
      </Button>
      <div id={`${id}-when-day`} className={`${fields['field']} ${folded}`}>
        <label htmlFor={`${id}-day`}>{words('search.day')}</label>
        <input
          id={`${id}-day`}
          className={fields['input']}
          name="day"
          type="date"
          min={earliest}
          value={value.day ?? ''}
          onChange={({ currentTarget }) => {
            const { day: _before, lastDay: _last, ...part } = value;
            onChoose(currentTarget.value === '' ? part : { ...part, day: currentTarget.value });
          }}
        />
      </div>
      <div id={`${id}-when-part`} className={`${fields['field']} ${folded}`}>
        <label htmlFor={`${id}-part`}>{words('search.part')}</label>
        <select
          id={`${id}-part`}
          className={fields['input']}
          name="part"
          value={chosen}
          onChange={({ currentTarget }) => {
            const [from = '', until = ''] = currentTarget.value.split('-');
            onChoose({
              ...(value.day === undefined ? {} : { day: value.day }),
              ...(value.lastDay === undefined ? {} : { lastDay: value.lastDay }),
              ...(from === '' ? {} : { from }),
              ...(until === '' ? {} : { until }),
            });
          }}
        >
          <option value="">{words('search.anyPart')}</option>
          {partNames.map((name) => (
            <option key={name} value={partOf(dayParts[name])}>
              {words(`search.parts.${name}`)}
            </option>
          ))}
          {isOther && (
            <option value={chosen}>
              {words('search.parts.other', { from: value.from ?? '00:00', until: value.until ?? '24:00' })}
            </option>
          )}
        </select>
      </div>
    </>
  );
}

/** `Di., 24. Nov., 12 bis 17 Uhr` */
export function whenChosen(words: ReturnType<typeof wordsOf<'service-names'>>, when: When): string {
  const chosen = partOf(when);
  const name = partNames.find((one) => partOf(dayParts[one]) === chosen);
  const part =
    name === undefined
      ? words('search.parts.other', { from: when.from ?? '00:00', until: when.until ?? '24:00' })
      : words(`search.parts.${name}`);
  const days = [when.day, when.lastDay].filter((day) => day !== undefined).map((day) => formatWeekdayAndDay(day));
  const said = [...(days.length === 0 ? [] : [days.join(' – ')]), ...(chosen === '' ? [] : [part])];
  return said.length === 0 ? words('search.anyWhen') : said.join(', ');
}
