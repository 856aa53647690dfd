import { useEffect } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { useConfirm } from './confirm.tsx';

/**
 * While it is on, following a link asks first, and closing or reloading the page lets the browser ask. A step back in the
 * history is not held up: where that would lose something, a form keeps its draft instead.
 */
export function useAskBeforeLeaving(isOn: boolean): void {
  const words = useWords('ui');
  const confirm = useConfirm();
  useEffect(
    function askBeforeLeaving() {
      if (!isOn) return undefined;
      const leaving = new AbortController();
      const { signal } = leaving;
      const follow = async (link: HTMLAnchorElement): Promise<void> => {
        const isSure = await confirm({
          title: words('leave.title'),
          text: words('leave.text'),
          confirmLabel: words('leave.discard'),
          cancelLabel: words('leave.stay'),
          isDangerous: true,
        });
        if (!isSure) return;
        leaving.abort();
        link.click();
      };
      addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
      // Before the router sees the click.
      addEventListener(
        'click',
        (event) => {
          const link = event.target instanceof Element ? event.target.closest('a') : null;
          const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button !== 0;
          if (link === null || isElsewhere || link.target === '_blank' || !leavesPage(link)) return;
          event.preventDefault();
          event.stopImmediatePropagation();
          void follow(link);
        },
        { signal, capture: true },
      );
      return () => leaving.abort();
    },
    [isOn, confirm, words],
  );
}

/** A telephone number or another place of this page leaves nothing. */
const leavesPage = ({ href, protocol }: HTMLAnchorElement): boolean =>
  /^https?:$/.test(protocol) && href.split('#')[0] !== location.href.split('#')[0];
