import { useNavigate } from 'react-router-dom';
import { formatDate, formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Form } from '#ui/form.tsx';
import { Line, Lines } from '#ui/line.tsx';
import { DownloadIcon } from '#ui/more-icons.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PasswordField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useForm } from '../../../api/form.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import { forgetSession } from '../../../api/session.ts';
import { deleteAccount, previewDeletion } from '../../../contract/admin/own-data.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { paths } from '../../../paths.ts';
import { BringBack } from './bring-back-picker.tsx';
import { ExportButton } from './export-button.tsx';
import styles from './settings.module.css';

/** What goes and what stays, the copy of everything, and the form that ends the account. */
export function DeleteAccount() {
  const words = useWords('account');
  return (
    <div className={`column ${styles['parts']}`}>
      <Section title={words('settings.export.title')} isCard={false}>
        <Lines>
          <Line title={words('settings.export.lead')} before={<DownloadIcon size={22} />} actions={<ExportButton />} />
        </Lines>
        <BringBack />
      </Section>
      <Section title={words('settings.tabs.delete')} isCard={false} lead={words('settings.delete.lead')}>
        <Preview />
        <DeleteForm />
      </Section>
    </div>
  );
}

function Preview() {
  const words = useWords('account');
  const asked = useAnswer(previewDeletion, {}, { isAskedAnew: true });
  const state = stateOf(asked);
  if (state === 'loading') return <Skeleton lines={4} />;
  if (asked.data === undefined) return <Notice kind="error">{words('settings.delete.previewFailed')}</Notice>;
  return <Consequences told={asked.data} />;
}

function Consequences({ told: { goes, stays, cancels } }: { told: AnswerOf<typeof previewDeletion> }) {
  const words = useWords('account');
  return (
    <div className={styles['consequences']}>
      <h3>{words('settings.delete.goes')}</h3>
      <ul>
        {goes.map(({ what, count }) => (
          <li key={what}>{words(`settings.delete.things.${what}`, { count, number: formatNumber(count) })}</li>
        ))}
        {cancels > 0 && <li>{words('settings.delete.cancels', { count: cancels, number: formatNumber(cancels) })}</li>}
      </ul>
      <h3>{words('settings.delete.stays')}</h3>
      <ul>
        {stays.map(({ what, count, until }) => (
          <li key={what}>
            {words(`settings.delete.kept.${what}`, { count, number: formatNumber(count) })}{' '}
            {until === null
              ? words('settings.delete.untilOthers')
              : words('settings.delete.until', { day: formatDate(until.slice(0, 'YYYY-MM-DD'.length)) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteForm() {
  const words = useWords('account');
  const navigate = useNavigate();
  const form = useForm(deleteAccount, {
    values: { confirm: '', password: '' },
    sentenceOf: ({ code }) => (code === 'unreachable' ? words('settings.delete.failed') : undefined),
    onSent: () => {
      forgetSession();
      toast.success(words('settings.delete.done'));
      void navigate(paths.landing(), { replace: true });
    },
  });
  return (
    <Form form={form} submit={words('settings.delete.submit')} busy={words('settings.delete.deleting')} isDangerous>
      <TextField
        label={words('settings.delete.confirm')}
        hint={words('settings.delete.confirmHint')}
        autoComplete="off"
        maximum={20}
        isRequired
        {...form.field('confirm')}
      />
      <PasswordField label={words('password')} autoComplete="current-password" isRequired {...form.field('password')} />
    </Form>
  );
}
