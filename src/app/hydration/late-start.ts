/** The longest time for which the application waits for pictures. */
const patienceMilliseconds = 1000;

/** How many modules are imported at once: each takes a phone a few milliseconds. */
const atOnce = 3;

/** Events that show that the visitor wants to do more than read. */
const firstSteps = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * A written page can be read at once. Its scripts are loaded when it is painted with the pictures in view, or as soon as
 * somebody touches it. The modules are imported in small groups, so that each runs in a task of its own and a tap can be
 * handled in between.
 */
export async function startOnceInSight(modules: readonly string[]): Promise<void> {
  if (!wasTouched()) await Promise.race([inSight(), ...firstSteps.map((step) => heard(document, step)), outOfSight()]);
  await parsed();
  const arrivals: Promise<unknown>[] = [];
  for (const module of modules) {
    arrivals.push(import(/* @vite-ignore */ module));
    if (arrivals.length % atOnce === 0 && !document.hidden) await passed(0);
  }
  await Promise.all(arrivals);
}

/** The visitor did something before this script ran. */
const wasTouched = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

async function inSight(): Promise<void> {
  await parsed();
  await soon(firstPaint());
  await soon(Promise.all(picturesInView().map(loaded)).then(painted));
}

/** Resolves when the tab is hidden: nothing is painted in a background tab. */
async function outOfSight(): Promise<void> {
  while (!document.hidden) await heard(document, 'visibilitychange');
}

async function parsed(): Promise<void> {
  if (document.readyState === 'loading') await heard(document, 'DOMContentLoaded');
}

const heard = (target: EventTarget, event: string): Promise<unknown> =>
  new Promise((resolve) => {
    target.addEventListener(event, resolve, { capture: true, once: true, passive: true });
  });

const soon = (awaited: Promise<unknown>): Promise<unknown> => Promise.race([awaited, passed(patienceMilliseconds)]);

const passed = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const nextFrame = (): Promise<unknown> =>
  new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });

/** Resolves when the first contentful paint was reported. */
const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve(seen);
    }).observe({ type: 'paint', buffered: true });
  });

/** Waits for two animation frames: the second begins when the first is on its way to the screen. */
async function painted(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await passed(0);
}

function picturesInView(): HTMLImageElement[] {
  return [...document.images].filter((picture) => {
    const { top, bottom, width } = picture.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
}

async function loaded(picture: HTMLImageElement): Promise<void> {
  if (!picture.complete) await Promise.race([heard(picture, 'load'), heard(picture, 'error')]);
}
