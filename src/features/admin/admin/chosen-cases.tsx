import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { Key } from '#ui/key.tsx';
import { toast } from '#ui/toast.tsx';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { refresh } from '../../../api/query.ts';
import { useSession } from '../../../api/session.ts';
import { decideIdentity, decideProof } from '../../../contract/admin/admin.ts';
import { assignCase, type CasePart, getCaseHistory, listAssignments } from '../../../contract/admin/admin-case.ts';
import styles from './desk.module.css';
import { isKeyForDesk, useKeys } from './desk-keys.ts';
import { checkLists } from './use-elsewhere.ts';

export interface Chosen {
  ids: ReadonlySet<string>;
  turn: (id: string) => void;
  /** All of them, or none where all are chosen. */
  turnAll: (ids: readonly string[]) => void;
  clear: () => void;
}

/** The cases that are decided or assigned together. X chooses the line that has the focus, else the case that is open. */
export function useChosen(shown: string | undefined, isOffered: boolean): Chosen {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const turn = (id: string): void =>
    setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  useKeys((event) => {
    if (!isOffered || !isKeyForDesk(event)) return;
    if (event.key === 'Escape') setIds(new Set());
    if (event.key !== 'x') return;
    const id = document.activeElement?.closest<HTMLElement>('[data-case]')?.dataset['case'] ?? shown;
    if (id !== undefined) turn(id);
  });
  return {
    ids,
    turn,
    turnAll: (all) => setIds(all.every((id) => ids.has(id)) ? new Set() : new Set(all)),
    clear: () => setIds(new Set()),
  };
}

export interface ChosenCase {
  id: string;
  name: string;
  /** Somebody has found every value right, and nothing speaks against it: it needs no second look. */
  isProven: boolean;
}

interface ChosenFootProps {
  part: CasePart;
  cases: readonly ChosenCase[];
  onDone: () => void;
}

/** Does the same to each; how many times it did not work. */
async function doEach(cases: readonly ChosenCase[], deed: (id: string) => Promise<unknown>): Promise<number> {
  let failures = 0;
  for (const { id } of cases)
    try {
      await deed(id);
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      failures += 1;
    }
  return failures;
}

/** What a letter of a case cannot say of many is decided one by one: only documents that prove everything are accepted together. */
function useDeeds({ part, cases, onDone }: ChosenFootProps) {
  const words = useWords('admin');
  const confirm = useConfirm();
  const session = useSession();
  const [isBusy, setIsBusy] = useState(false);
  const isDocument = part === 'identity' || part === 'proofs';
  const mayAccept = isDocument && cases.every(({ isProven }) => isProven);
  const run = async (deed: (id: string) => Promise<unknown>): Promise<void> => {
    setIsBusy(true);
    const failures = await doEach(cases, deed);
    setIsBusy(false);
    const done = cases.length - failures;
    if (done > 0) toast.success(words('chosen.done', { count: done, number: formatNumber(done) }));
    if (failures > 0) toast.error(words('chosen.failed', { count: failures, number: formatNumber(failures) }));
    void refresh(listAssignments);
    void refresh(getCaseHistory);
    if (isDocument) await refresh(checkLists[part]);
    onDone();
  };
  const accept = async (): Promise<void> => {
    if (!mayAccept || isBusy) return;
    const isSure = await confirm({
      title: words('chosen.acceptTitle', { count: cases.length, number: formatNumber(cases.length) }),
      text: words('chosen.acceptText'),
      list: cases.map(({ name }) => name),
      confirmLabel: words('decision.approve'),
    });
    const decide = part === 'identity' ? decideIdentity : decideProof;
    if (isSure) await run((id) => call(decide, { params: { id }, body: { decision: 'approve' } }));
  };
  const take = async (): Promise<void> => {
    if (session.state !== 'signed-in' || isBusy) return;
    const admin = session.user.id;
    await run((id) => call(assignCase, { params: { part, id }, body: { admin } }));
  };
  return { isDocument, mayAccept, isBusy, accept: () => void accept(), take: () => void take() };
}

/** At the foot of the queue, as long as cases are chosen. */
export function ChosenFoot(props: ChosenFootProps) {
  const { cases, onDone } = props;
  const words = useWords('admin');
  const { isDocument, mayAccept, isBusy, accept, take } = useDeeds(props);
  useKeys((event) => {
    if (!isKeyForDesk(event) || !event.shiftKey) return;
    if (event.key === 'A') accept();
    if (event.key === 'M') take();
  });
  const unproven = cases.filter(({ isProven }) => !isProven).length;
  return (
    <section className={`stack gap8 on-accent ruled-above ${styles['chosen']}`} aria-label={words('chosen.title')}>
      <output>
        <strong>{words('chosen.count', { count: cases.length, number: formatNumber(cases.length) })}</strong>
        {isDocument && unproven > 0 && (
          <small>{words('chosen.unproven', { count: unproven, number: formatNumber(unproven) })}</small>
        )}
      </output>
      <div className="row gap8">
        {isDocument && (
          <Button isCompact disabled={!mayAccept} isBusy={isBusy} aria-keyshortcuts="Shift+A" onClick={accept}>
            {words('decision.approve')} <Key>⇧A</Key>
          </Button>
        )}
        <Button variant="plain" isCompact isBusy={isBusy} aria-keyshortcuts="Shift+M" onClick={take}>
          {words('chosen.take')} <Key>⇧M</Key>
        </Button>
        <Button variant="quiet" isCompact aria-keyshortcuts="Escape" onClick={onDone}>
          {words('chosen.clear')}
        </Button>
      </div>
    </section>
  );
}
