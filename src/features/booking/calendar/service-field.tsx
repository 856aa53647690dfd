import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { Chip } from '#ui/chip.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ServiceCurrency } from '../../../contract/currency.ts';
import { pickOf, splitPick } from '../../../contract/services/card-options.ts';
import type { OwnCard } from '../../../contract/services/service-card.ts';
import styles from './calendar.module.css';
import { serviceChoices } from './service-choices.ts';

interface ServiceFieldProps {
  field: { name: string; value: string; onChange: (pick: string) => void; error: string | undefined };
  cards: readonly OwnCard[];
  currency: ServiceCurrency;
}

/** A service of an entry: a card or one of its variants, and below it the extras that can be added. */
export function ServiceField({ field, cards, currency }: ServiceFieldProps) {
  const words = useWords('calendar');
  const { id, options } = splitPick(field.value);
  const card = cards.find((one) => one.id === id);
  const extras = card?.extras ?? [];
  const isExtra = (option: string): boolean => extras.some((extra) => extra.id === option);
  const variant = options.filter((option) => !isExtra(option));
  const added = options.filter(isExtra);
  const choose = (chosen: readonly string[]): void => {
    if (card !== undefined) field.onChange(pickOf(card.id, [...variant, ...chosen]));
  };
  return (
    <div className="stack gap8 shrinks">
      <SelectField
        label={words('entry.service')}
        {...field}
        value={card === undefined ? field.value : pickOf(card.id, variant)}
        choices={[{ value: '', label: words('entry.chooseService') }, ...serviceChoices(cards)]}
      />
      {extras.length > 0 && (
        <fieldset className={`beside gap8 ${styles['extras']}`}>
          <legend>{words('entry.extras')}</legend>
          {extras.map((extra) => {
            const isChosen = added.includes(extra.id);
            return (
              <Chip
                key={extra.id}
                isChosen={isChosen}
                onPress={() => choose(isChosen ? added.filter((option) => option !== extra.id) : [...added, extra.id])}
              >
                {extra.name}{' '}
                <small>
                  {[
                    `+ ${formatMoney(extra.price, currency)}`,
                    ...(extra.duration === 0 ? [] : [formatDuration(extra.duration)]),
                  ].join(' · ')}
                </small>
              </Chip>
            );
          })}
        </fieldset>
      )}
    </div>
  );
}
