import type { SessionUser } from '../../api/session.ts';
import { useWords } from '../../i18n/i18n.ts';
import { SwitchField } from '../../ui/choice-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

const kinds = ['emailNotifications', 'appointmentReminders', 'marketingEmails', 'smsNotifications'] as const;

export function NotificationsForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useOwnProfileForm(user, {
    values: user.notificationPreferences,
    what: 'notifications',
    changeOf: (notificationPreferences) => ({ notificationPreferences }),
    saved: words('settings.notifications.saved'),
    unreachable: words('settings.notifications.failed'),
  });
  return (
    <Form form={form} submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      {kinds.map((kind) => (
        <SwitchField
          key={kind}
          label={words(`settings.notifications.${kind}.label`)}
          hint={words(`settings.notifications.${kind}.hint`)}
          {...form.field(kind)}
        />
      ))}
      <p>{words('settings.notifications.always')}</p>
    </Form>
  );
}
