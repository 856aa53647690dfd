import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Form } from '#ui/form.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { call } from '../../../api/call.ts';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import type { SessionUser } from '../../../api/session.ts';
import {
  getBusiness,
  getTax,
  getTaxNumber,
  putTaxNumber,
  type TaxNumber,
} from '../../../contract/services/business.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

/** "Geschäftsinformationen" (docs/product/accounts.md). All of it is optional. */
export function BusinessForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const kept = useAnswer(getTaxNumber, {}, { isAskedAnew: true });
  if (stateOf(kept) === 'failed')
    return <ErrorState title={words('profile.failed')} onRetry={() => void kept.refetch()} />;
  if (kept.data === undefined) return <Skeleton lines={2} height={48} />;
  return <OpenForm key={JSON.stringify(kept.data)} user={user} kept={kept.data} />;
}

function OpenForm({ user, kept }: { user: SessionUser; kept: TaxNumber }) {
  const words = useWords('account');
  const before = kept.vatId ?? '';
  const form = useOwnProfileForm(user, {
    values: { businessName: user.businessName ?? '', taxNumber: before },
    what: 'business',
    changeOf: ({ businessName }) => ({ businessName }),
    // A number that is refused stays in its field, and the name is not saved without it.
    before: async ({ taxNumber }) => {
      if (taxNumber === before) return;
      await call(putTaxNumber, { body: { taxNumber } });
    },
    refreshes: [getTaxNumber, getTax, getBusiness],
    saved: words('profile.business.saved'),
    unreachable: words('profile.failed'),
  });
  return (
    <Form form={form} look="bare" submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      <TextField
        label={words('profile.business.name')}
        autoComplete="organization"
        maximum={120}
        {...form.field('businessName')}
      />
      <TextField
        label={words('profile.business.taxNumber')}
        hint={
          kept.taxId === null
            ? words('profile.business.taxNumberHint')
            : words('profile.business.taxNumberKept', { number: kept.taxId })
        }
        autoComplete="off"
        maximum={30}
        {...form.field('taxNumber')}
      />
      {kept.taxId !== null && user.type !== 'provider' && <RemoveTaxId />}
    </Form>
  );
}

function RemoveTaxId() {
  const words = useWords('account');
  const removal = useChange(putTaxNumber, {
    refreshes: [getTaxNumber],
    onSuccess: () => toast.success(words('profile.business.removed')),
    onError: (problem) => toast.error(problem.sentence),
  });
  return (
    <Button variant="plain" isBusy={removal.isPending} onClick={() => removal.mutate({ body: { taxNumber: '' } })}>
      {words('profile.business.remove')}
    </Button>
  );
}
