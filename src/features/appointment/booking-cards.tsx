import { limits } from '../../contract/limits.ts';
import type { ServiceCard } from '../../contract/provider.ts';
import { groupOf } from '../../contract/service-taxonomy.ts';
import { formatEuros } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { languageOfStrand } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import cardStyles from '../../ui/card.module.css';
import { CheckIcon, PlusIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './booking.module.css';
import type { StepProps } from './booking-screen.tsx';
import { useTermsWords } from './booking-terms.ts';
import { ableStaff, chosenCards, placesOf, totalOf } from './booking-visit.ts';

/** The basket: one visit may have several cards, done one after the other. */
export function BookingCards({ provider, draft, change, go }: StepProps) {
  const words = useWords('booking');
  const names = useWords('service-names');
  const terms = useTermsWords();
  const chosen = chosenCards(provider.cards, draft.cards);
  const isFull = chosen.length >= limits.visitCardsMaximum;
  const toggle = ({ id }: ServiceCard): void =>
    change({
      cards: draft.cards.includes(id)
        ? draft.cards.filter((one) => one !== id)
        : [...chosen.map((card) => card.id), id],
      // Another visit is another time, and another price.
      start: null,
      hold: null,
      given: null,
    });
  const fault =
    chosen.length > 0 && placesOf(chosen).length === 0
      ? words('cards.places')
      : chosen.length > 0 && provider.staff.length > 0 && ableStaff(provider.staff, chosen).length === 0
        ? words('cards.staff')
        : undefined;
  const groups = [...Map.groupBy(provider.cards, ({ category }) => groupOf(category))];
  return (
    <>
      <p className={styles['lead']}>{words('cards.lead', { maximum: limits.visitCardsMaximum })}</p>
      {groups.map(([group, cards]) => (
        <section key={group}>
          <h3 className={styles['groupTitle']}>{names(`groups.${group}`)}</h3>
          <ul className={styles['offers']}>
            {cards.map((card) => {
              const isChosen = draft.cards.includes(card.id);
              return (
                <li key={card.id} className={`${cardStyles['card']} ${styles['offer']}`} data-chosen={isChosen}>
                  <div>
                    <h4 lang={languageOfStrand.services}>{card.name}</h4>
                    <p className={styles['quiet']}>
                      {words('minutes', { minutes: card.durationMinutes })} · {formatEuros(card.priceCents / 100)}
                      {card.priceUnit === 'hour' && ` ${words('perHour')}`}
                      {card.isHomeService && ` · ${words('comesToYou')}`}
                    </p>
                    <p className={styles['quiet']}>{terms.ofCard(card, provider)}</p>
                  </div>
                  <Button
                    variant="plain"
                    isCompact
                    icon={isChosen ? <CheckIcon /> : <PlusIcon />}
                    aria-pressed={isChosen}
                    aria-label={words(isChosen ? 'cards.removeNamed' : 'cards.addNamed', { name: card.name })}
                    disabled={!isChosen && isFull}
                    onClick={() => toggle(card)}
                  >
                    {words(isChosen ? 'cards.chosen' : 'cards.add')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {fault !== undefined && <Notice kind="error">{fault}</Notice>}
      <div className={styles['onward']}>
        <Button disabled={chosen.length === 0 || fault !== undefined} onClick={() => go('time')}>
          {words('cards.next')}
          {chosen.length > 0 && ` · ${formatEuros(totalOf(chosen) / 100)}`}
        </Button>
      </div>
    </>
  );
}
