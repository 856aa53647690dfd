import { icon } from './icons.tsx';

// Of screens that hardly anybody opens first. Not in icons.tsx, which every page loads.

export const EditIcon = icon('M4 20h4L19.5 8.5a2.8 2.8 0 0 0-4-4L4 16zM14 6l4 4');
export const TrashIcon = icon('M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6');
export const EyeIcon = icon(
  <>
    <path d="M2 12s3.5-7 10-7 10 7 10 7-3.5 7-10 7S2 12 2 12z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const PhoneIcon = icon(
  'M21 16.5v3a1.9 1.9 0 0 1-2.1 1.9A18 18 0 0 1 2.6 5.1 1.9 1.9 0 0 1 4.5 3h3l2 5-2.3 1.6a13 13 0 0 0 7.2 7.2L16 14.5z',
);
export const MailIcon = icon('M3 5h18v14H3zM3 6l9 7 9-7');
export const PinIcon = icon(
  <>
    <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z" />
    <circle cx="12" cy="10" r="2.5" />
  </>,
);
export const BuildingIcon = icon('M5 21V3h10v18M15 9h4v12M3 21h18M8.5 7h3M8.5 11h3M8.5 15h3');
export const StarIcon = icon('m12 3 2.8 5.8 6.2.9-4.5 4.4 1 6.3-5.5-3-5.5 3 1-6.3L3 9.7l6.2-.9z');
export const ChartIcon = icon('M4 20V10M10 20V4M16 20v-7M22 20H2');
export const PrintIcon = icon('M7 9V3h10v6M7 17H4V9h16v8h-3M7 14h10v7H7z');
export const CopyIcon = icon('M8 8h12v12H8zM16 8V4H4v12h4');
export const DownloadIcon = icon('M12 4v12m-5-5 5 5 5-5M4 16v4h16v-4');
export const UploadIcon = icon('M12 16V4m-5 5 5-5 5 5M4 16v4h16v-4');
export const UndoIcon = icon('M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-2');
export const ShareIcon = icon('M12 15V3m-4 4 4-4 4 4M5 12v8h14v-8');
export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18" />
  </>,
);
export const DragIcon = icon('M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01');
export const RectangleIcon = icon('M4 6h16v12H4z');
export const CircleIcon = icon(<circle cx="12" cy="12" r="8" />);
export const MoreIcon = icon('M5 12h.01M12 12h.01M19 12h.01');
export const SendIcon = icon('M4 12h15m-6-6 6 6-6 6');
export const ImageIcon = icon('M4 5h16v14H4zM4 16l5-5 5 5 2-2 4 4M15.5 9.5h.01');
export const RepeatIcon = icon('M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4');
