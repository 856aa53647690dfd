import { toast } from './toast.tsx';

interface HeldBack {
  /** What is about to be told. */
  said: string;
  /** The words of the button, and of what comes of it. */
  undo: string;
  undone: string;
  send: () => void;
  /** It was sent, or taken back; not where a later word has taken its place. */
  onEnd?: (isSent: boolean) => void;
}

const heldMilliseconds = 10_000;

/** What waits, by what it is about: the last word counts. */
const waiting = new Map<string, { send: () => void; drop: () => void }>();

const sendAll = (): void => {
  for (const { send } of waiting.values()) send();
};
const sendWhenHidden = (): void => {
  if (document.visibilityState === 'hidden') sendAll();
};

/**
 * Says what is about to be sent, and sends it after ten seconds unless it was taken back. It outlives the screen; whoever leaves the
 * page sends it at once, so nothing is lost. Returns what takes it back.
 */
export function holdBack(about: string, { said, undo, undone, send, onEnd }: HeldBack): () => void {
  waiting.get(about)?.drop();
  if (waiting.size === 0) {
    document.addEventListener('visibilitychange', sendWhenHidden);
    addEventListener('pagehide', sendAll);
  }
  const drop = (): void => {
    clearTimeout(timer);
    close();
    waiting.delete(about);
    if (waiting.size > 0) return;
    document.removeEventListener('visibilitychange', sendWhenHidden);
    removeEventListener('pagehide', sendAll);
  };
  const sendNow = (): void => {
    drop();
    send();
    onEnd?.(true);
  };
  const timer = setTimeout(sendNow, heldMilliseconds);
  const takeBack = (): void => {
    if (!waiting.has(about)) return;
    drop();
    toast.success(undone);
    onEnd?.(false);
  };
  const close = toast.success(said, { label: undo, onPress: takeBack, milliseconds: heldMilliseconds });
  waiting.set(about, { send: sendNow, drop });
  return takeBack;
}
