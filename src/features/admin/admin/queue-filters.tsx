import { useSearchParams } from 'react-router-dom';
import { useWords } from '#i18n/i18n.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import type { CasePart } from '../../../contract/admin/admin-case.ts';
import { AskedSearch } from './asked-search.tsx';
import { useAsked } from './use-asked.ts';

interface QueueFiltersProps<State extends string> {
  part: CasePart;
  label: string;
  /** The parameter of the address that says the state. */
  parameter: 'queue' | 'state';
  states: readonly { name: State; label: string }[];
  state: State;
}

/** Only those that are assigned to whoever is here. */
export function useMine(): boolean {
  return useAsked('mine')[0] === 'true';
}

/** The states of a queue and whose cases are shown as chips, and the search in the queue. All of it stands in the address. */
export function QueueFilters<State extends string>({
  part,
  label,
  parameter,
  states,
  state,
}: QueueFiltersProps<State>) {
  const words = useWords('admin');
  const [query] = useSearchParams();
  const isMine = useMine();
  const to = (changes: Record<string, string | undefined>): string => {
    const changed = new URLSearchParams(query);
    changed.set('part', part);
    changed.delete('case');
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) changed.delete(name);
      else changed.set(name, value);
    return `?${changed}`;
  };
  return (
    <>
      <ChipRow label={label}>
        {states.map(({ name, label: said }) => (
          <Chip key={name} to={to({ [parameter]: name })} isChosen={name === state}>
            {said}
          </Chip>
        ))}
        <Chip to={to({ mine: isMine ? undefined : 'true' })} isChosen={isMine}>
          {words('case.mine')}
        </Chip>
      </ChipRow>
      <AskedSearch isPill label={words(`find.${part}`)} submit={words('find.now')} />
    </>
  );
}
