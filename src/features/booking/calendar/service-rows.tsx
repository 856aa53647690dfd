import type { ComponentProps } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { Rows } from '#ui/rows.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAnswer } from '../../../api/query.ts';
import { limits } from '../../../contract/limits.ts';
import { listServiceCards } from '../../../contract/services/service-card.ts';
import { ServiceField } from './service-field.tsx';

type Field = ComponentProps<typeof ServiceField>;

interface Props extends Pick<Field, 'currency'> {
  rows: ComponentProps<typeof Rows<{ id: string }>>['rows'];
  fieldOf: (index: number) => Field['field'];
  minimum?: number;
}

/** The services of somebody whom the provider enters, in the order in which they are done. */
export function ServiceRows({ rows, fieldOf, currency, minimum = 0 }: Props) {
  const words = useWords('calendar');
  const found = useAnswer(listServiceCards, {});
  if (found.data === undefined && found.error === null) return <Skeleton lines={2} />;
  const cards = found.data?.items ?? [];
  if (cards.length === 0) return null;
  return (
    <Rows
      rows={rows}
      label={words('entry.services')}
      addLabel={words(rows.items.length === 0 ? 'entry.service' : 'entry.addService')}
      minimum={minimum}
      maximum={limits.visitCardsMaximum}
      blank={{ id: '' }}
    >
      {(index) => <ServiceField field={fieldOf(index)} cards={cards} currency={currency} />}
    </Rows>
  );
}
