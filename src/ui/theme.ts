import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** The brand's dark green; shade 8 on white has a contrast of 8:1. */
const forest: MantineColorsTuple = [
  '#edf7f1',
  '#dcebe2',
  '#b6d6c3',
  '#8dc0a2',
  '#6bae87',
  '#549f74',
  '#3f8a61',
  '#2b7150',
  '#175c3c',
  '#0d4a2e',
];

export const theme = createTheme({
  colors: { forest },
  primaryColor: 'forest',
  primaryShade: 8,
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  headings: { fontWeight: '700' },
});
