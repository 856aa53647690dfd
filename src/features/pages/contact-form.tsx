import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useChange } from '../../api/query.ts';
import { useSchemaForm } from '../../api/schema-form.ts';
import { useSession } from '../../api/session.ts';
import { contactMaximum, contactMessageId, contactTypes, sendContactMessage } from '../../contract/contact.ts';
import type { AskOf } from '../../contract/endpoint.ts';
import { useWords } from '../../i18n/i18n.ts';
import { FieldPair, FormCard } from '../../ui/form-card.tsx';
import { FormError } from '../../ui/form-error.tsx';
import '../../ui/mantine-form.ts';
import { type ContactEntries, keepTyped, readTyped, typedOver } from './typed-contact.ts';

type Asked = AskOf<typeof sendContactMessage>['body'];

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

/** What the form begins with, what was typed into it before in this tab, and the id of the message. */
function useOpened() {
  const session = useSession();
  const [opened] = useState(() => {
    const person = session.state === 'signed-in' ? session.user : undefined;
    const begun: ContactEntries = {
      name: person?.name ?? '',
      email: person?.email ?? '',
      type: contactTypes[0],
      subject: '',
      message: '',
    };
    const kept = readTyped(person?.id);
    // An answer may be lost on its way: sent once more, it is still the same message. Only secure origins make such ids.
    const id = kept?.id ?? (isSecureContext ? contactMessageId.parse(crypto.randomUUID()) : undefined);
    return { by: person?.id, id, begun, typed: kept?.entries };
  });
  return opened;
}

function useContactForm() {
  const { by, id, begun, typed } = useOpened();
  const form = useSchemaForm(sendContactMessage.body, { ...begun, ...typed });
  const { values } = form;
  useEffect(
    function keepWhatIsTyped() {
      keepTyped(by, { id, entries: typedOver(begun, values) });
    },
    [by, id, begun, values],
  );
  // The form has been held to the schema when this is called: the type is one of those in the list.
  const bodyOf = (entries: ContactEntries): Asked => ({ ...entries, id, type: entries.type as Asked['type'] });
  return { form, bodyOf, forget: () => keepTyped(by, undefined) };
}

function OpenForm({ onSent }: { onSent: () => void }) {
  const words = useWords('pages');
  const [failure, setFailure] = useState<string>();
  const { form, bodyOf, forget } = useContactForm();
  // Also where one has gone on before the answer came.
  const sending = useChange(sendContactMessage, { onSuccess: forget });
  const submit = form.onSubmit((values) => {
    setFailure(undefined);
    sending.mutate(
      { body: bodyOf(values) },
      { onSuccess: onSent, onError: (problem) => setFailure(form.setServerErrors(problem)) },
    );
  });
  const types = contactTypes.map((type) => ({ value: type, label: words(`contact.form.types.${type}`) }));
  return (
    <FormCard isKept onSubmit={submit}>
      <FieldPair>
        <TextInput
          label={words('contact.form.name')}
          autoComplete="name"
          required
          maxLength={contactMaximum.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={words('contact.form.email')}
          type="email"
          autoComplete="email"
          required
          {...form.getInputProps('email')}
        />
      </FieldPair>
      <NativeSelect label={words('contact.form.type')} data={types} {...form.getInputProps('type')} />
      <TextInput
        label={words('contact.form.subject')}
        required
        maxLength={contactMaximum.subject}
        {...form.getInputProps('subject')}
      />
      <Textarea
        label={words('contact.form.message')}
        required
        rows={6}
        maxLength={contactMaximum.message}
        {...form.getInputProps('message')}
      />
      <FormError sentence={failure} />
      <Button type="submit" disabled={sending.isPending}>
        {words(sending.isPending ? 'contact.form.busy' : 'contact.form.submit')}
      </Button>
    </FormCard>
  );
}
