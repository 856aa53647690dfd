import { createTheme, type MantineColorsTuple } from '@mantine/core';

/** Shades are not used: theme.css says what each part of a component takes of tokens.css. */
const oneShade = (token: string): MantineColorsTuple => {
  const shade = `var(--${token})`;
  return [shade, shade, shade, shade, shade, shade, shade, shade, shade, shade];
};

/**
 * 44 px high with text of at least 16 px: room for a finger, and a phone does not zoom in when a field gets the focus.
 */
const usual = { defaultProps: { size: 'md' } };

export const theme = createTheme({
  colors: { accent: oneShade('accent-fill'), danger: oneShade('danger-fill') },
  primaryColor: 'accent',
  defaultRadius: 'md',
  cursorType: 'pointer',
  components: {
    Input: usual,
    // The hint stands below the field: fields beside each other stay on one line.
    InputWrapper: { defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    Checkbox: usual,
    Radio: usual,
    Switch: usual,
  },
});
