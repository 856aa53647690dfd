import { useId } from 'react';
import { formatPesos } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from './editor.module.css';
import { type AskedPrice, answerKey, likelyPrices, usualRange } from './odd-price.ts';
import { type EntriesForm, oddPriceOf } from './property-entries.ts';

/** Asks whether an unusual price is meant. Any answer is accepted and remembered for this price. */
export function PriceQuestion({ form }: { form: EntriesForm }) {
  const asked = oddPriceOf(form.values);
  if (asked === undefined) return null;
  return (
    <Question
      asked={asked}
      onMeant={(price) => {
        form.field('price').onChange(price);
        form.field('meantPrice').onChange(answerKey({ ...asked, price }));
      }}
    />
  );
}

function Question({ asked, onMeant }: { asked: AskedPrice; onMeant: (price: number) => void }) {
  const words = useWords('listing');
  const id = useId();
  const perMonth = asked.dealType === 'rent';
  const written = (price: number): string => formatPesos(price, { perMonth });
  const { from, to } = usualRange(asked);
  return (
    <fieldset className={`stack gap8 from-start on-accent ${styles['notice']}`} aria-labelledby={id}>
      <output>
        <strong id={id}>{words(`priceQuestion.${asked.dealType}`, { price: formatPesos(asked.price) })}</strong>{' '}
        {words(`priceQuestion.usual.${asked.dealType}`, { from: formatPesos(from), to: formatPesos(to) })}
      </output>
      <div className={`row gap12 at-end ${styles['buttons']}`}>
        {likelyPrices(asked).map((price) => (
          <Button key={price} variant="plain" data-problem onClick={() => onMeant(price)}>
            {words('priceQuestion.instead', { price: written(price) })}
          </Button>
        ))}
        <Button variant="plain" data-problem onClick={() => onMeant(asked.price)}>
          {words('priceQuestion.yes', { price: written(asked.price) })}
        </Button>
      </div>
    </fieldset>
  );
}
