/** Every colour of the mails, by the names of src/ui/tokens.css (mail-page.test.ts compares them). */
export const mailColours = {
  light: {
    ground: '#faf8f3',
    surface: '#fff',
    sunken: '#f2eee5',
    text: '#1a1f1b',
    muted: '#5d655e',
    line: '#e7e2d7',
    accent: '#175c3c',
    'accent-fill': '#175c3c',
    'on-fill': '#fff',
  },
  dark: {
    ground: '#121613',
    surface: '#1b211d',
    sunken: '#242b26',
    text: '#eef1ec',
    muted: '#a8b1a9',
    line: '#313932',
    accent: '#86cfa6',
    'accent-fill': '#2f8259',
    'on-fill': '#fff',
  },
} as const;

export type MailColour = keyof typeof mailColours.light;
