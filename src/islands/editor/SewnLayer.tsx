import { useStore } from '@nanostores/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Camera } from '../../lib/editor/camera.ts';
import { $isBare, $ownShown, $sewn } from '../../stores/editor/state.ts';
import { paintOwn, Plates } from './plates.ts';

interface Props {
  camera: Camera;
  width: number;
  height: number;
}

/** The piece as it is sewn. */
export function SewnLayer({ camera, width, height }: Props) {
  const sewn = useStore($sewn);
  const own = useStore($ownShown);
  const isBare = useStore($isBare);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawn, setDrawn] = useState(0);
  const [plates] = useState(() => new Plates(() => setDrawn((count) => count + 1)));
  const pixels = Math.min(2, devicePixelRatio || 1);
  useEffect(() => {
    if (sewn) plates.sewn(sewn);
  }, [plates, sewn]);
  useEffect(() => {
    plates.look(camera, { width, height }, pixels);
  }, [plates, camera, width, height, pixels]);
  useEffect(() => () => plates.end(), [plates]);
  useLayoutEffect(() => {
    if (!canvas.current) return;
    plates.paint(canvas.current, camera, pixels);
    if (own) paintOwn(canvas.current, own, camera, pixels);
  }, [plates, camera, width, height, pixels, drawn, own]);
  return (
    <canvas
      ref={canvas}
      className="editor-sewn"
      width={Math.round(width * pixels)}
      height={Math.round(height * pixels)}
      style={isBare ? { visibility: 'hidden' } : undefined}
      data-drawn={drawn}
      data-own={own !== undefined}
      aria-hidden="true"
    />
  );
}
