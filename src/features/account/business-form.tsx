import type { SessionUser } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

/** "Geschäftsinformationen" (docs/product/accounts.md). All of it is optional. */
export function BusinessForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useOwnProfileForm(user, {
    values: { businessName: user.businessName ?? '' },
    what: 'business',
    changeOf: (values) => values,
    saved: words('profile.business.saved'),
    unreachable: words('profile.failed'),
  });
  return (
    <Form form={form} submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      <TextField
        label={words('profile.business.name')}
        autoComplete="organization"
        maximum={120}
        {...form.field('businessName')}
      />
    </Form>
  );
}
