import { refresh, useChange } from '../../api/query.ts';
import {
  deleteServiceCard,
  duplicateServiceCard,
  listServiceCards,
  type OwnCard,
} from '../../contract/service-card.ts';
import { formatEuros, formatMomentIn } from '../../i18n/format.ts';
import { useWords } from '../../i18n/i18n.ts';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useConfirm } from '../../ui/confirm.tsx';
import { FallbackImage } from '../../ui/fallback-image.tsx';
import { ChartIcon, EditIcon, TrashIcon } from '../../ui/icons.tsx';
import { sourcesOf } from '../../ui/picture-sources.ts';
import { toast } from '../../ui/toast.tsx';
import styles from './service-card.module.css';

/** A card with its state and what can be done with it. */
export function CardRow({ card, isFull }: { card: OwnCard; isFull: boolean }) {
  const words = useWords('service-card');
  const names = useWords('service-names');
  const [image] = card.images;
  return (
    <>
      <FallbackImage
        {...sourcesOf(image, '126px')}
        className={styles['picture']}
        alt={image?.alt ?? ''}
        width={240}
        height={160}
        loading="lazy"
        decoding="async"
      />
      <div className={styles['text']}>
        <h2 className={styles['name']}>{card.name}</h2>
        <p className={styles['quiet']}>
          {names(`names.${card.category}`)} · {words('minutes', { minutes: card.duration })}
        </p>
        <p className={styles['price']}>
          {formatEuros(card.price)}
          {card.priceUnit === 'hour' && ` ${words('perHour')}`}
        </p>
        <Badge kind={card.isPublished ? 'success' : 'neutral'}>
          {words(card.isPublished ? 'state.published' : 'state.draft')}
        </Badge>
      </div>
      <Actions card={card} isFull={isFull} />
    </>
  );
}

function Actions({ card: { id, name, visitsAhead, nextVisits }, isFull }: { card: OwnCard; isFull: boolean }) {
  const words = useWords('service-card');
  const confirm = useConfirm();
  const failed = { onError: (problem: { sentence: string }) => toast.error(problem.sentence) };
  const remove = useChange(deleteServiceCard, failed);
  const duplicate = useChange(duplicateServiceCard, failed);
  const ask = { params: { id } };
  const unnamed = visitsAhead - nextVisits.length;
  const askAndDelete = async (): Promise<void> => {
    const isSure = await confirm({
      title: words('delete.title'),
      text:
        visitsAhead === 0
          ? words('delete.text')
          : `${words('delete.visits', { count: visitsAhead })} ${words('delete.text')}`,
      list: [
        ...nextVisits.map(({ start, timeZone, customer }) => `${formatMomentIn(start, timeZone)}, ${customer}`),
        ...(unnamed > 0 ? [words('delete.more', { count: unnamed })] : []),
      ],
      confirmLabel: words('delete.confirm'),
      isDangerous: true,
    });
    if (!isSure) return;
    remove.mutate(ask, {
      onSuccess: () => {
        toast.success(words('deleted'));
        void refresh(listServiceCards);
      },
    });
  };
  const copy = (): void =>
    duplicate.mutate(ask, {
      onSuccess: () => {
        toast.success(words('duplicated'));
        void refresh(listServiceCards);
      },
    });
  return (
    <div className={styles['actions']}>
      <Button variant="plain" isCompact icon={<EditIcon />} to={paths.editServiceCard(id)}>
        {words('list.edit')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button variant="plain" isCompact icon={<ChartIcon />} to={paths.serviceCardStats(id)}>
        {words('list.stats')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      {!isFull && (
        <Button variant="plain" isCompact isBusy={duplicate.isPending} onClick={copy}>
          {words('list.duplicate')}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
      <Button
        variant="plain"
        isCompact
        icon={<TrashIcon />}
        isBusy={remove.isPending}
        onClick={() => void askAndDelete()}
      >
        {words('list.delete')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </div>
  );
}
