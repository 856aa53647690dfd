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
import { rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useWords } from '#i18n/i18n.ts';
import cardStyles from './card.module.css';
import styles from './image-drop.module.css';
import { alongList } from './keyboard-places.ts';
import { PictureCard } from './picture-card.tsx';
import type { Picture } from './picture-list.ts';
import type { Pictures } from './use-pictures.ts';

interface PictureGridProps {
  pictures: Pictures;
  errorsByPlace: ReadonlyMap<number, string>;
  altTextMaximum: number | undefined;
}

/** Cards that are reordered by dragging the handle, by keys on it, or by the arrow buttons beside it. */
export function PictureGrid({ pictures, errorsByPlace, altTextMaximum }: PictureGridProps) {
  const words = useWords('pictures');
  const keys = pictures.pictures.map(({ key }) => key);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: alongList(keys) }),
  );
  const placeOf = (key: string | number | undefined): number => keys.indexOf(String(key));
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over !== null) pictures.move(placeOf(active.id), placeOf(over.id));
  };
  const spoken = (active: string | number, over: string | number | undefined) => ({
    picture: placeOf(active) + 1,
    place: placeOf(over) + 1,
  });
  const announcements: Announcements = {
    onDragStart: ({ active }) => words('images.spoken.lifted', { picture: placeOf(active.id) + 1 }),
    onDragOver: ({ active, over }) =>
      over === null ? undefined : words('images.spoken.over', spoken(active.id, over.id)),
    onDragEnd: ({ active, over }) => words('images.spoken.dropped', spoken(active.id, over?.id ?? active.id)),
    onDragCancel: ({ active }) => words('images.spoken.cancelled', { picture: placeOf(active.id) + 1 }),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words('images.spoken.instructions') } }}
    >
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        <ol className={`stack gap16 ${styles['grid']}`}>
          {pictures.pictures.map((picture, place) => (
            <SortablePicture
              key={picture.key}
              picture={picture}
              place={place}
              pictures={pictures}
              error={errorsByPlace.get(place)}
              altTextMaximum={altTextMaximum}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface SortablePictureProps {
  picture: Picture;
  place: number;
  pictures: Pictures;
  error: string | undefined;
  altTextMaximum: number | undefined;
}

function SortablePicture({ picture, place, pictures, error, altTextMaximum }: SortablePictureProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.key,
  });
  return (
    <li
      ref={setNodeRef}
      className={`${cardStyles['card']} ${styles[isDragging ? 'dragged' : 'item']}`}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <PictureCard
        picture={picture}
        place={place}
        pictures={pictures}
        error={error}
        altTextMaximum={altTextMaximum}
        handle={{ ref: setActivatorNodeRef, ...attributes, ...listeners }}
      />
    </li>
  );
}
