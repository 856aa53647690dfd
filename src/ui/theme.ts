import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shades are not used: theme.css says what each part of a component takes of tokens.css. */
const oneShade = (token: string): MantineColorsTuple => {
  const shade = `var(--${token})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
};

/** As high as a finger needs, in the type of the page. */
const asLargeAsText = { defaultProps: { size: 'md' } };

export const theme = createTheme({
  colors: { accent: oneShade('accent-fill'), danger: oneShade('danger-fill') },
  primaryColor: 'accent',
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    Button: asLargeAsText,
    NativeSelect: asLargeAsText,
    PasswordInput: asLargeAsText,
    Radio: asLargeAsText,
    RadioGroup: asLargeAsText,
    Switch: asLargeAsText,
    TextInput: asLargeAsText,
    Textarea: asLargeAsText,
  },
});
