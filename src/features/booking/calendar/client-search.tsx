import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { FieldEntry } from '#ui/field.ts';
import { TextField } from '#ui/text-field.tsx';
import { useSettled } from '#ui/use-settled.ts';
import { useAnswer } from '../../../api/query.ts';
import { type Client, listClients } from '../../../contract/booking/client.ts';
import styles from './calendar.module.css';

interface Props {
  field: FieldEntry<string>;
  /** Whom the name means in the client file; '' for nobody. */
  clientId: string;
  onPick: (client: Client | undefined) => void;
}

const shownMaximum = 5;

/** The name of who comes. While it is typed the own client file is searched by it, and by number and address. */
export function ClientSearch({ field, clientId, onPick }: Props) {
  const words = useWords('calendar');
  const typed = clientId === '' ? field.value.trim() : '';
  const settled = useSettled(typed, '');
  const isAsked = settled.length > 1 && typed.length > 1;
  const found = useAnswer(
    listClients,
    { query: { search: settled } },
    { isEnabled: isAsked, placeholder: (before) => before },
  );
  const clients = isAsked ? (found.data?.items ?? []).slice(0, shownMaximum) : [];
  return (
    <div>
      <TextField
        label={words('entry.name')}
        isRequired
        autoComplete="off"
        maximum={80}
        hint={clientId === '' ? undefined : words('entry.picked', { name: field.value })}
        {...field}
        onChange={(next) => {
          field.onChange(next);
          if (clientId !== '') onPick(undefined);
        }}
      />
      {clients.length > 0 && (
        <ul className={`on-sunken round12 ${styles['found']}`} aria-label={words('entry.fromFile')}>
          {clients.map((client) => (
            <li key={client.id}>
              <Button variant="link" onClick={() => onPick(client)}>
                {[client.name, client.phone ?? client.email].filter((said) => said !== null).join(' · ')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
