import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { useKeptPlace } from '#ui/kept-scroll.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import type { SessionUser } from '../../../api/session.ts';
import type { ContactType } from '../../../contract/contact-message.ts';
import { contactMaximum, sendContactMessage } from '../../../contract/site/contact.ts';
import { paths } from '../../../paths.ts';
import { useOwner } from './use-owner.ts';

const types = ['support', 'billing', 'feedback', 'allgemein'] as const satisfies readonly ContactType[];

export function ProviderSupportScreen() {
  const words = useWords('business');
  useKeptPlace(true);
  const owner = useOwner();
  const [sentCount, setSentCount] = useState(0);
  if (owner === undefined) return null;
  return (
    <Page title={words('support.title')} lead={words('support.lead', { email: owner.email })} width="text">
      <div className="stack gap16">
        {sentCount > 0 && <Notice kind="success">{words('support.sent')}</Notice>}
        <SupportForm key={sentCount} owner={owner} onSent={() => setSentCount((count) => count + 1)} />
        <Section isCard={false} title={words('support.help')}>
          <Button variant="plain" to={paths.help()}>
            {words('support.toHelp')}
          </Button>
        </Section>
      </div>
    </Page>
  );
}

/** The account is known: name and address need not be typed. What was typed outlives a reload. */
function SupportForm({ owner, onSent }: { owner: SessionUser; onSent: () => void }) {
  const words = useWords('business');
  const [draft] = useState(() => draftAt({ what: 'support', by: owner.id }));
  const begun: { type: (typeof types)[number]; subject: string; message: string } = {
    type: 'support',
    subject: '',
    message: '',
  };
  const form = useForm(sendContactMessage, {
    values: begun,
    askOf: (values) => ({ body: { ...values, id: draft.id, name: owner.name || owner.email, email: owner.email } }),
    keptAs: draft,
    isSentOnce: draft.id !== undefined,
    onSent,
  });
  return (
    <Form form={form} submit={words('support.send')} busy={words('support.sending')}>
      <SelectField
        label={words('support.type')}
        choices={types.map((type) => ({ value: type, label: words(`support.types.${type}`) }))}
        {...form.field('type')}
      />
      <TextField
        label={words('support.subject')}
        isRequired
        maximum={contactMaximum.subject}
        {...form.field('subject')}
      />
      <TextAreaField
        label={words('support.message')}
        isRequired
        rows={6}
        maximum={contactMaximum.message}
        {...form.field('message')}
      />
    </Form>
  );
}
