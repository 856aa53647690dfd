import { useWords } from '#i18n/i18n.ts';
import { GlobeIcon } from '#ui/more-icons.tsx';
import type { Shape } from '../../../contract/area.ts';
import styles from './saved-search.module.css';
import { sketchOf } from './shape-sketch.ts';

const edge = 96;

/** A small drawing of the areas, without a map. */
export function AreaSketch({ shapes }: { shapes: readonly Shape[] }) {
  const words = useWords('saved-search');
  if (shapes.length === 0) {
    return (
      <div className={`round14 stack gap4 small medium on-accent ${styles['everywhere']}`}>
        <GlobeIcon size={28} />
        <span>{words('list.noArea')}</span>
      </div>
    );
  }
  return (
    <svg
      className={`round14 ${styles['sketch']}`}
      viewBox={`0 0 ${edge} ${edge}`}
      role="img"
      aria-label={words('list.sketch', { count: shapes.length })}
    >
      {sketchOf(shapes, edge).map(({ path, isExcluded }, index) => (
        // A shape's only identity is its position in the list.
        <path key={index} d={path} className={styles[isExcluded ? 'excluded' : 'included']} />
      ))}
    </svg>
  );
}
