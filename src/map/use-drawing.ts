import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '#i18n/i18n.ts';
import type { Shape } from '../contract/area.ts';
import type { AreaStage } from './area-stage.ts';
import { askedShapes } from './asked-shapes.ts';
import type { Drawing, DrawingEvents, DrawWords, Editing } from './drawing.ts';
import type { DrawTool } from './marks.ts';
import { type Changed, type ShapeFault, withShape } from './shape-rules.ts';
import { useLatest } from './use-latest.ts';
import { usePastShapes } from './use-past-shapes.ts';
import { useSketch } from './use-sketch.ts';

export type Activity =
  | { kind: 'none' }
  | { kind: 'drawing'; tool: DrawTool; points: number; isReady: boolean }
  | { kind: 'editing' };
export type DrawingNotice = ShapeFault | 'library';

/** A change of the latest shapes, which may not be rendered yet. */
export type Change = (shapes: readonly Shape[]) => Changed;

export interface DrawingControls {
  activity: Activity;
  /** All shapes including the one being drawn, once that is a valid shape. */
  sketched: readonly Shape[] | undefined;
  notice: DrawingNotice | undefined;
  /** Starts a tool; the running tool once more ends it. */
  toggleTool: (tool: DrawTool) => void;
  toggleEditing: () => void;
  finish: () => void;
  undoPoint: () => void;
  cancel: () => void;
  /** Applies a change, or shows why not. */
  apply: (change: Change) => void;
  /** How many changes can be taken back. */
  undoCount: number;
  undo: () => void;
}

const none: Activity = { kind: 'none' };

export function useDrawing(
  stage: AreaStage | undefined,
  shapes: readonly Shape[],
  onShapes: (shapes: Shape[]) => void,
): DrawingControls {
  const words = useDrawWords();
  const [activity, setActivity] = useState<Activity>(none);
  const [notice, setNotice] = useState<DrawingNotice>();
  const past = usePastShapes(shapes);
  const { sketched, sketch } = useSketch(shapes);
  const running = useRef<Drawing>(undefined);
  const editing = useRef<Editing>(undefined);
  const begun = useRef<AbortController>(undefined);
  useEffect(function giveUp() {
    return () => begun.current?.abort();
  }, []);

  const [asked] = useState(() => askedShapes(shapes));
  useEffect(
    function followShapes() {
      asked.follow(shapes);
    },
    [asked, shapes],
  );

  const apply = (change: Change): void => {
    const changed = change(asked.now());
    if ('fault' in changed) {
      setNotice(changed.fault);
      stage?.showShapes(shapes, undefined);
      return;
    }
    setNotice(undefined);
    asked.ask(changed.shapes);
    onShapes(changed.shapes);
  };
  const addDrawn = useLatest((shape: Shape) => apply((now) => withShape(now, shape)));

  const stop = (): void => {
    begun.current?.abort();
    running.current?.cancel();
    running.current = undefined;
    editing.current?.stop();
    editing.current = undefined;
    sketch(undefined);
    setActivity(none);
  };

  const failed = (problem: unknown): void => {
    console.error('The drawing library did not load', problem);
    setNotice('library');
    setActivity(none);
  };

  /** While the code loads, another tool may be chosen or the map left: this signal ends the old attempt. */
  const begin = (): AbortSignal => {
    begun.current = new AbortController();
    return begun.current.signal;
  };

  const start = async (on: AreaStage, tool: DrawTool): Promise<void> => {
    setActivity({ kind: 'drawing', tool, points: 0, isReady: false });
    const told: DrawingEvents = {
      onShape: (shape) => addDrawn.current(shape),
      onEnd: () => {
        running.current = undefined;
        sketch(undefined);
        setActivity(none);
      },
      onSketch: (drawn) => {
        sketch(drawn);
        if (drawn.type === 'polygon')
          setActivity({ kind: 'drawing', tool, points: drawn.coordinates.length, isReady: true });
      },
    };
    const drawing = await on.draw(tool, words, told, begin());
    if (drawing === undefined) return;
    running.current = drawing;
    setActivity({ kind: 'drawing', tool, points: 0, isReady: true });
  };

  const toggleTool = (tool: DrawTool): void => {
    const isRunning = activity.kind === 'drawing' && activity.tool === tool;
    stop();
    setNotice(undefined);
    if (!isRunning && stage !== undefined) start(stage, tool).catch(failed);
  };

  const startEditing = async (on: AreaStage): Promise<void> => {
    setActivity({ kind: 'editing' });
    editing.current = await on.edit(words, begin());
  };

  const toggleEditing = (): void => {
    const isEditing = activity.kind === 'editing';
    stop();
    setNotice(undefined);
    if (!isEditing && stage !== undefined) startEditing(stage).catch(failed);
  };

  const undo = (): void => {
    const before = past.takeBack();
    if (before === undefined) return;
    setNotice(undefined);
    asked.ask(before);
    onShapes(before);
  };

  const isBusy = activity.kind !== 'none';
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') stop();
  });
  useEffect(
    function cancelByEscape() {
      if (!isBusy) return undefined;
      const listen = (event: KeyboardEvent): void => onEscape(event);
      document.addEventListener('keydown', listen);
      return () => document.removeEventListener('keydown', listen);
    },
    [isBusy],
  );

  return {
    activity,
    sketched,
    notice,
    toggleTool,
    toggleEditing,
    finish: () => running.current?.finish(),
    undoPoint: () => running.current?.undoPoint(),
    cancel: stop,
    apply,
    undoCount: past.count,
    undo,
  };
}

function useDrawWords(): DrawWords {
  const words = useWords('map');
  return {
    polygonStart: words('drawing.polygonStart'),
    polygonGoOn: words('drawing.polygonGoOn'),
    polygonEnd: words('drawing.polygonEnd'),
    rectangleStart: words('drawing.rectangleStart'),
    circleStart: words('drawing.circleStart'),
    release: words('drawing.release'),
    radius: words('drawing.radius'),
    edit: words('drawing.edit'),
  };
}
