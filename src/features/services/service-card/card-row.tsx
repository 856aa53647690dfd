import { formatDuration } from '#i18n/format-duration.ts';
import { capitalised, formatSoonIn } from '#i18n/format-moment.ts';
import { useWords } from '#i18n/i18n.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useConfirm } from '#ui/confirm.tsx';
import { FallbackImage } from '#ui/fallback-image.tsx';
import { Link } from '#ui/link.tsx';
import { ChartIcon, CopyIcon, EditIcon, TrashIcon } from '#ui/more-icons.tsx';
import { MoreMenu } from '#ui/more-menu.tsx';
import { sourcesOf } from '#ui/picture-sources.ts';
import { toast } from '#ui/toast.tsx';
import { useChange } from '../../../api/change.ts';
import { useOwnCurrency } from '../../../api/own-currency.ts';
import { refresh } from '../../../api/query.ts';
import {
  deleteServiceCard,
  duplicateServiceCard,
  listServiceCards,
  type OwnCard,
} from '../../../contract/services/service-card.ts';
import { paths } from '../../../paths.ts';
import { tradePicture } from '../../../search/trade-picture.ts';
import { ownPrice } from './own-price.ts';
import styles from './service-card.module.css';

/** A card with its state and what can be done with it. */
export function CardRow({ card, isFull }: { card: OwnCard; isFull: boolean }) {
  const words = useWords('service-card');
  const own = useOwnCurrency();
  const names = useWords('service-names');
  const [image] = card.images;
  return (
    <>
      <FallbackImage
        {...sourcesOf(image, '126px')}
        instead={tradePicture(card.category)}
        className={styles['picture']}
        alt={image?.alt ?? ''}
        width={240}
        height={160}
        loading="lazy"
        decoding="async"
      />
      <div className={`column gap2 breaks ${styles['text']}`}>
        <span className={`row at-baseline ${styles['named']}`}>
          <h2 className={`size16 strong ${styles['name']}`}>{card.name}</h2>
          <Badge kind={card.isPublished ? 'success' : 'neutral'}>
            {words(card.isPublished ? 'state.published' : 'state.draft')}
          </Badge>
        </span>
        <p className="quiet small">
          {names(`names.${card.category}`)} · {formatDuration(card.duration)}
        </p>
        {card.isTakenDown && (
          <p>
            {words('takenDown')} <Link to={paths.decisions()}>{words('takenDownWhy')}</Link>
          </p>
        )}
      </div>
      <p className={`strong digits ${styles['price']}`}>
        {ownPrice(
          words,
          [card, ...card.variants].map(({ price }) => price),
          own,
        )}
        {card.priceUnit === 'hour' && ` ${words('perHour')}`}
      </p>
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
        ...nextVisits.map(
          ({ start, timeZone, customer }) => `${capitalised(formatSoonIn(start, timeZone))}, ${customer}`,
        ),
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
    <div className={`beside gap8 ${styles['actions']}`}>
      <Button variant="plain" isCompact icon={<EditIcon />} to={paths.editServiceCard(id)}>
        <span className={styles['edit']}>{words('list.edit')}</span>
        <span className="visually-hidden"> {name}</span>
      </Button>
      <MoreMenu
        label={words('list.more', { name })}
        entries={[
          {
            name: 'stats',
            label: words('list.stats'),
            icon: <ChartIcon />,
            to: paths.serviceCardStats(id),
          },
          ...(isFull
            ? []
            : [{ name: 'duplicate', label: words('list.duplicate'), icon: <CopyIcon />, onChoose: copy }]),
          {
            name: 'delete',
            label: words('list.delete'),
            icon: <TrashIcon />,
            onChoose: () => void askAndDelete(),
          },
        ]}
      />
    </div>
  );
}
