import { type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useWords } from '#i18n/i18n.ts';
import buttons from '#ui/button.module.css';
import { CheckIcon, CloseIcon, PolygonIcon } from '#ui/icons.tsx';
import { CircleIcon, EditIcon, RectangleIcon, TrashIcon, UndoIcon } from '#ui/more-icons.tsx';
import styles from './draw-map.module.css';
import type { DrawTool } from './marks.ts';
import { FreehandIcon } from './tool-icons.tsx';
import type { DrawingControls } from './use-drawing.ts';

const tool = `${buttons['plain']} ${buttons['compact']}`;
const strong = `${buttons['primary']} ${buttons['compact']}`;

interface DrawToolbarProps {
  controls: DrawingControls;
  hasShapes: boolean;
  isReady: boolean;
  /** They take the focus of the button that has opened them. */
  takesFocus: boolean;
  onClear: () => void;
  actions: ReactNode;
}

const tools = [
  ['polygon', PolygonIcon],
  ['rectangle', RectangleIcon],
  ['circle', CircleIcon],
  ['freehand', FreehandIcon],
] as const satisfies readonly (readonly [DrawTool, unknown])[];

export function DrawToolbar(props: DrawToolbarProps) {
  const { controls, hasShapes, isReady, takesFocus } = props;
  const words = useWords('map');
  const { activity } = controls;
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(
    function takeFocus() {
      // Whoever comes back to a listing or reads on keeps the place where they are.
      if (!takesFocus || !isReady || !(document.activeElement instanceof HTMLButtonElement)) return;
      place.current?.querySelector('button')?.focus({ preventScroll: true });
    },
    [takesFocus, isReady],
  );
  return (
    <div className={`row gap8 ${styles['toolbar']}`}>
      <fieldset ref={place} className={`beside gap6 shrinks ${styles['tools']}`} disabled={!isReady}>
        <legend className="visually-hidden">{words('tools.title')}</legend>
        {tools.map(([name, ToolIcon]) => (
          <button
            key={name}
            type="button"
            className={tool}
            aria-pressed={activity.kind === 'drawing' && activity.tool === name}
            onClick={() => controls.toggleTool(name)}
          >
            <ToolIcon size={18} />
            {words(`tools.${name}`)}
          </button>
        ))}
        <button
          type="button"
          className={tool}
          title={words('tools.edit')}
          aria-pressed={activity.kind === 'editing'}
          disabled={!hasShapes}
          onClick={controls.toggleEditing}
        >
          <EditIcon size={18} />
          <span>{words('tools.edit')}</span>
        </button>
        <button
          type="button"
          className={tool}
          title={words('tools.undoCounted', { count: controls.undoCount })}
          disabled={controls.undoCount === 0}
          onClick={controls.undo}
        >
          <UndoIcon size={18} />
          <span>{words('tools.undo')}</span>
          {controls.undoCount > 0 && (
            <small className="quiet" aria-hidden="true">
              {formatNumber(controls.undoCount)}
            </small>
          )}
        </button>
      </fieldset>
      <div className={`beside gap6 shrinks ${styles['actions']}`}>
        <button type="button" className={tool} disabled={!hasShapes} onClick={props.onClear}>
          <TrashIcon size={18} />
          {words('tools.clear')}
        </button>
        {props.actions}
      </div>
    </div>
  );
}

/** Instructions and ways out while drawing. It lies over the map, so that the map does not move under the pointer. */
export function RunningBar({ controls }: { controls: DrawingControls }) {
  const { activity } = controls;
  const words = useWords('map');
  if (activity.kind === 'none' || (activity.kind === 'drawing' && !activity.isReady)) return null;
  const isPolygon = activity.kind === 'drawing' && activity.tool === 'polygon';
  return (
    <div className={`line gap8 on-accent round12 ${styles['running']}`}>
      <output>
        {isPolygon && activity.points > 0
          ? words('hints.points', { count: activity.points })
          : words(activity.kind === 'editing' ? 'hints.editing' : `hints.${activity.tool}`)}
      </output>
      {isPolygon && (
        <>
          <button type="button" className={strong} disabled={activity.points < 3} onClick={controls.finish}>
            <CheckIcon size={18} />
            {words('tools.finish')}
          </button>
          <button type="button" className={tool} disabled={activity.points < 2} onClick={controls.undoPoint}>
            <UndoIcon size={18} />
            {words('tools.undoPoint')}
          </button>
        </>
      )}
      <button
        type="button"
        className={activity.kind === 'editing' ? strong : `${tool} danger ${styles['cancel']}`}
        onClick={controls.cancel}
      >
        {activity.kind === 'editing' ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        {words(activity.kind === 'editing' ? 'tools.done' : 'tools.cancel')}
      </button>
    </div>
  );
}
