import { useSearchParams } from 'react-router-dom';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';
import { useAnswer } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import {
  type CheckConcern,
  checkConcerns,
  type listIdentityChecks,
  type listProofChecks,
} from '../../../contract/admin/admin.ts';
import { type CasePart, listAssignments } from '../../../contract/admin/admin-case.ts';
import type { AnswerOf } from '../../../contract/endpoint.ts';
import { AskedSearch } from './asked-search.tsx';
import { useAsked } from './use-asked.ts';

type ConcernedList = typeof listIdentityChecks | typeof listProofChecks;

interface QueueFiltersProps<State extends string> {
  part: CasePart;
  label: string;
  /** The parameter of the address that says the state. */
  parameter: 'queue' | 'state';
  states: readonly { name: State; label: string }[];
  state: State;
  /** Of documents: which of the two is chosen, and the list that counts them. */
  concerns?: { only: CheckConcern | undefined; list: ConcernedList };
}

/** Only those that are assigned to whoever is here. */
export function useMine(): boolean {
  return useAsked('mine')[0] === 'true';
}

/** Said only where there are any. */
const Count = ({ number }: { number: number }) => (number === 0 ? null : <span>{formatNumber(number)}</span>);

type Assignments = AnswerOf<typeof listAssignments>['items'];
const mineOf = (part: CasePart, items: Assignments, admin: string | undefined): number =>
  items.filter((one) => one.part === part && one.admin === admin).length;

function Concerned({ list, only }: { list: ConcernedList; only: CheckConcern }) {
  const { data } = useAnswer(list as typeof listIdentityChecks, { query: { only, limit: 1 } });
  return <Count number={data?.total ?? 0} />;
}

/** The states of a queue and whose cases are shown as chips, and the search in the queue. All of it stands in the address. */
export function QueueFilters<State extends string>(props: QueueFiltersProps<State>) {
  const { part, label, parameter, states, state, concerns } = props;
  const words = useWords('admin');
  const [query] = useSearchParams();
  const isMine = useMine();
  const session = useSession();
  const assignments = useAnswer(listAssignments, {}).data?.items ?? [];
  const admin = session.state === 'signed-in' ? session.user.id : undefined;
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
          {words('case.mine')} <Count number={mineOf(part, assignments, admin)} />
        </Chip>
        {concerns !== undefined &&
          checkConcerns.map((name) => (
            <Chip
              key={name}
              to={to({ only: concerns.only === name ? undefined : name })}
              isChosen={concerns.only === name}
            >
              {words(`case.only.${name}`)} <Concerned list={concerns.list} only={name} />
            </Chip>
          ))}
      </ChipRow>
      <AskedSearch isPill label={words(`find.${part}`)} submit={words('find.now')} />
    </>
  );
}
