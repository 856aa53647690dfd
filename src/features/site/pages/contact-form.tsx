import { useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { FieldPair, Form } from '#ui/form.tsx';
import { draftAt } from '#ui/kept-draft.ts';
import { SelectField } from '#ui/select-field.tsx';
import { EmailField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { useForm } from '../../../api/form.ts';
import { useSession } from '../../../api/session.ts';
import { contactTypes } from '../../../contract/contact-message.ts';
import { contactMaximum, sendContactMessage } from '../../../contract/site/contact.ts';

/** A message to the support; what was typed stays until it was sent, as long as the tab. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const session = useSession();
  const [sentCount, setSentCount] = useState(0);
  const who = session.state === 'signed-in' ? session.user.id : session.state;
  const startAnew = (): void => {
    setSentCount((count) => count + 1);
    onSent();
  };
  return <OpenForm key={`${who} ${sentCount}`} onSent={startAnew} />;
}

interface Entries extends Record<'name' | 'email' | 'subject' | 'message', string> {
  type: (typeof contactTypes)[number];
}

function OpenForm({ onSent }: { onSent: () => void }) {
  const words = useWords('pages');
  const session = useSession();
  const person = session.state === 'signed-in' ? session.user : undefined;
  const [draft] = useState(() => draftAt({ what: 'contact', by: person?.id, personal: ['name', 'email'] }));
  const begun: Entries = {
    name: person?.name ?? '',
    email: person?.email ?? '',
    type: contactTypes[0],
    subject: '',
    message: '',
  };
  const form = useForm(sendContactMessage, {
    values: begun,
    // An answer may be lost on its way: sent once more, it is still the same message.
    askOf: (entries) => ({ body: { ...entries, id: draft.id } }),
    keptAs: draft,
    isSentOnce: draft.id !== undefined,
    onSent,
  });
  const types = contactTypes.map((value) => ({ value, label: words(`contact.form.types.${value}`) }));
  return (
    <Form form={form} submit={words('contact.form.submit')} busy={words('contact.form.busy')}>
      <FieldPair>
        <TextField
          label={words('contact.form.name')}
          autoComplete="name"
          isRequired
          maximum={contactMaximum.name}
          {...form.field('name')}
        />
        <EmailField label={words('contact.form.email')} isRequired {...form.field('email')} />
      </FieldPair>
      <SelectField label={words('contact.form.type')} choices={types} {...form.field('type')} />
      <TextField
        label={words('contact.form.subject')}
        isRequired
        maximum={contactMaximum.subject}
        {...form.field('subject')}
      />
      <TextAreaField
        label={words('contact.form.message')}
        isRequired
        rows={6}
        maximum={contactMaximum.message}
        {...form.field('message')}
      />
    </Form>
  );
}
