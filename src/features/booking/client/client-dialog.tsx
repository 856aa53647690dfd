import { formatNearDateIn } from '#i18n/format-days.ts';
import { capitalised } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldPair, Form } from '#ui/form.tsx';
import { DateField, EmailField, PhoneField, TextAreaField, TextField } from '#ui/text-field.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useForm } from '../../../api/form.ts';
import { refresh } from '../../../api/query.ts';
import { useRole } from '../../../api/role.ts';
import {
  type Client,
  clientAddressMaximum,
  clientNameMaximum,
  clientNotesMaximum,
  createClient,
  deleteClient,
  listClients,
  updateClient,
} from '../../../contract/booking/client.ts';
import styles from './client.module.css';

const tagsOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

interface Props {
  /** Undefined: a new one. */
  client: Client | undefined;
  onClose: () => void;
}

/** Name, contact, notes, tags and the last visits of one client. */
export function ClientDialog({ client, onClose }: Props) {
  const words = useWords('client');
  return (
    <Dialog title={client?.name ?? words('new')} isRead={client !== undefined} onClose={onClose}>
      {client !== undefined && <LastVisits client={client} />}
      <ClientForm client={client} onClose={onClose} />
    </Dialog>
  );
}

function ClientForm({ client, onClose }: Props) {
  const words = useWords('client');
  const isOwner = useRole() === 'owner';
  const done = () => {
    toast.success(words('saved'));
    onClose();
  };
  const options = {
    values: {
      name: client?.name ?? '',
      phone: client?.phone ?? '',
      email: client?.email ?? '',
      birthday: client?.birthday ?? '',
      address: client?.address ?? '',
      notes: client?.notes ?? '',
      tags: client?.tags.join(', ') ?? '',
    },
    refreshes: [listClients],
    onSent: done,
  };
  const added = useForm(createClient, {
    ...options,
    askOf: ({ tags, ...typed }) => ({ body: { ...typed, tags: tagsOf(tags) } }),
  });
  const changed = useForm(updateClient, {
    ...options,
    askOf: ({ tags, ...typed }) => ({
      params: { id: client?.id as Client['id'] },
      body: { ...typed, tags: tagsOf(tags) },
    }),
  });
  const form = client === undefined ? added : changed;
  return (
    <Form
      form={form}
      look="dialog"
      submit={words('save')}
      busy={words('saving')}
      actions={
        <>
          {client !== undefined && isOwner && <DeleteButton client={client} onDeleted={onClose} />}
          <Button variant="plain" onClick={onClose}>
            {words('close')}
          </Button>
        </>
      }
    >
      <TextField
        label={words('name')}
        autoComplete="off"
        maximum={clientNameMaximum}
        isRequired
        {...form.field('name')}
      />
      <FieldPair>
        <PhoneField label={words('phone')} autoComplete="off" maximum={40} {...form.field('phone')} />
        <EmailField label={words('email')} autoComplete="off" maximum={254} {...form.field('email')} />
      </FieldPair>
      <FieldPair>
        <DateField label={words('birthday')} autoComplete="off" {...form.field('birthday')} />
        <TextField
          label={words('address')}
          autoComplete="off"
          maximum={clientAddressMaximum}
          {...form.field('address')}
        />
      </FieldPair>
      <TextField label={words('tags')} hint={words('tagsHint')} autoComplete="off" {...form.field('tags')} />
      <TextAreaField
        label={words('notes')}
        hint={words('notesHint')}
        rows={4}
        maximum={clientNotesMaximum}
        {...form.field('notes')}
      />
    </Form>
  );
}

function DeleteButton({ client, onDeleted }: { client: Client; onDeleted: () => void }) {
  const words = useWords('client');
  const confirm = useConfirm();
  const remove = useChange(deleteClient, {
    onSuccess: () => {
      void refresh(listClients);
      toast.success(words('deleted'));
      onDeleted();
    },
    onError: (problem) => toast.error(problem.sentence),
  });
  const ask = async () => {
    const text = words('deleteText', { name: client.name });
    if (await confirm({ title: words('deleteTitle'), text, confirmLabel: words('delete'), isDangerous: true }))
      remove.mutate({ params: { id: client.id } });
  };
  return (
    <Button variant="danger" isBusy={remove.isPending} onClick={() => void ask()}>
      {words('delete')}
    </Button>
  );
}

function LastVisits({ client: { lastVisits, timeZone } }: { client: Client }) {
  const words = useWords('client');
  return (
    <section className={`ruled ${styles['before']}`} aria-label={words('lastVisits')}>
      <h3>{words('lastVisits')}</h3>
      {lastVisits.length === 0 && <p className={`quiet ${styles['quiet']}`}>{words('noVisits')}</p>}
      <ul>
        {lastVisits.map(({ id, start, service }) => (
          <li key={id}>
            {capitalised(formatNearDateIn(start, timeZone))} · {service}
          </li>
        ))}
      </ul>
    </section>
  );
}
