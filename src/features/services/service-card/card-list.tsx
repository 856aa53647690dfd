import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { type KeyboardEvent, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { DragIcon } from '#ui/more-icons.tsx';
import { moved } from '#ui/picture-list.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { listServiceCards, type OwnCard, orderServiceCards } from '../../../contract/services/service-card.ts';
import { CardRow } from './card-row.tsx';
import styles from './service-card.module.css';

/**
 * The cards in the order of the public page, changed by dragging the handle or by the arrow keys on it. The library's own
 * keyboard mode stops where a step makes the page scroll.
 */
export function CardList({ cards, isFull }: { cards: readonly OwnCard[]; isFull: boolean }) {
  const words = useWords('service-card');
  const { ordered, move } = useOrder(cards);
  const keys = ordered.map(({ id }) => String(id));
  const [spoken, setSpoken] = useState('');
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));
  const placeOf = (key: string | number | undefined): number => keys.indexOf(String(key));
  const nameAt = (key: string | number): string => ordered[placeOf(key)]?.name ?? '';
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null && active.id !== over.id) move(placeOf(active.id), placeOf(over.id));
  };
  const step = (from: number, to: number): void => {
    const card = ordered[from];
    if (card === undefined || to < 0 || to >= ordered.length) return;
    move(from, to);
    setSpoken(words('spoken.over', { name: card.name, place: to + 1 }));
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
          {ordered.map((card, place) => (
            <SortableCard
              key={card.id}
              card={card}
              isAlone={ordered.length === 1}
              isFull={isFull}
              onStep={(by) => step(place, place + by)}
            />
          ))}
        </ol>
      </SortableContext>
      <output className="visually-hidden">{spoken}</output>
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

interface SortableCardProps {
  card: OwnCard;
  isAlone: boolean;
  isFull: boolean;
  /** Moves the card one place up (-1) or down (1). */
  onStep: (by: -1 | 1) => void;
}

function SortableCard({ card, isAlone, isFull, onStep }: SortableCardProps) {
  const words = useWords('service-card');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: card.id,
  });
  const stepByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };
  const handle = { ...attributes, ...listeners, onKeyDown: stepByKey };
  return (
    <li
      ref={setNodeRef}
      className={styles[isDragging ? 'dragged' : 'item']}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      {!isAlone && (
        <span ref={setActivatorNodeRef} className={`stack quiet finger-tall ${styles['handle']}`} {...handle}>
          <DragIcon />
          <span className="visually-hidden">{words('list.move', { name: card.name })}</span>
        </span>
      )}
      <CardRow card={card} isFull={isFull} />
    </li>
  );
}
