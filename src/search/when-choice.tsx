import { useWords } from '#i18n/i18n.ts';
import { Chip } from '#ui/chip.tsx';
import fields from '#ui/field.module.css';
import { daysLater, type When, weekendFrom } from '../contract/when.ts';
import styles from './service-search.module.css';
import { dayParts, partNames, partOf } from './when-chosen.ts';

interface WhenChoiceProps {
  id: string;
  value: When;
  /** The first day that can be chosen. */
  today: string;
  onChoose: (when: When) => void;
}

/** A day, and a part of the day. Another part, of an address, is offered as it stands there. */
export function WhenChoice({ id, value, today, onChoose }: WhenChoiceProps) {
  const words = useWords('service-names');
  const { day, lastDay, ...part } = value;
  const chosen = partOf(value);
  const isOther = chosen !== '' && partNames.every((name) => partOf(dayParts[name]) !== chosen);
  const isEvening = day === today && lastDay === undefined && chosen === partOf(dayParts.evening);
  const days: { name: 'anyDay' | 'today' | 'tomorrow' | 'weekend'; days: When }[] = [
    { name: 'anyDay', days: {} },
    { name: 'today', days: { day: today } },
    { name: 'tomorrow', days: { day: daysLater(today, 1) } },
    { name: 'weekend', days: weekendFrom(today) },
  ];
  return (
    <div className="stack gap16">
      <div className="row gap8">
        {days.map(({ name, days: meant }) => (
          <Chip
            key={name}
            isChosen={!isEvening && day === meant.day && lastDay === meant.lastDay}
            onPress={() => onChoose({ ...meant, ...(isEvening ? {} : part) })}
          >
            {words(`search.${name}`)}
          </Chip>
        ))}
        <Chip isChosen={isEvening} onPress={() => onChoose({ day: today, ...dayParts.evening })}>
          {words('search.evening')}
        </Chip>
      </div>
      <div className={`stack gap12 ${styles['pair']}`}>
        <div className={fields['field']}>
          <label htmlFor={`${id}-day`}>{words('search.day')}</label>
          <input
            id={`${id}-day`}
            className={fields['input']}
            name="day"
            type="date"
            min={today}
            value={day ?? ''}
            onChange={({ currentTarget }) =>
              onChoose({ ...(currentTarget.value === '' ? {} : { day: currentTarget.value }), ...part })
            }
          />
        </div>
        <div className={fields['field']}>
          <label htmlFor={`${id}-part`}>{words('search.part')}</label>
          <select
            id={`${id}-part`}
            className={fields['input']}
            name="part"
            value={chosen}
            onChange={({ currentTarget }) => {
              const [from = '', until = ''] = currentTarget.value.split('-');
              onChoose({
                ...(day === undefined ? {} : { day }),
                ...(lastDay === undefined ? {} : { lastDay }),
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
      </div>
    </div>
  );
}
