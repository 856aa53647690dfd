import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { Chip } from '#ui/chip.tsx';
import type { CardId } from '../../../contract/fields.ts';
import type { CardOption } from '../../../contract/services/card-option-fields.ts';
import { languageOfStrand } from '../../../paths.ts';
import styles from './card-options.module.css';
import { type ChosenCard, isOpen } from './chosen-cards.ts';

interface CardOptionsProps {
  card: ChosenCard;
  currency: Parameters<typeof formatMoney>[1];
  /** The option that was pressed: what follows of it is `withOption`. */
  onChoose: (card: CardId, option: string) => void;
}

/** Which variant of a chosen card, and which extras: each a chip with its price and its time. */
export function CardOptions({ card, currency, onChoose }: CardOptionsProps) {
  const words = useWords('provider');
  const { variants, extras } = card;
  const chosen = card.options.map(({ id }) => id);
  if (variants.length + extras.length === 0) return null;
  const worth = ({ priceCents, durationMinutes }: CardOption) => ({
    price: formatMoney(priceCents / 100, currency),
    time: formatDuration(durationMinutes),
  });
  return (
    <section className={`stack gap12 ${styles['options']}`}>
      {variants.length > 0 && (
        <fieldset>
          <legend>{words(isOpen(card) ? 'options.choose' : 'options.which', { name: card.name })}</legend>
          <div className={`row gap8 ${styles['chips']}`}>
            {variants.map((variant) => (
              <Chip
                key={variant.id}
                isChosen={chosen.includes(variant.id)}
                onPress={() => onChoose(card.id, variant.id)}
              >
                <span lang={languageOfStrand.services}>{variant.name}</span>
                <small>{words('options.variant', worth(variant))}</small>
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
      {extras.length > 0 && (
        <fieldset>
          <legend>{words('options.extras')}</legend>
          <div className={`row gap8 ${styles['chips']}`}>
            {extras.map((extra) => (
              <Chip key={extra.id} isChosen={chosen.includes(extra.id)} onPress={() => onChoose(card.id, extra.id)}>
                <span lang={languageOfStrand.services}>{extra.name}</span>
                <small>
                  {words(extra.durationMinutes === 0 ? 'options.extraAlone' : 'options.extra', worth(extra))}
                </small>
              </Chip>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
