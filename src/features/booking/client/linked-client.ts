import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Client } from '../../../contract/booking/client.ts';

type Named = Pick<Client, 'id'>;

/** A link leads to one client, who may stand far below, or on no page that is here. */
export const withFirst = <Of extends Named>(first: Of, clients: readonly Of[]): Of[] => [
  first,
  ...clients.filter(({ id }) => id !== first.id),
];

/** The same for the one whom the address named when the list was opened. */
export function useLinkedFirst(clients: readonly Client[], opened: Client | undefined): readonly Client[] {
  const [query] = useSearchParams();
  const [linked] = useState(query.get('id'));
  return opened !== undefined && opened.id === linked ? withFirst(opened, clients) : clients;
}
