import type { ReactElement } from 'react';

/** Small line icons on a 24-unit grid. They are decorative: text beside them or an aria-label must say what they mean. */
interface IconProps {
  /** Edge in pixels; 20 unless said. */
  size?: number;
  className?: string | undefined;
}

/** Also for the icons of a single screen, which others need not load. */
export const icon = (shape: string | ReactElement) =>
  function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {typeof shape === 'string' ? <path d={shape} /> : shape}
      </svg>
    );
  };

export const HomeIcon = icon('M3 11 12 3l9 8M5 10v10h5v-6h4v6h5V10');
export const FilterIcon = icon('M3 5h18l-7 8v6l-4 2v-8z');
export const SlidersIcon = icon('M4 7h10M18 7h2M4 17h2M10 17h10M16 4v6M8 14v6');
export const MapIcon = icon('m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14');
export const ListIcon = icon('M8 6h13M8 12h13M8 18h13M3.5 6h.01M3.5 12h.01M3.5 18h.01');
export const HeartIcon = icon(
  'M20.8 5.6a5.5 5.5 0 0 0-7.8 0L12 6.7l-1-1.1a5.5 5.5 0 0 0-7.8 7.8L12 22l8.8-8.6a5.5 5.5 0 0 0 0-7.8z',
);
export const UserIcon = icon('M20 21a8 8 0 0 0-16 0M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM21 21l-5-5');
export const CheckIcon = icon('m4 12 5 5L20 6');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const PlusIcon = icon('M12 5v14M5 12h14');
export const ArrowLeftIcon = icon('M20 12H4m6-6-6 6 6 6');
export const ChevronDownIcon = icon('m6 9 6 6 6-6');
export const ChevronLeftIcon = icon('m15 6-6 6 6 6');
export const ChevronRightIcon = icon('m9 6 6 6-6 6');
export const ChatIcon = icon('M21 12a8 8 0 0 1-8 8H3l2-4a8 8 0 1 1 16-4z');
export const ShieldIcon = icon('M12 3 4 6v6c0 5 3.5 8 8 9 4.5-1 8-4 8-9V6zM9 12l2 2 4-4');
export const BellIcon = icon('M18 16v-5a6 6 0 0 0-12 0v5l-2 2h16zM10 21h4');
export const CalendarIcon = icon('M4 6h16v15H4zM4 11h16M8 3v5M16 3v5');
export const ClockIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3 2" />
  </>,
);
export const AlertIcon = icon('M12 3 2 20h20zM12 10v4M12 17h.01');
export const PolygonIcon = icon('m12 3 8 6-3 10H7L4 9z');
