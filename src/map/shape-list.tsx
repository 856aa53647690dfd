import type { KeyboardEvent } from 'react';
import { useWords } from '#i18n/i18n.ts';
import buttons from '#ui/button.module.css';
import { CircleIcon, RectangleIcon, TrashIcon } from '#ui/more-icons.tsx';
import type { Bounds, Shape } from '../contract/area.ts';
import styles from './draw-map.module.css';
import { boundsOf, movedBy, reachOf, resizedBy } from './geometry.ts';
import { withExclusionToggled, withoutShape, withShapeAt } from './shape-rules.ts';
import { sizeOf } from './shape-size.ts';
import type { Change } from './use-drawing.ts';

const tool = `${buttons['plain']} ${buttons['compact']}`;

interface ShapeListProps {
  shapes: readonly Shape[];
  selected: number | undefined;
  onSelect: (index: number | undefined) => void;
  onChanged: (change: Change) => void;
  onShow: (bounds: Bounds) => void;
  onAddCircle: () => void;
  onAddRectangle: () => void;
}

/** A tenth of a shape's reach per key press, whatever its size. */
const stepShare = 0.1;

/** The shape after a key: arrows move it, plus and minus resize it. */
function changedByKey(shape: Shape, key: string): Shape | undefined {
  const step = Math.max(10, reachOf(shape) * stepShare);
  switch (key) {
    case 'ArrowUp':
      return movedBy(shape, step, 0);
    case 'ArrowDown':
      return movedBy(shape, -step, 0);
    case 'ArrowLeft':
      return movedBy(shape, 0, -step);
    case 'ArrowRight':
      return movedBy(shape, 0, step);
    case '+':
    case '=':
      return resizedBy(shape, step);
    case '-':
      return resizedBy(shape, -step);
    default:
      return undefined;
  }
}

/** The drawn shapes as text: to select, move, resize, exclude and delete without a pointer. */
export function ShapeList(props: ShapeListProps) {
  const { shapes, selected, onSelect, onChanged, onShow } = props;
  const words = useWords('map');
  const onKey = (event: KeyboardEvent, shape: Shape, index: number): void => {
    if (event.key === 'Delete') {
      event.preventDefault();
      onChanged((now) => ({ shapes: withoutShape(now, index) }));
      return;
    }
    const { key } = event;
    const changed = changedByKey(shape, key);
    if (changed === undefined) return;
    event.preventDefault();
    onSelect(index);
    // A held key repeats faster than the shapes are rendered, so each press builds on the one before.
    onChanged((now) => withShapeAt(now, index, changedByKey(now[index] ?? shape, key) ?? changed));
  };
  return (
    <details className={styles['list']}>
      <summary>{words('shapes.title', { count: shapes.length })}</summary>
      <p className={`quiet small ${styles['hint']}`}>{words('shapes.hint')}</p>
      <div className={`beside gap6 shrinks ${styles['actions']}`}>
        <button type="button" className={tool} onClick={props.onAddCircle}>
          <CircleIcon size={18} />
          {words('tools.addCircle')}
        </button>
        <button type="button" className={tool} onClick={props.onAddRectangle}>
          <RectangleIcon size={18} />
          {words('tools.addRectangle')}
        </button>
      </div>
      <ul>
        {shapes.map((shape, index) => (
          // A shape's only identity is its position in the list.
          <li key={index}>
            <button
              type="button"
              className={tool}
              aria-pressed={selected === index}
              onClick={() => {
                onSelect(selected === index ? undefined : index);
                onShow(boundsOf(shape));
              }}
              onKeyDown={(event) => onKey(event, shape, index)}
            >
              {index + 1}. {words(`shapes.${shape.type}`)} · {sizeOf(shape)}
            </button>
            <button
              type="button"
              className={tool}
              aria-pressed={shape.exclude === true}
              aria-label={words('shapes.excludeNamed', { number: index + 1 })}
              onClick={() => onChanged((now) => withExclusionToggled(now, index))}
            >
              {words('shapes.exclude')}
            </button>
            <button
              type="button"
              className={tool}
              aria-label={words('shapes.deleteNamed', { number: index + 1 })}
              onClick={() => {
                onSelect(undefined);
                onChanged((now) => ({ shapes: withoutShape(now, index) }));
              }}
            >
              <TrashIcon size={18} />
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
