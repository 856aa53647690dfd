import { type ComponentType, type LazyExoticComponent, lazy, useEffect, useEffectEvent } from 'react';
import { useWords } from '#i18n/i18n.ts';
import { withRetries } from './with-retries.ts';

interface MapProps {
  /** Called when the map cannot be loaded. */
  onFailed?: () => void;
}

/** A part of a screen with a map, loaded when it is shown. If that fails the rest of the screen stays usable. */
export const lazyMap = <Props extends object>(
  load: () => Promise<ComponentType<Props & MapProps>>,
): LazyExoticComponent<ComponentType<Props & MapProps>> =>
  lazy(async () => {
    try {
      return { default: await withRetries(load) };
    } catch (problem) {
      console.error('The map could not be loaded', problem);
      return { default: MapNotLoaded };
    }
  });

function MapNotLoaded({ onFailed }: MapProps) {
  const words = useWords('ui');
  const tell = useEffectEvent(() => onFailed?.());
  useEffect(function tellFailure() {
    tell();
  }, []);
  return <p role="alert">{words('mapNotLoaded')}</p>;
}
