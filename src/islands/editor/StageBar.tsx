import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { zoomAbout } from '../../lib/editor/camera.ts';
import { $grid, $sewing } from '../../stores/editor/state.ts';
import { showAll } from './Stage.tsx';
import { $camera, $gesture, $mode, $stageSize } from './stage-state.ts';
import { ToolButton } from './ToolButton.tsx';

/** A quarter more, or less. */
const STEP = 1.25;
/** CSS px per mm at which a piece is as large as it will be. */
const LIFE_SIZE = 96 / 25.4;

/** What is to be done on the stage, where that is something else than to choose. */
const MODE_WORDS: Partial<Record<string, string>> = {
  split: 'Draw a line across the fill.',
  guide: 'Draw the line that the rows follow.',
};

/** While a line is there that is moved by keys. */
const CUT_WORDS = 'Arrows move the line, R turns it, Enter splits.';
const $hasCut = computed(
  [$mode, $gesture],
  (mode, gesture) => mode === 'split' && gesture?.kind === 'line' && gesture.byKeys === true,
);

/** Zooms about the middle of the stage. */
export function zoomBy(factor: number): void {
  const camera = $camera.get();
  const { width, height } = $stageSize.get();
  if (camera) $camera.set(zoomAbout(camera, factor, { x: width / 2, y: height / 2 }));
}

export const zoomIn = (): void => zoomBy(STEP);
export const zoomOut = (): void => zoomBy(1 / STEP);

/** How the stage shows the piece. */
export function StageBar() {
  const camera = useStore($camera);
  const grid = useStore($grid);
  const mode = useStore($mode);
  const hasCut = useStore($hasCut);
  const { busy, fault } = useStore($sewing);
  return (
    <div className="editor-stage-bar" data-keeps-clear>
      <ToolButton
        label="Move the view"
        letter="H"
        icon="hand"
        pressed={mode === 'pan'}
        onClick={() => $mode.set(mode === 'pan' ? 'choose' : 'pan')}
      />
      <ToolButton
        label="Grid of centimetres"
        letter="G"
        icon="grid"
        pressed={grid === 'on'}
        onClick={() => $grid.set(grid === 'on' ? 'off' : 'on')}
      />
      <ToolButton label="Show all" icon="all" letter="0" onClick={showAll} />
      <p className="editor-stage-words" role={fault ? 'alert' : undefined} data-fault={!!fault}>
        {fault ?? (hasCut ? CUT_WORDS : MODE_WORDS[mode]) ?? (busy ? 'Sewing…' : '')}
      </p>
      <button type="button" className="editor-tool text-t2" aria-label="Smaller" onClick={zoomOut}>
        <span aria-hidden="true">−</span>
      </button>
      <output
        className="text-small min-w-14 text-center lining-nums tabular-nums"
        aria-label="Zoom, of its true size"
      >
        {camera && `${Math.round((camera.scale / LIFE_SIZE) * 100)} %`}
      </output>
      <button type="button" className="editor-tool text-t2" aria-label="Larger" onClick={zoomIn}>
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
