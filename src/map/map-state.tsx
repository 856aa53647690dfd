import { useWords } from '#i18n/i18n.ts';
import { Loading } from '#ui/loading.tsx';
import styles from './draw-map.module.css';
import type { Staged } from './use-stage.ts';

/** Shown in the map's place while it loads or after it has failed. */
export function MapState({ staged }: { staged: Staged<unknown> }) {
  const words = useWords('map');
  const shared = useWords('ui');
  if (staged.state === 'ready') return null;
  return (
    <div className={`bar text-center centered on-surface ${styles['cover']}`}>
      {staged.state === 'loading' ? (
        <Loading text={words('loading')} />
      ) : (
        <p role="alert">{staged.at === 'load' ? shared('mapNotLoaded') : words('failures.start')}</p>
      )}
    </div>
  );
}
