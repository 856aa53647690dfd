import type { ComponentProps } from 'react';
import { LatePart } from '#ui/late-part.tsx';
import { lazyPart } from '#ui/load-patiently.ts';

/** Its code is loaded only where a time is agreed on. */
const AskButton = lazyPart(async () => (await import('./ask-button.tsx')).AskButton);

export const LateAskButton = (props: ComponentProps<typeof AskButton>) => (
  <LatePart>
    <AskButton {...props} />
  </LatePart>
);
