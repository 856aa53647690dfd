import { useState } from 'react';
import { formatWeekday } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup, SwitchField } from '#ui/choice-fields.tsx';
import { Dialog, DialogButtons } from '#ui/dialog.tsx';
import type { FieldEntry } from '#ui/field.ts';
import { TrashIcon } from '#ui/more-icons.tsx';
import { TimeField } from '#ui/text-field.tsx';
import styles from './availability.module.css';
import {
  copiedTo,
  type SpanEntry,
  usualWeek,
  type WeeklyEntry,
  weekdays,
  withBreak,
  withDay,
} from './hours-entries.ts';

interface WeekEditorProps {
  week: readonly WeeklyEntry[];
  onChange: (week: WeeklyEntry[]) => void;
  /** The field of a span by its place in the list. */
  fieldOf: (index: number, key: keyof SpanEntry) => FieldEntry<string>;
}

/** The hours of each weekday, with breaks. A day is copied to others instead of being typed seven times. */
export function WeekEditor({ week, onChange, fieldOf }: WeekEditorProps) {
  const words = useWords('availability');
  const [copied, setCopied] = useState<number>();
  return (
    <div className={`stack ${styles['week']}`}>
      {week.length === 0 && (
        <p>
          <Button variant="plain" onClick={() => onChange(usualWeek)}>
            {words('week.usual')}
          </Button>
        </p>
      )}
      {weekdays.map((weekday) => (
        <Day
          key={weekday}
          weekday={weekday}
          week={week}
          onChange={onChange}
          fieldOf={fieldOf}
          onCopy={() => setCopied(weekday)}
        />
      ))}
      {copied !== undefined && (
        <CopyDialog
          from={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(days) => {
            onChange(copiedTo(week, copied, days));
            setCopied(undefined);
          }}
        />
      )}
    </div>
  );
}

interface DayProps extends WeekEditorProps {
  weekday: number;
  onCopy: () => void;
}

function Day({ weekday, week, onChange, fieldOf, onCopy }: DayProps) {
  const words = useWords('availability');
  const day = formatWeekday(weekday);
  const places = week.flatMap((span, index) => (span.weekday === weekday ? [index] : []));
  const isOpen = places.length > 0;
  return (
    <div className={`column gap4-16 at-top ruled-above ${styles['day']}`}>
      <SwitchField
        label={day}
        className={styles['dayName']}
        value={isOpen}
        onChange={(opens) => onChange(opens ? withDay(week, weekday) : week.filter((span) => span.weekday !== weekday))}
      />
      {isOpen ? (
        <div className={`row ${styles['spans']}`}>
          {places.map((index, place) => (
            <div key={index} className={`stack gap8 at-top ${styles['span']}`}>
              <TimeField
                label={words('week.opens')}
                isLabelHidden
                spokenLabel={words('week.opensOf', { day, number: place + 1 })}
                {...fieldOf(index, 'opensMinute')}
              />
              <span aria-hidden="true" className={styles['dash']}>
                –
              </span>
              <TimeField
                label={words('week.closes')}
                isLabelHidden
                spokenLabel={words('week.closesOf', { day, number: place + 1 })}
                {...fieldOf(index, 'closesMinute')}
              />
              {places.length > 1 && (
                <Button
                  variant="quiet"
                  isIcon
                  icon={<TrashIcon />}
                  aria-label={words('week.remove', { day, number: place + 1 })}
                  onClick={() => onChange(week.toSpliced(index, 1))}
                />
              )}
            </div>
          ))}
          <div className="line gap4-20">
            <Button
              variant="link"
              aria-label={words('week.breakOf', { day })}
              onClick={() => onChange(withBreak(week, weekday))}
            >
              {words('week.break')}
            </Button>
            <Button variant="link" aria-label={words('week.copyOf', { day })} onClick={onCopy}>
              {words('week.copy')}
            </Button>
          </div>
        </div>
      ) : (
        <p className={`bar quiet finger-tall ${styles['closed']}`}>{words('week.closed')}</p>
      )}
    </div>
  );
}

interface CopyDialogProps {
  from: number;
  onCopy: (days: number[]) => void;
  onClose: () => void;
}

function CopyDialog({ from, onCopy, onClose }: CopyDialogProps) {
  const words = useWords('availability');
  const others = weekdays.filter((weekday) => weekday !== from);
  const [chosen, setChosen] = useState<readonly string[]>(others.filter((weekday) => weekday <= 5).map(String));
  return (
    <Dialog title={words('week.copyTitle', { day: formatWeekday(from) })} onClose={onClose}>
      <CheckboxGroup
        label={words('week.copyTo')}
        choices={others.map((weekday) => ({ value: String(weekday), label: formatWeekday(weekday) }))}
        value={chosen}
        onChange={setChosen}
      />
      <DialogButtons>
        <Button variant="plain" onClick={onClose}>
          {words('week.copyCancel')}
        </Button>
        <Button variant="primary" disabled={chosen.length === 0} onClick={() => onCopy(chosen.map(Number))}>
          {words('week.copyDo')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
