import { formatMoney } from '#i18n/format.ts';
import { formatDuration } from '#i18n/format-duration.ts';
import { localMomentIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { AddButton } from '#ui/add-button.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { currencyOfZone } from '../../../contract/currency.ts';
import type { CardId } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import type { ServiceCard } from '../../../contract/services/provider.ts';
import { groupOf } from '../../../contract/services/service-taxonomy.ts';
import { languageOfStrand } from '../../../paths.ts';
import { CardOptions } from '../../services/availability/card-options.tsx';
import {
  ableStaff,
  chosenCards,
  isOpen,
  pickOfCard,
  placesOf,
  usualPick,
  withOption,
} from '../../services/availability/chosen-cards.ts';
import { cardPrice } from '../../services/provider/price-shown.ts';
import styles from './booking.module.css';
import { BookingFrame } from './booking-frame.tsx';
import type { StepProps } from './booking-steps.ts';
import { useTermsWords } from './booking-terms.ts';

/** The basket: one visit may have several cards, done one after the other. */
export function BookingCards({ provider, draft, change, go }: StepProps) {
  const words = useWords('booking');
  const names = useWords('service-names');
  const times = useWords('provider');
  const terms = useTermsWords();
  const chosen = chosenCards(provider.cards, draft.cards);
  const isFull = chosen.length >= limits.visitCardsMaximum;
  const { start } = draft;
  const choose = (cards: string[]): void =>
    change({
      cards,
      // Another visit is another time, and another price. The day that was wanted stays.
      ...(start === null ? {} : { when: { day: localMomentIn(start, provider.timeZone).day } }),
      start: null,
      hold: null,
      given: null,
    });
  const toggle = (card: ServiceCard): void =>
    choose(
      chosen.some(({ id }) => id === card.id)
        ? chosen.filter(({ id }) => id !== card.id).map(pickOfCard)
        : [...chosen.map(pickOfCard), usualPick(card)],
    );
  const chooseOption = (pressed: CardId, option: string): void =>
    choose(chosen.map((card) => (card.id === pressed ? withOption(card, option) : pickOfCard(card))));
  const fault =
    chosen.length > 0 && placesOf(chosen).length === 0
      ? times('times.apart.places')
      : chosen.length > 0 && provider.staff.length > 0 && ableStaff(provider.staff, chosen).length === 0
        ? times('times.apart.staff')
        : undefined;
  const currency = currencyOfZone(provider.timeZone);
  const ofAll = terms.ofCards(provider.cards, provider);
  const groups = [...Map.groupBy(provider.cards, ({ category }) => groupOf(category))];
  return (
    <BookingFrame
      provider={provider}
      draft={draft}
      action={
        <Button disabled={chosen.length === 0 || fault !== undefined || chosen.some(isOpen)} onClick={() => go('time')}>
          {words('cards.next')}
        </Button>
      }
    >
      <p className="leading15">
        {words('cards.lead', { maximum: limits.visitCardsMaximum })} {ofAll}
      </p>
      {groups.map(([group, cards]) => (
        <section key={group}>
          <h2 className={`quiet size15 ${styles['groupTitle']}`}>{names(`groups.${group}`)}</h2>
          <ul>
            {cards.map((card) => {
              const taken = chosen.find(({ id }) => id === card.id);
              const isChosen = taken !== undefined;
              return (
                <li key={card.id} className={`line gap14 ruled ${styles['offer']}`}>
                  <div>
                    <h3 lang={languageOfStrand.services}>{card.name}</h3>
                    <p className="leading15 quiet">
                      {formatDuration((taken ?? card).durationMinutes)}
                      {card.isHomeService && ` · ${words('comesToYou')}`}
                    </p>
                    {ofAll === undefined && <p className="leading15 quiet">{terms.ofCard(card, provider)}</p>}
                  </div>
                  <strong className={`stack digits ${styles['price']}`}>
                    {taken === undefined || isOpen(taken)
                      ? cardPrice(times, card, provider.timeZone)
                      : formatMoney(taken.priceCents / 100, currency)}
                    {(taken ?? card).priceUnit === 'hour' && <small>{words('perHour')}</small>}
                  </strong>
                  <AddButton
                    isOn={isChosen}
                    isDisabled={!isChosen && isFull}
                    label={times(isChosen ? 'times.removeNamed' : 'times.addNamed', { name: card.name })}
                    onPress={() => toggle(card)}
                  />
                  {taken !== undefined && <CardOptions card={taken} currency={currency} onChoose={chooseOption} />}
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {fault !== undefined && <Notice kind="error">{fault}</Notice>}
    </BookingFrame>
  );
}
