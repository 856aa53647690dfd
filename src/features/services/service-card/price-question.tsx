import { useId, useState } from 'react';
import { formatMoney } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import type { Form } from '../../../api/form.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import type { CardEntries } from './card-entries.ts';
import { oddCardPrice } from './odd-card-price.ts';
import styles from './service-card.module.css';

/** Asks whether an unusual price is meant. The answer holds for this price; without one the card can be saved as well. */
export function PriceQuestion({ form }: { form: Form<CardEntries> }) {
  const words = useWords('service-card');
  const currency = useOwnCurrency();
  const id = useId();
  const [meant, setMeant] = useState<number>();
  const asked = oddCardPrice(form.values);
  if (asked === undefined || asked.price === meant) return null;
  const [price, from, to] = [asked.price, asked.from, asked.to].map((amount) => formatMoney(amount, currency));
  return (
    <fieldset className={styles['question']} aria-labelledby={id}>
      <output>
        <strong id={id}>{words('priceQuestion.ask', { price })}</strong> {words('priceQuestion.usual', { from, to })}
      </output>
      <Button variant="plain" onClick={() => setMeant(asked.price)}>
        {words('priceQuestion.yes', { price })}
      </Button>
    </fieldset>
  );
}
