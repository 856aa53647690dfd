import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import styles from '#ui/states.module.css';
import { useScreenReady } from '../hydration/screen-ready.ts';

/**
 * Uses no code that is loaded late, because it is also shown when a chunk of a replaced build cannot be loaded. Reloading
 * brings the new build.
 */
export function BrokenScreen() {
  const words = useWords('shell');
  useScreenReady();
  return (
    <div className={`bar gap4 quiet ${styles['state']}`} role="alert">
      <h1 className={`size21 strong display-type ${styles['title']}`}>{words('broken.title')}</h1>
      <p>{words('broken.text')}</p>
      <Button onClick={() => location.reload()}>{words('broken.reload')}</Button>
    </div>
  );
}
