import { dayThere } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Form } from '#ui/form.tsx';
import { usePresent } from '#ui/present.ts';
import { SelectField } from '#ui/select-field.tsx';
import { useForm } from '../../../api/form.ts';
import { joinWaitingList, listWaiting } from '../../../contract/booking/waiting-list.ts';
import type { ProviderProfile } from '../../../contract/services/provider.ts';
import type { When } from '../../../contract/when.ts';
import { ableStaff, type ChosenCard, pickOfCard } from '../../services/availability/chosen-cards.ts';
import { faultsOf, SpanFields, spanFrom } from './span-fields.tsx';
import { minutesAsked, type WaitingPart } from './waiting-hours.ts';
import styles from './waiting-list.module.css';

export interface JoinProps {
  provider: ProviderProfile;
  cards: readonly ChosenCard[];
  /** The chosen person; undefined for anybody. */
  staffId: string | undefined;
  /** When somebody wanted to come, as it was searched. */
  when: When;
}

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
      ...spanFrom(firstDay),
      part,
      from: part === 'own' ? (when.from ?? '') : '',
      until: part === 'own' ? (when.until ?? '') : '',
    },
    askOf: ({ staffId: person, part: chosen, from, until, ...days }) => ({
      body: {
        providerId: provider.id,
        cards: cards.map(pickOfCard),
        ...(person === '' ? {} : { staffId: person }),
        ...days,
        ...minutesAsked(chosen, from, until),
      },
    }),
    check: (said) => faultsOf(said, words),
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
        <SpanFields
          fields={{
            firstDay: form.field('firstDay'),
            lastDay: form.field('lastDay'),
            part: form.field('part'),
            from: form.field('from'),
            until: form.field('until'),
          }}
          today={today}
        />
      </Form>
    </Dialog>
  );
}
