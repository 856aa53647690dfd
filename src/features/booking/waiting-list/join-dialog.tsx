import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/choice-fields.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { usePresent } from '#ui/present.ts';
import { SelectField } from '#ui/select-field.tsx';
import { DateField, TimeField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { joinWaitingList, listWaiting, waitingDaysMaximum } from '../../../contract/booking/waiting-list.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import { daysLater, type When } from '../../../contract/when.ts';
import { ableStaff, type ChosenCard } from '../../services/availability/chosen-cards.ts';
import { minutesAsked, type WaitingPart, waitingParts } from './waiting-hours.ts';
import styles from './waiting-list.module.css';

export interface JoinProps {
  provider: ProviderProfile;
  cards: readonly ChosenCard[];
  /** The chosen person; undefined for anybody. */
  staffId: string | undefined;
  /** When somebody wanted to come, as it was searched. */
  when: When;
}

/** How far the days reach at first. */
const usualDays = 14;

type Props = JoinProps & { onClose: () => void; onJoined: () => void };

/** The hours that were searched; a field has no midnight at the end of a day. */
const partOf = ({ from, until }: When): WaitingPart =>
  from !== undefined && until !== undefined && until !== '24:00' ? 'own' : 'any';

/** What is typed, and what is sent of it. */
function useJoinForm({ provider, cards, staffId, when, onJoined }: Props, today: string) {
  const words = useWords('waiting-list');
  const firstDay = when.day !== undefined && when.day > today ? when.day : today;
  const part = partOf(when);
  return useForm(joinWaitingList, {
    values: {
      staffId: staffId ?? '',
      firstDay,
      lastDay: daysLater(firstDay, usualDays),
      part,
      from: part === 'own' ? (when.from ?? '') : '',
      until: part === 'own' ? (when.until ?? '') : '',
    },
    askOf: ({ staffId: person, part: chosen, from, until, ...days }) => ({
      body: {
        providerId: provider.id,
        cards: cards.map(({ id }) => id),
        ...(person === '' ? {} : { staffId: person }),
        ...days,
        ...minutesAsked(chosen, from, until),
      },
    }),
    check: ({ part: chosen, from, until, firstDay: first, lastDay: last }) => ({
      ...(chosen === 'own' && minutesAsked(chosen, from, until) === undefined
        ? { until: words('join.wrongHours') }
        : {}),
      ...(first !== '' && last !== '' && last < first ? { lastDay: words('join.wrongDays') } : {}),
    }),
    refreshes: [listWaiting],
    onSent: onJoined,
  });
}

/** Person, days and hours in which somebody waits for a time of the chosen cards. */
export function JoinDialog(props: Props) {
  const { provider, cards, onClose } = props;
  const words = useWords('waiting-list');
  const shared = useWords('ui');
  const staff = ableStaff(provider.staff, cards);
  const today = dayThere(usePresent());
  const form = useJoinForm(props, today);
  return (
    <Dialog
      title={words('join.dialog')}
      text={words('join.dialogText', { services: cards.map(({ name }) => name).join(' + '), name: provider.name })}
      onClose={onClose}
    >
      <Form
        form={form}
        look="dialog"
        className={styles['fields']}
        submit={words('join.submit')}
        busy={words('join.sending')}
        actions={
          <Button variant="plain" onClick={onClose}>
            {shared('cancel')}
          </Button>
        }
      >
        {staff.length > 1 && (
          <SelectField
            label={words('join.who')}
            choices={[
              { value: '', label: words('join.anybody') },
              ...staff.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('staffId')}
          />
        )}
        <FieldPair>
          <DateField label={words('join.firstDay')} isRequired earliest={today} {...form.field('firstDay')} />
          <DateField
            label={words('join.lastDay')}
            isRequired
            earliest={today}
            latest={daysLater(today, waitingDaysMaximum)}
            {...form.field('lastDay')}
          />
        </FieldPair>
        <HoursFields form={form} />
      </Form>
    </Dialog>
  );
}

/** In which hours a visit may begin. */
function HoursFields({ form }: { form: ReturnType<typeof useJoinForm> }) {
  const words = useWords('waiting-list');
  return (
    <>
      <RadioGroup
        label={words('join.part')}
        isInRow
        choices={waitingParts.map((part) => ({ value: part, label: words(`join.parts.${part}`) }))}
        {...form.field('part')}
      />
      {form.values.part === 'own' && (
        <FieldPair>
          <TimeField label={words('join.from')} isRequired {...form.field('from')} />
          <TimeField label={words('join.until')} isRequired {...form.field('until')} />
        </FieldPair>
      )}
    </>
  );
}
