import { useWords } from '#i18n/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { EditIcon, EyeIcon, TrashIcon } from '#ui/more-icons.tsx';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { refresh } from '../../../api/query.ts';
import { deleteProperty, getUserProperties, type ListedProperty } from '../../../contract/property/listing.ts';
import { paths } from '../../../paths.ts';
import { LifecycleButtons, refreshedByChange } from './lifecycle-buttons.tsx';
import styles from './seller.module.css';

export function RowButtons({ property, isExpiring }: { property: ListedProperty; isExpiring: boolean }) {
  const { id, title, status } = property;
  const words = useWords('seller');
  return (
    <div className={`line gap8 whole-row ${styles['buttons']}`}>
      <LifecycleButtons property={property} isExpiring={isExpiring} />
      <div className={`beside gap8 ${styles['icons']}`}>
        <Button
          isIcon
          to={paths.property(id)}
          variant="plain"
          aria-label={words(status === 'published' ? 'view' : 'preview', { title })}
        >
          <EyeIcon />
        </Button>
        <Button isIcon to={paths.editProperty(id)} variant="plain" aria-label={words('edit', { title })}>
          <EditIcon />
        </Button>
        <DeleteButton id={id} title={title} />
      </div>
    </div>
  );
}

function DeleteButton({ id, title }: Pick<ListedProperty, 'id' | 'title'>) {
  const words = useWords('seller');
  const confirm = useConfirm();
  const deletion = useChange(deleteProperty, {
    refreshes: refreshedByChange,
    onSuccess: () => toast.success(words('delete.done')),
    onError: ({ code }) => {
      if (code !== 'not_found') return toast.error(words('error.delete'));
      // Already withdrawn in another tab: that counts as success.
      toast.success(words('delete.done'));
      void refresh(getUserProperties);
    },
  });
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('delete.title'),
      text: words('delete.text', { title }),
      confirmLabel: words('delete.confirm'),
      isDangerous: true,
    });
    if (isSure) deletion.mutate({ body: { id } });
  };
  return (
    <Button
      isIcon
      variant="plain"
      disabled={deletion.isPending}
      aria-label={words('delete.label', { title })}
      onClick={() => void remove()}
    >
      <TrashIcon />
    </Button>
  );
}
