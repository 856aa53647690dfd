import { useWords } from '#i18n/i18n.ts';
import { type NumberEntry, numberOf } from '#i18n/typed-number.ts';
import { SwitchField } from '#ui/choice-fields.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { type DepositSettings, getDeposits, putDeposits } from '../../../contract/services/business-deposit.ts';

/** Where customers pay deposits, and whether no-shows make one due. */
export function DepositPart() {
  const words = useWords('business');
  const kept = useAnswer(getDeposits, {}, { isAskedAnew: true });
  if (stateOf(kept) === 'failed') return <ErrorState title={words('failed')} onRetry={() => void kept.refetch()} />;
  if (kept.data === undefined) return <Skeleton lines={3} height={48} />;
  return <DepositForm settings={kept.data} />;
}

const usualPercent = 50;

const begin = ({
  link,
  noShowPercent,
}: DepositSettings): { link: string; isForNoShows: boolean; noShowPercent: NumberEntry } => ({
  link: link ?? '',
  isForNoShows: noShowPercent !== null,
  noShowPercent: noShowPercent ?? usualPercent,
});

function DepositForm({ settings }: { settings: DepositSettings }) {
  const words = useWords('business');
  const { takesTransfer } = settings;
  const form = useForm(putDeposits, {
    values: begin(settings),
    askOf: ({ link: typed, isForNoShows, noShowPercent: percent }) => ({
      body: {
        link: typed.trim() === '' ? null : typed.trim(),
        noShowPercent: isForNoShows ? (numberOf(percent) ?? percent) : null,
      },
    }),
    refreshes: [getDeposits],
    onSent: () => toast.success(words('deposit.saved')),
  });
  return (
    <Form form={form} look="bare" submit={words('deposit.save')} busy={words('deposit.saving')}>
      <TextField
        label={words('deposit.link')}
        hint={words(takesTransfer ? 'deposit.linkHint' : 'deposit.linkNeeded')}
        placeholder="https://"
        inputMode="url"
        autoComplete="off"
        {...form.field('link')}
      />
      <SwitchField
        label={words('deposit.noShows')}
        hint={words('deposit.noShowsHint')}
        {...form.field('isForNoShows')}
      />
      {form.values.isForNoShows && (
        <NumberField label={words('deposit.percent')} unit="count" isRequired {...form.field('noShowPercent')} />
      )}
    </Form>
  );
}
