/** Where "Write" of the list leads. */
export const messagesAnchor = 'messages';
