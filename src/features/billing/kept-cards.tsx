import { useState } from 'react';
import { useAnswer, useChange } from '../../api/query.ts';
import { changePackage, getPackages, type HeldPlan } from '../../contract/billing.ts';
import { type PlanName, planNames, plans } from '../../contract/plans.ts';
import { listServiceCards, type OwnCard } from '../../contract/service-card.ts';
import { useWords } from '../../i18n/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.tsx';

/** The plans that have room for fewer cards than are public, the larger first. */
const smallerFor = (held: HeldPlan, published: number): PlanName[] =>
  planNames
    .filter((plan) => plans[plan].strand === 'services' && plans[plan].cards < published)
    .filter((plan) => plans[plan].priceMinor < plans[held.package].priceMinor)
    .reverse();

/** Those that stay public, as the server chooses them: the ticked first, then the newest; too many pictures fit in no plan. */
function stayingAt(plan: PlanName, cards: readonly OwnCard[], chosen: readonly string[]): OwnCard[] {
  const { images, cards: room } = plans[plan];
  const rank = ({ id }: OwnCard): number => (chosen.includes(id) ? 0 : 1);
  return cards
    .filter((card) => card.images.length <= images)
    .toSorted((one, other) => rank(one) - rank(other) || Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, room);
}

/** What stays public when a smaller plan begins: chosen beforehand, card by card, with what customers will see. */
export function KeptCards({ held }: { held: HeldPlan }) {
  const given = useAnswer(listServiceCards, {}, { isAskedAnew: true });
  const published = (given.data?.items ?? []).filter(({ isPublished }) => isPublished);
  const smaller = smallerFor(held, published.length);
  if (smaller.length === 0) return null;
  const kept = published.filter(({ staysAtSmaller }) => staysAtSmaller).map(({ id }) => id);
  return <Choice key={kept.join()} held={held} cards={published} smaller={smaller} kept={kept} />;
}

interface ChoiceProps {
  held: HeldPlan;
  cards: readonly OwnCard[];
  smaller: readonly PlanName[];
  kept: readonly string[];
}

function Choice({ held, cards, smaller, kept }: ChoiceProps) {
  const words = useWords('billing');
  const shared = useWords('account');
  const [chosen, setChosen] = useState<readonly string[]>(kept);
  const change = useChange(changePackage, {
    refreshes: [getPackages, listServiceCards],
    onSuccess: () => toast.success(words('keep.saved')),
    onError: (problem) => toast.error(problem.sentence),
  });
  const least = Math.min(...smaller.map((plan) => plans[plan].images));
  const save = (): void =>
    change.mutate({ body: { package: held.next?.package ?? held.package, keep: [...chosen] as OwnCard['id'][] } });
  return (
    <Section title={words('keep.title')} lead={words('keep.lead')}>
      <CheckboxGroup
        name="keep"
        label={words('keep.cards')}
        choices={cards.map(({ id, name, images }) => ({
          value: id as string,
          label: name,
          ...(images.length > least ? { hint: words('keep.pictures', { count: images.length, maximum: least }) } : {}),
        }))}
        value={chosen}
        onChange={setChosen}
        error={undefined}
      />
      {smaller.map((plan) => {
        const staying = stayingAt(plan, cards, chosen);
        const hidden = cards.filter((card) => !staying.includes(card));
        return (
          <p key={plan} aria-live="polite">
            {words('keep.preview', {
              plan: shared(`plans.${plan}.name`),
              shown: staying.map(({ name }) => name).join(', ') || '–',
              hidden: hidden.map(({ name }) => name).join(', '),
            })}
          </p>
        );
      })}
      <Button variant="primary" isBusy={change.isPending} onClick={save}>
        {words('keep.save')}
      </Button>
    </Section>
  );
}
