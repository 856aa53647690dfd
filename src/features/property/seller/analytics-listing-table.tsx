import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import { type Column, Table } from '#ui/table.tsx';
import { type CountedListing, metrics } from './analytics.ts';

interface ListingTableProps {
  title: string;
  listings: readonly CountedListing[];
}

export function ListingTable({ title, listings }: ListingTableProps) {
  const words = useWords('seller');
  const columns: Column<CountedListing>[] = [
    { key: 'title', title: words('analytics.listing'), cell: (listing) => listing.title, sortBy: (one) => one.title },
    ...metrics.map((metric) => ({
      key: metric,
      title: words(`analytics.metrics.${metric}`),
      cell: (listing: CountedListing) => formatNumber(listing[metric]),
      sortBy: (listing: CountedListing) => listing[metric],
      isNumber: true,
    })),
  ];
  return (
    <Table
      caption={title}
      isCaptionHidden
      isDense
      columns={columns}
      rows={listings}
      keyOf={({ id }) => id}
      sort={{ key: 'views', isDescending: true }}
    />
  );
}
