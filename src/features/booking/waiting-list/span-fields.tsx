import { useWords } from '#i18n/i18n.ts';
import { RadioGroup } from '#ui/choice-fields.tsx';
import type { FieldEntry } from '#ui/field.ts';
import { FieldPair } from '#ui/form.tsx';
import { DateField, TimeField } from '#ui/text-field.tsx';
import { waitingDaysMaximum } from '../../../contract/booking/waiting-list.ts';
import { daysLater } from '../../../contract/when.ts';
import { minutesAsked, type WaitingPart, waitingParts } from './waiting-hours.ts';

/** Days and hours in which somebody waits, as they are typed. */
export interface WaitingSpan {
  firstDay: string;
  lastDay: string;
  part: WaitingPart;
  from: string;
  until: string;
}

/** How far the days reach at first. */
const usualDays = 14;

export const spanFrom = (firstDay: string): WaitingSpan => ({
  firstDay,
  lastDay: daysLater(firstDay, usualDays),
  part: 'any',
  from: '',
  until: '',
});

type Words = ReturnType<typeof useWords<'waiting-list'>>;

/** What is wrong with them, by the field. */
export const faultsOf = ({ firstDay, lastDay, part, from, until }: WaitingSpan, words: Words) => ({
  ...(part === 'own' && minutesAsked(part, from, until) === undefined ? { until: words('join.wrongHours') } : {}),
  ...(firstDay !== '' && lastDay !== '' && lastDay < firstDay ? { lastDay: words('join.wrongDays') } : {}),
});

interface Props {
  fields: { [Name in keyof WaitingSpan]: FieldEntry<WaitingSpan[Name]> };
  today: string;
}

export function SpanFields({ fields, today }: Props) {
  const words = useWords('waiting-list');
  return (
    <>
      <FieldPair>
        <DateField label={words('join.firstDay')} isRequired earliest={today} {...fields.firstDay} />
        <DateField
          label={words('join.lastDay')}
          isRequired
          earliest={today}
          latest={daysLater(today, waitingDaysMaximum)}
          {...fields.lastDay}
        />
      </FieldPair>
      <RadioGroup
        label={words('join.part')}
        isInRow
        choices={waitingParts.map((part) => ({ value: part, label: words(`join.parts.${part}`) }))}
        {...fields.part}
      />
      {fields.part.value === 'own' && (
        <FieldPair>
          <TimeField label={words('join.from')} isRequired {...fields.from} />
          <TimeField label={words('join.until')} isRequired {...fields.until} />
        </FieldPair>
      )}
    </>
  );
}
