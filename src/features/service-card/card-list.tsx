import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useState } from 'react';
import { refresh, useChange } from '../../api/query.ts';
import { listServiceCards, type OwnCard, orderServiceCards } from '../../contract/service-card.ts';
import { useWords } from '../../i18n/i18n.ts';
import cardStyles from '../../ui/card.module.css';
import { DragIcon } from '../../ui/icons.tsx';
import { alongList } from '../../ui/keyboard-places.ts';
import { moved } from '../../ui/picture-list.ts';
import { toast } from '../../ui/toast.tsx';
import { CardRow } from './card-row.tsx';
import styles from './service-card.module.css';

/** The cards in the order of the public page, changed by dragging the handle or by the arrow keys on it. */
export function CardList({ cards, isFull }: { cards: readonly OwnCard[]; isFull: boolean }) {
  const words = useWords('service-card');
  const { ordered, move } = useOrder(cards);
  const keys = ordered.map(({ id }) => String(id));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: alongList(keys) }),
  );
  const placeOf = (key: string | number | undefined): number => keys.indexOf(String(key));
  const nameAt = (key: string | number): string => ordered[placeOf(key)]?.name ?? '';
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null && active.id !== over.id) move(placeOf(active.id), placeOf(over.id));
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => words('spoken.lifted', { name: nameAt(active.id) }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : words('spoken.over', { name: nameAt(active.id), place: placeOf(over.id) + 1 }),
    onDragEnd: ({ active, over }) =>
      words('spoken.dropped', { name: nameAt(active.id), place: placeOf(over?.id ?? active.id) + 1 }),
    onDragCancel: ({ active }) => words('spoken.cancelled', { name: nameAt(active.id) }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words('spoken.instructions') } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={styles['list']}>
          {ordered.map((card) => (
            <SortableCard key={card.id} card={card} isAlone={ordered.length === 1} isFull={isFull} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** The new order is shown at once, and the stored one again if it cannot be kept. */
function useOrder(cards: readonly OwnCard[]): {
  ordered: readonly OwnCard[];
  move: (from: number, to: number) => void;
} {
  const [ids, setIds] = useState<readonly string[]>();
  const order = useChange(orderServiceCards, {
    onError: (problem) => {
      setIds(undefined);
      toast.error(problem.sentence);
    },
  });
  const known = new Map(cards.map((card) => [String(card.id), card]));
  // Somewhere else a card came or went: that list counts.
  const isSameList = ids?.length === cards.length && ids.every((id) => known.has(id));
  const ordered = isSameList ? ids.flatMap((id) => known.get(id) ?? []) : cards;
  return {
    ordered,
    move: (from, to) => {
      const next = moved(ordered, from, to).map(({ id }) => id);
      setIds(next);
      order.mutate({ body: { ids: [...next] } }, { onSuccess: () => void refresh(listServiceCards) });
    },
  };
}

function SortableCard({ card, isAlone, isFull }: { card: OwnCard; isAlone: boolean; isFull: boolean }) {
  const words = useWords('service-card');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card.id,
  });
  return (
    <li
      ref={setNodeRef}
      className={`${cardStyles['card']} ${styles[isDragging ? 'dragged' : 'item']}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {!isAlone && (
        <span ref={setActivatorNodeRef} className={styles['handle']} {...attributes} {...listeners}>
          <DragIcon />
          <span className="visually-hidden">{words('list.move', { name: card.name })}</span>
        </span>
      )}
      <CardRow card={card} isFull={isFull} />
    </li>
  );
}
