import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page was printed since it was opened: what is only for paper is rendered just before. */
export function usePrinted(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(function awaitPrinter() {
    // The browser takes the page as it is when the event is over.
    const print = () => flushSync(() => setPrinted(true));
    addEventListener('beforeprint', print, { once: true });
    return () => removeEventListener('beforeprint', print);
  }, []);
  return isPrinted;
}
