import { useWords } from '#i18n/i18n.ts';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { type ServiceCategory, serviceGroupNames, serviceGroups } from '../../../contract/services/service-taxonomy.ts';
import type { Choices } from './meanings.ts';
import styles from './move-in.module.css';
import type { Plan } from './plan.ts';

interface ChoicesProps<Changed> {
  plan: Plan;
  own: readonly { id: string; name: string }[];
  choices: Choices;
  onChange: (changed: Changed) => void;
}

/** For each name of the files who that is. */
export function StaffChoices({ plan, own, choices, onChange }: ChoicesProps<Choices['staff']>) {
  const words = useWords('move-in');
  return (
    <Section title={words('staff')} lead={words('staffText')}>
      <div className={`stack gap12 ${styles['columns']}`}>
        {plan.staff.map(({ name }) => (
          <SelectField
            key={name}
            label={name === '' ? words('nobody') : name}
            name={`staff-${name}`}
            value={choices.staff[name] ?? ''}
            error={undefined}
            choices={[
              ...(name === '' ? [] : [{ value: '', label: words('newMember', { name }) }]),
              ...own.map((member) => ({ value: member.id, label: member.name })),
            ]}
            onChange={(chosen) => onChange({ ...choices.staff, [name]: chosen })}
          />
        ))}
      </div>
    </Section>
  );
}

/** For each service of the files which card that is; a new one has a kind. */
export function CardChoices({ plan, own, choices, onChange }: ChoicesProps<Pick<Choices, 'cards' | 'categories'>>) {
  const words = useWords('move-in');
  const names = useWords('service-names');
  const { cards, categories } = choices;
  const kinds = serviceGroupNames.flatMap((group) =>
    serviceGroups[group].map((category): { value: ServiceCategory; label: string } => ({
      value: category,
      label: names(`names.${category}`),
    })),
  );
  return (
    <Section title={words('cards')} lead={words('cardsText')}>
      <div className="stack gap16">
        {plan.services.map(({ name }) => (
          <div key={name} className={`stack gap12 ${styles['columns']}`}>
            <SelectField
              label={name === '' ? words('noService') : name}
              name={`card-${name}`}
              value={cards[name] ?? ''}
              error={undefined}
              choices={[
                { value: '', label: words('newCard') },
                ...own.map((card) => ({ value: card.id, label: card.name })),
              ]}
              onChange={(chosen) => onChange({ categories, cards: { ...cards, [name]: chosen } })}
            />
            {(cards[name] ?? '') === '' && (
              <SelectField
                label={name === '' ? words('categoryAlone') : words('category', { name })}
                name={`category-${name}`}
                value={categories[name] ?? 'friseur'}
                error={undefined}
                choices={kinds}
                onChange={(chosen) => onChange({ cards, categories: { ...categories, [name]: chosen } })}
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
