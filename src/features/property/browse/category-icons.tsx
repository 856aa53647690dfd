import type { BrowseCategory } from '../../../contract/property/taxonomy.ts';

/** Line drawings on a 24-unit grid; decorative, the category's name stands beside. */
const lines = {
  all: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
  'house-lot': 'M3 11 12 3l9 8M5 10v10h14V10M10 20v-6h4v6',
  condominium: 'M6 21V3h12v18M10 7h.01M14 7h.01M10 11h.01M14 11h.01M10 15h.01M14 15h.01M3 21h18',
  lot: 'M3 19 7 7h10l4 12zM7 7v5M17 7v5M12 19v-5',
  apartment: 'M4 21V8l8-5 8 5v13zM9 21v-5h6v5M8 11h2M14 11h2',
  foreclosures: 'm13 8 5 5M4 21l9-9M10 5l3-2 8 8-2 3-2-1-6-6zM14 21h7',
  commercial: 'M5 21V3h9v18M14 9h5v12M3 21h18M8 7h3M8 11h3M8 15h3',
  townhouse: 'M2 21V11l5-4 5 4v10M12 21V11l5-4 5 4v10M2 21h20M7 21v-4M17 21v-4',
  retail: 'M4 10v10h16V10M3 10l2-6h14l2 6zM9 20v-6h6v6',
  industrial: 'M3 21V11l6 4v-4l6 4V5h6v16zM7 18h.01M12 18h.01M17 18h.01',
  hotel: 'M3 5v15M3 16h18v4M21 16v-3a3 3 0 0 0-3-3h-8v6M6.5 12.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  vacation: 'M12 21V9M12 9c-4-5-9-2-9 1 3-2 6-2 9-1zM12 9c4-5 9-2 9 1-3-2-6-2-9-1zM12 9c-1-4 1-6 3-6M5 21h14',
  architects: 'm4 20 6-15M20 20 14 5M12 5a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM6 14c4 3 8 3 12 0',
  constructors: 'M3 18h18M5 18v-3a7 7 0 0 1 14 0v3M10 9V6h4v3',
} as const satisfies Record<BrowseCategory, string>;

export function CategoryIcon({ category, size = 24 }: { category: BrowseCategory; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[category]} />
    </svg>
  );
}
