import { useState } from 'react';
import { formatDuration } from '#i18n/format-duration.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Section } from '#ui/section.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import { Tick } from '#ui/tick.tsx';
import { unitOf, useOwnCurrency } from '../../../api/own-currency.ts';
import { limits } from '../../../contract/limits.ts';
import { cardDurations } from '../../../contract/services/service-card.ts';
import styles from './move-in.module.css';
import type { NamedService } from './named-service.ts';
import { type PriceRow, priceRowsOf } from './price-lines.ts';

const textMaximum = 20_000;

export interface PriceList {
  text: string;
  /** As somebody has changed them; one that is not a number yet has no price. */
  rows: readonly (Omit<PriceRow, 'priceCents'> & { priceCents: number | undefined; isOn: boolean })[];
  hasRead: boolean;
}
type ListedRow = PriceList['rows'][number];

export const noPriceList: PriceList = { text: '', rows: [], hasRead: false };

const isSound = ({ name, priceCents }: ListedRow): boolean =>
  name.trim() !== '' && priceCents !== undefined && priceCents <= limits.servicePriceMaximum * 100;

/** The confirmed rows as services of the plan. */
export const listedCards = ({ rows }: PriceList): NamedService[] =>
  rows
    .filter((row) => row.isOn && isSound(row))
    .map(({ name, priceCents = 0, duration, category }) => ({
      name: name.trim().slice(0, limits.titleMaximum),
      priceCents,
      duration,
      category,
      visits: 0,
    }));

/** A price list as text: each line that names a price is a card to confirm. */
export function PriceLines({ list, onChange }: { list: PriceList; onChange: (list: PriceList) => void }) {
  const words = useWords('move-in');
  const [text, setText] = useState(list.text);
  const read = (): void =>
    onChange({ text, hasRead: true, rows: priceRowsOf(text).map((row) => ({ ...row, isOn: true })) });
  const put = (at: number, row: ListedRow): void => onChange({ ...list, rows: list.rows.with(at, row) });
  return (
    <Section title={words('prices.title')} lead={words('prices.lead')}>
      <TextAreaField
        label={words('prices.field')}
        hint={words('prices.hint')}
        name="prices"
        rows={8}
        maximum={textMaximum}
        value={text}
        error={undefined}
        onChange={setText}
      />
      <div>
        <Button variant="plain" disabled={text.trim() === ''} onClick={read}>
          {words('prices.read')}
        </Button>
      </div>
      <output>{list.hasRead && list.rows.length === 0 && words('prices.none')}</output>
      {list.rows.length > 0 && (
        <ul className="stack gap8 breaks" aria-label={words('prices.rows')}>
          {list.rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line may name two services, and names are typed over.
            <li key={at}>
              <Row row={row} at={at} onChange={(changed) => put(at, changed)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Row({ row, at, onChange }: { row: ListedRow; at: number; onChange: (row: ListedRow) => void }) {
  const words = useWords('move-in');
  const unit = unitOf(useOwnCurrency());
  const { name, priceCents, duration, isOn } = row;
  return (
    <fieldset className={`stack gap8-12 at-bottom ${styles['price']}`} aria-label={name}>
      <Tick
        label={<span className="visually-hidden">{words('prices.take', { name })}</span>}
        isOn={isOn}
        onChange={(turned) => onChange({ ...row, isOn: turned })}
      />
      <TextField
        label={words('prices.name')}
        name={`prices-name-${at}`}
        value={name}
        error={name.trim() === '' ? words('prices.nameMissing') : undefined}
        maximum={limits.titleMaximum}
        onChange={(typed) => onChange({ ...row, name: typed })}
      />
      <NumberField
        label={words('prices.price')}
        name={`prices-price-${at}`}
        unit={unit}
        value={priceCents === undefined ? '' : priceCents / 100}
        error={undefined}
        onChange={(typed) =>
          onChange({ ...row, priceCents: typeof typed === 'number' ? Math.round(typed * 100) : undefined })
        }
      />
      <SelectField
        label={words('prices.duration')}
        name={`prices-duration-${at}`}
        value={String(duration)}
        error={undefined}
        choices={cardDurations.map((minutes) => ({ value: String(minutes), label: formatDuration(minutes) }))}
        onChange={(chosen) =>
          onChange({ ...row, duration: cardDurations.find((one) => String(one) === chosen) ?? duration })
        }
      />
    </fieldset>
  );
}
