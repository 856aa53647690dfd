// What opens over a profile. Also where this code lies is loaded when one of them is opened.

export const laterParts = {
  AskDialog: async () => (await import('../question/ask-dialog.tsx')).AskDialog,
  ReplyDialog: async () => (await import('./reply-dialog.tsx')).ReplyDialog,
  TimesSheet: async () => (await import('./times-sheet.tsx')).TimesSheet,
};
