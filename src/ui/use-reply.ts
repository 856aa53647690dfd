import { useEffect, useRef, useState } from 'react';

interface Waiting {
  read: () => { text: string; id: string } | undefined;
  write: (reply: { text: string; id: string } | undefined) => void;
}

export interface ReplyProps {
  isBusy: boolean;
  error: string | undefined;
  /** No answer came. Without a network the text waits, and is sent by itself when there is one. */
  isUnreachable: boolean;
  /** The initial text of the box, and a note about it. */
  draft?: { text: string; note: string };
  /** Where the text waits that could not be sent, for the next page as well: `waitingReply` in src/api. */
  waiting: Waiting;
  onType?: (text: string) => void;
  /** The same text sent again bears the same id. `onSent` empties the box; without it the text stays. */
  onSend: (reply: { text: string; id: string | undefined }, onSent: () => void) => void;
}

/** The latest `send`: at once where an earlier page has left something, else when the network is back, while something waits. */
function useSendWhenBack(isLeft: boolean, isWaiting: boolean, send: () => void): void {
  const latest = useRef(send);
  useEffect(function noteLatest() {
    latest.current = send;
  });
  const [wasLeft] = useState(isLeft);
  useEffect(
    function sendWhatWasLeft() {
      if (wasLeft && navigator.onLine) latest.current();
    },
    [wasLeft],
  );
  useEffect(
    function sendWhenBack() {
      if (!isWaiting) return undefined;
      const sendAgain = (): void => latest.current();
      addEventListener('online', sendAgain);
      return () => removeEventListener('online', sendAgain);
    },
    [isWaiting],
  );
}

interface Sent {
  text: string;
  /** The same one for the same text again, until it has arrived. None over an open line. */
  id: string | undefined;
}

/** What is typed, until it has arrived. Pictures that go with it may stand for the words. */
export function useReply(
  { draft, waiting, isBusy, error, isUnreachable, onType, onSend }: ReplyProps,
  hasPictures = false,
) {
  const [left] = useState(() => waiting.read());
  const [text, setText] = useState(left?.text ?? draft?.text ?? '');
  const [sent, setSent] = useState<Sent | undefined>(left);
  const type = (typed: string): void => {
    setText(typed);
    onType?.(typed);
  };
  const send = (): void => {
    if ((text.trim() === '' && !hasPictures) || isBusy) return;
    const reply = sent?.text === text ? sent : { text, id: isSecureContext ? crypto.randomUUID() : undefined };
    setSent(reply);
    onSend(reply, () => {
      setSent(undefined);
      type('');
    });
  };
  const isLeft = left !== undefined && error === undefined;
  // Whoever writes on has not finished. Without an id it could come twice.
  const unsentId = (isLeft || isUnreachable) && sent?.text === text ? sent.id : undefined;
  const isWaiting = unsentId !== undefined && !isBusy && !navigator.onLine;
  useEffect(
    function keepWhatWaits() {
      if (isWaiting) waiting.write({ text, id: unsentId });
      else if (unsentId === undefined && !isBusy) waiting.write(undefined);
    },
    [isWaiting, unsentId, isBusy, text, waiting],
  );
  useSendWhenBack(isLeft, isWaiting, send);
  return { text, type, send, isWaiting };
}
