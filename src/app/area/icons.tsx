import { icon } from '#ui/icons.tsx';

export const PeopleIcon = icon(
  'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c.8-3.5 3.4-5 7-5s6.2 1.5 7 5M16 4.5a3.5 3.5 0 0 1 0 6M18 15c2.3.6 3.6 2.2 4 5',
);
export const EuroIcon = icon('M17 6a6.5 6.5 0 1 0 0 12M4 10h9M4 14h9');
export const BankIcon = icon('M3 10l9-6 9 6M4 20h16M6 10v7M10 10v7M14 10v7M18 10v7');
export const DocumentIcon = icon('M7 3h7l4 4v14H7zM14 3v4h4');
export const GearIcon = icon(
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M5.6 18.4l2.1-2.1M16.3 7.7l2.1-2.1',
);
