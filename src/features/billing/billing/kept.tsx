import { useState } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxGroup } from '#ui/choice-fields.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Section } from '#ui/section.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { stateOf, useAnswer } from '../../../api/query.ts';
import {
  type Counted,
  type CountedKind,
  changePackage,
  getCounted,
  getPackages,
  type HeldPlan,
} from '../../../contract/billing/billing.ts';
import { type PlanName, plans } from '../../../contract/plans.ts';
import styles from './kept.module.css';
import { hidingPlans, kindsOf, stayingAt } from './staying.ts';

/** What is counted of one kind, with the smaller plans that hide some of it. */
interface Group {
  kind: CountedKind;
  items: readonly Counted[];
  smaller: readonly PlanName[];
}

type Chosen = Partial<Record<CountedKind, readonly string[]>>;

/** What stays when a smaller plan begins: chosen beforehand, with what others will see. Nothing where no plan would hide anything. */
export function Kept({ held }: { held: HeldPlan }) {
  const words = useWords('billing');
  const counted = useAnswer(getCounted, {}, { isAskedAnew: true });
  if (stateOf(counted) === 'failed')
    return <ErrorState title={words('keep.failed')} onRetry={() => void counted.refetch()} />;
  const groups = kindsOf[held.strand]
    .map((kind) => {
      const items = (counted.data?.items ?? []).filter((item) => item.kind === kind);
      return { kind, items, smaller: hidingPlans(held.package, kind, items) };
    })
    .filter(({ smaller }) => smaller.length > 0);
  if (groups.length === 0) return null;
  const kept = groups.flatMap(({ items }) => items.filter(({ stays }) => stays).map(({ id }) => id));
  return (
    <div className="above24">
      <Choice key={kept.join()} held={held} groups={groups} />
    </div>
  );
}

const keptOf = (groups: readonly Group[]): Chosen =>
  Object.fromEntries(groups.map(({ kind, items }) => [kind, items.filter(({ stays }) => stays).map(({ id }) => id)]));

function Choice({ held, groups }: { held: HeldPlan; groups: readonly Group[] }) {
  const words = useWords('billing');
  const [chosen, setChosen] = useState<Chosen>(() => keptOf(groups));
  const change = useChange(changePackage, {
    refreshes: [getPackages, getCounted],
    onSuccess: () => toast.success(words('keep.saved')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const save = (): void =>
    change.mutate({
      body: {
        package: held.next?.package ?? held.package,
        keep: Object.fromEntries(Object.entries(chosen).map(([kind, ids]) => [kind, [...ids]])),
      },
    });
  return (
    <Section title={words('keep.title')} lead={words(`keep.lead.${held.strand}`)}>
      {groups.map((group) => (
        <KindChoice
          key={group.kind}
          group={group}
          chosen={chosen[group.kind] ?? []}
          onChoose={(ids) => setChosen({ ...chosen, [group.kind]: ids })}
        />
      ))}
      <div>
        <Button variant="primary" isBusy={change.isPending} onClick={save}>
          {words('keep.save')}
        </Button>
      </div>
    </Section>
  );
}

interface KindChoiceProps {
  group: Group;
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

function KindChoice({ group: { kind, items, smaller }, chosen, onChoose }: KindChoiceProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const named = useNamed();
  const least = Math.min(...smaller.map((plan) => plans[plan].images));
  return (
    <div className={`stack gap12 ${styles['kind']}`}>
      <CheckboxGroup
        name={`keep-${kind}`}
        label={words(`keep.${kind}`)}
        choices={items.map(({ id, name, images }) => ({
          value: id,
          label: name,
          ...(images > least ? { hint: words('keep.pictures', { count: images, maximum: least }) } : {}),
        }))}
        value={chosen}
        onChange={onChoose}
        error={undefined}
      />
      <ul className="stack gap4 quiet" aria-live="polite">
        {smaller.map((plan) => {
          const staying = stayingAt(plan, kind, items, chosen);
          return (
            <li key={plan}>
              {words(`keep.preview.${kind}`, {
                plan: shared(`plans.${plan}.name`),
                shown: named(staying),
                hidden: named(items.filter((item) => !staying.includes(item))),
              })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const namedAtMost = 5;

/** The first names, and how many more there are. */
function useNamed(): (items: readonly Counted[]) => string {
  const words = useWords('billing');
  return (items) => {
    if (items.length === 0) return words('keep.nobody');
    const names = items.slice(0, namedAtMost).map(({ name }) => name);
    const more = items.length - names.length;
    return [...names, ...(more > 0 ? [words('keep.more', { written: formatNumber(more) })] : [])].join(', ');
  };
}
