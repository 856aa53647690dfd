/** How long a picture that does not come may keep the application waiting. */
const patienceMilliseconds = 1000;

/** So many modules are asked for in one go: to a phone each is a few milliseconds' work. */
const atOnce = 3;

/** Whoever does one of these wants more than to read. */
const firstSteps = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;

/**
 * A page that is written ahead can be read at once: what makes it work is fetched when it is painted with the pictures in
 * view, or as soon as somebody touches it. Asked for singly, the modules run in tasks of their own, with room for a tap
 * in between.
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

/** Before this script was there to hear it. */
const wasTouched = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

async function inSight(): Promise<void> {
  await parsed();
  await soon(firstPaint());
  await soon(Promise.all(picturesInView().map(loaded)).then(painted));
}

/** Nothing is painted in a tab in the background. */
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

/** Told when it is on the screen. */
const firstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    new PerformanceObserver((seen) => {
      if (seen.getEntriesByName('first-contentful-paint').length > 0) resolve(seen);
    }).observe({ type: 'paint', buffered: true });
  });

/** A frame begins before it is painted, and the second one when the first is under way to the screen. */
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
