import type { Page } from '@playwright/test';

interface Motion {
  /** Milliseconds of each animation and transition that ran, in order. */
  ran: number[];
  /** Of each view transition: the names of pictures before and after. */
  views: { before: string[]; after: string[] }[];
}

/** To be called before the page is opened: what moves on it is noted, frame by frame. */
export const watchMotion = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const motion: Motion = { ran: [], views: [] };
    Object.assign(window, { motion });
    const known = new WeakSet<Animation>();
    const look = (): void => {
      for (const animation of document.getAnimations()) {
        if (known.has(animation)) continue;
        known.add(animation);
        motion.ran.push(Number(animation.effect?.getComputedTiming().duration));
      }
      requestAnimationFrame(look);
    };
    look();
    const pictures = document.getElementsByTagName('img');
    const named = (): string[] =>
      [...pictures].map((one) => one.style.viewTransitionName).filter((name) => name !== '');
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => {
      const view = { before: named(), after: [] as string[] };
      motion.views.push(view);
      const transition = start(given);
      void transition.ready.then(() => view.after.push(...named())).catch(() => undefined);
      return transition;
    };
  });

export const motionOf = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);
