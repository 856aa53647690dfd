import { formatClock } from '#i18n/format-days.ts';
import { useWords } from '#i18n/i18n.ts';
import { SwitchField, SwitchLines } from '#ui/choice-fields.tsx';
import { FieldGroup, FieldPair, Form } from '#ui/form.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { SessionUser } from '../../../api/session.ts';
import { RestoredNotice } from './restored-notice.tsx';
import { useOwnProfileForm } from './use-own-profile-form.ts';

const kinds = ['emailNotifications', 'appointmentReminders', 'marketingEmails', 'smsNotifications'] as const;
/** A provider's text messages are those of bookings. */
const kindsOfProvider = ['emailNotifications', 'appointmentReminders', 'marketingEmails'] as const;

type Preferences = SessionUser['notificationPreferences'];
/** As the select fields have them: hours as texts. */
type Entries = Omit<Preferences, 'quietFrom' | 'quietUntil'> & { quietFrom: string; quietUntil: string };

const entriesOf = (preferences: Preferences): Entries => ({
  ...preferences,
  quietFrom: String(preferences.quietFrom),
  quietUntil: String(preferences.quietUntil),
});

function useNotificationsForm(user: SessionUser) {
  const words = useWords('account');
  return useOwnProfileForm(user, {
    values: entriesOf(user.notificationPreferences),
    what: 'notifications',
    changeOf: ({ quietFrom, quietUntil, ...chosen }) => ({
      notificationPreferences: { ...chosen, quietFrom: Number(quietFrom), quietUntil: Number(quietUntil) },
    }),
    saved: words('settings.notifications.saved'),
    unreachable: words('settings.notifications.failed'),
  });
}
type NotificationsFields = ReturnType<typeof useNotificationsForm>;

export function NotificationsForm({ user }: { user: SessionUser }) {
  const words = useWords('account');
  const form = useNotificationsForm(user);
  const isProvider = user.type === 'provider';
  return (
    <Form form={form} look="bare" submit={words('profile.save')} busy={words('profile.saving')}>
      <RestoredNotice form={form} />
      {isProvider && <Bookings form={form} />}
      <SwitchLines>
        {(isProvider ? kindsOfProvider : kinds).map((kind) => (
          <SwitchField
            key={kind}
            label={words(`settings.notifications.${kind}.label`)}
            hint={words(`settings.notifications.${kind}.hint`)}
            {...form.field(kind)}
          />
        ))}
      </SwitchLines>
      {!isProvider && <QuietHours form={form} />}
      <p className="quiet small">{words('settings.notifications.always')}</p>
    </Form>
  );
}

const hours = (from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, index) => ({
    value: String(from + index),
    label: formatClock((from + index) * 60),
  }));

/** What customers do: the bell always rings, mail and text message are chosen. */
function Bookings({ form }: { form: NotificationsFields }) {
  const words = useWords('account');
  return (
    <FieldGroup title={words('settings.notifications.bookings')} lead={words('settings.notifications.bookingsLead')}>
      <SwitchLines>
        <SwitchField
          label={words('settings.notifications.bookingEmails.label')}
          hint={words('settings.notifications.bookingEmails.hint')}
          {...form.field('bookingEmails')}
        />
        <SwitchField
          label={words('settings.notifications.bookingTexts.label')}
          hint={words('settings.notifications.bookingTexts.hint')}
          {...form.field('smsNotifications')}
        />
      </SwitchLines>
      <QuietHours form={form} />
    </FieldGroup>
  );
}

function QuietHours({ form }: { form: NotificationsFields }) {
  const words = useWords('account');
  return (
    <FieldPair>
      <SelectField
        label={words('settings.notifications.quietFrom')}
        hint={words('settings.notifications.quietHint')}
        choices={hours(18, 23)}
        {...form.field('quietFrom')}
      />
      <SelectField
        label={words('settings.notifications.quietUntil')}
        choices={hours(5, 11)}
        {...form.field('quietUntil')}
      />
    </FieldPair>
  );
}
