import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import type { PartPoints } from '../../../contract/services/provider-rating.ts';

/** "Sauberkeit 5 von 5 · Pünktlichkeit 4 von 5"; nothing where no part was rated. */
export function PartsLine({ parts, className }: { parts: PartPoints; className: string | undefined }) {
  const words = useWords('profile');
  const rated = Object.entries(parts) as [keyof typeof parts, number][];
  if (rated.length === 0) return null;
  return (
    <p className={className}>
      {rated
        .map(
          ([part, points]) =>
            `${words(`review.part.${part}`)} ${words('review.point', { points: formatNumber(points) })}`,
        )
        .join(' · ')}
    </p>
  );
}
