import { formatDate } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { SwitchField } from '#ui/choice-fields.tsx';
import { FieldGroup, FieldPair } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Rows } from '#ui/rows.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, TimeField } from '#ui/text-field.tsx';
import type { Form as FormOf } from '../../../api/form.ts';
import type { Holiday, HolidayRegion } from '../../../contract/services/availability.ts';
import styles from './availability.module.css';
import type { HoursEntries } from './hours-entries.ts';
import { WeekEditor } from './week-editor.tsx';

interface GroupProps {
  form: FormOf<HoursEntries>;
}

export function WeekGroup({ form }: GroupProps) {
  const words = useWords('availability');
  return (
    <FieldGroup title={words('week.title')} lead={words('week.lead')}>
      <WeekEditor
        week={form.values.weeklyHours}
        onChange={(weeklyHours) => form.setValues({ weeklyHours })}
        fieldOf={(index, key) => form.fieldOf('weeklyHours', index, key)}
      />
    </FieldGroup>
  );
}

/** Days that are unlike their weekday. */
export function Exceptions({ form }: GroupProps) {
  const words = useWords('availability');
  return (
    <FieldGroup title={words('exceptions.title')}>
      <Rows
        rows={form.rows('timeOff')}
        label={words('exceptions.off')}
        addLabel={words('exceptions.addOff')}
        blank={{ firstDay: '', lastDay: '' }}
        maximum={100}
      >
        {(index) => (
          <FieldPair>
            <DateField label={words('exceptions.first')} {...form.fieldOf('timeOff', index, 'firstDay')} />
            <DateField
              label={words('exceptions.last')}
              earliest={form.values.timeOff[index]?.firstDay ?? ''}
              {...form.fieldOf('timeOff', index, 'lastDay')}
            />
          </FieldPair>
        )}
      </Rows>
      <Rows
        rows={form.rows('specialHours')}
        label={words('exceptions.special')}
        addLabel={words('exceptions.addSpecial')}
        blank={{ day: '', opensMinute: '', closesMinute: '' }}
        maximum={400}
      >
        {(index) => (
          <>
            <DateField label={words('exceptions.day')} {...form.fieldOf('specialHours', index, 'day')} />
            <FieldPair>
              <TimeField label={words('exceptions.opens')} {...form.fieldOf('specialHours', index, 'opensMinute')} />
              <TimeField label={words('exceptions.closes')} {...form.fieldOf('specialHours', index, 'closesMinute')} />
            </FieldPair>
          </>
        )}
      </Rows>
    </FieldGroup>
  );
}

interface HolidayGroupProps extends GroupProps {
  regions: readonly HolidayRegion[];
  /** Of the chosen region. */
  holidays: readonly Holiday[];
}

export function HolidayGroup({ form, regions, holidays }: HolidayGroupProps) {
  const words = useWords('availability');
  const { holidayRegion, workedHolidays } = form.values;
  // The region may be one of a country that the provider has left.
  const offered = holidayRegion === '' || regions.includes(holidayRegion) ? regions : [holidayRegion, ...regions];
  const known = offered
    .map((region) => ({ value: region, label: words(`regions.${region}`) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  const work = (day: string, works: boolean): void =>
    form.setValues({
      workedHolidays: works ? [...workedHolidays, day] : workedHolidays.filter((worked) => worked !== day),
    });
  return (
    <FieldGroup title={words('holidays.title')} lead={words('holidays.lead')}>
      <SelectField<HolidayRegion | ''>
        label={words('holidays.region')}
        choices={[{ value: '', label: words('holidays.none') }, ...known]}
        {...form.field('holidayRegion')}
      />
      {holidayRegion !== '' && holidays.length > 0 && (
        <ul className={`stack ${styles['holidays']}`} aria-label={words('holidays.list')}>
          {holidays.map(({ day, name }) => {
            const works = workedHolidays.includes(day);
            return (
              <li key={day}>
                <SwitchField
                  label={words('holidays.works', { day: formatDate(day), name })}
                  hint={words(works ? 'holidays.isWorked' : 'holidays.isClosed')}
                  value={works}
                  onChange={(next) => work(day, next)}
                />
              </li>
            );
          })}
        </ul>
      )}
    </FieldGroup>
  );
}

export function RuleGroup({ form }: GroupProps) {
  const words = useWords('availability');
  return (
    <FieldGroup title={words('rules.title')}>
      <SwitchField label={words('rules.isTight')} hint={words('rules.isTightHint')} {...form.field('isTight')} />
      <FieldPair>
        <NumberField
          label={words('rules.buffer')}
          hint={words('rules.bufferHint')}
          unit="count"
          {...form.field('buffer')}
        />
        <NumberField
          label={words('rules.notice')}
          hint={words('rules.noticeHint')}
          unit="count"
          {...form.field('noticeHours')}
        />
      </FieldPair>
      <FieldPair>
        <NumberField
          label={words('rules.horizon')}
          hint={words('rules.horizonHint')}
          unit="count"
          {...form.field('horizonDays')}
        />
        <NumberField
          label={words('rules.perDay')}
          hint={words('rules.perDayHint')}
          unit="count"
          {...form.field('perDayMaximum')}
        />
      </FieldPair>
      <SwitchField
        label={words('rules.releases')}
        hint={words('rules.releasesHint')}
        {...form.field('releasesUnconfirmed')}
      />
      <SwitchField
        label={words('rules.tellsClients')}
        hint={words('rules.tellsClientsHint')}
        {...form.field('tellsClients')}
      />
    </FieldGroup>
  );
}
