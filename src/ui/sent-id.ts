import { useRef } from 'react';

/** The id under which a text is sent: the same one for the same text again, until it has arrived. None over an open line. */
export function useSentId(): { idOf: (text: string) => string | undefined; forget: () => void } {
  const sent = useRef<{ text: string; id: string }>(undefined);
  return {
    idOf: (text) => {
      if (!isSecureContext) return undefined;
      if (sent.current?.text !== text) sent.current = { text, id: crypto.randomUUID() };
      return sent.current.id;
    },
    forget: () => {
      sent.current = undefined;
    },
  };
}
