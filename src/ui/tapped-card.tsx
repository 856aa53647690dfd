/// <reference types="react/experimental" />
import { type MouseEvent, type ReactNode, ViewTransition } from 'react';

/** What a card says of the thing whose page it leads to. */
interface TappedCard {
  id: string;
  name: string;
  price: string | undefined;
}

/** The last one, with the address of the picture as it was loaded. */
let last: (TappedCard & { picture: string | undefined }) | undefined;

/** For the link of a card: what the card shows stands on the page at once, while the rest is on its way. */
export function keepTapped({ currentTarget }: MouseEvent, card: TappedCard): void {
  last = { ...card, picture: currentTarget.closest('article')?.querySelector('img')?.currentSrc };
}

interface SharedPictureProps {
  /** Of the thing. Only one picture of it may be on the screen. */
  id: string;
  children: ReactNode;
}

/** Asked for each time: who changes it in the system need not load the page again. */
const isStill = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The picture of a card grows into the picture of the page, where the browser can do that and motion is welcome. */
export const SharedPicture = ({ id, children }: SharedPictureProps) => (
  <ViewTransition name={`picture-${id}`} default="none" share={isStill() ? 'none' : 'shared-picture'}>
    {children}
  </ViewTransition>
);

/** What its card said, if it was the last that was tapped. */
export const tappedCard = (id: string) => (last?.id === id ? last : undefined);
