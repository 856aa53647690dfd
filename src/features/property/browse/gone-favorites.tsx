import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { useFavorites } from '../favorite/favorites.ts';
import styles from './home.module.css';

/** Says why there are fewer cards than favourites. The missing ones can be removed. */
export function GoneFavorites({ ids }: { ids: readonly string[] }) {
  const words = useWords('browse');
  const confirm = useConfirm();
  const { toggle } = useFavorites();
  if (ids.length === 0) return null;
  const count = { count: ids.length, number: formatNumber(ids.length) };
  const remove = async (): Promise<void> => {
    const question = {
      title: words('remove.title'),
      text: words('gone.question', count),
      confirmLabel: words('remove.confirm'),
      isDangerous: true,
    };
    if (!(await confirm(question))) return;
    for (const id of ids) toggle(id);
  };
  return (
    <p className={`line gap8-12 quiet ${styles['gone']}`}>
      {words('gone.text', count)}{' '}
      <Button variant="plain" isCompact onClick={() => void remove()}>
        {words('remove.title')}
      </Button>
    </p>
  );
}
