import { useEffect, useState } from 'react';
import type { Thread } from 'ilmek-engine';
import { boxOf, letteringObject, type SetLettering } from 'ilmek-engine/piece';
import { outlineOf } from '../../../lib/editor/outline.ts';
import { drawLettering, letteringFault } from '../../../stores/editor/lettering.ts';
import type { DrawnLettering } from '../../../worker/piece-client.ts';
import { SmallLetters } from '../LetterFields.tsx';

interface Props {
  set: SetLettering;
  /** Of all that is sewn. */
  widthMm: number;
  thread: Thread;
}

/** Cloth around the letters, of their longer side. */
const RIM = 0.06;

/** A text as it will be written, while it is typed. */
export function LetterSketch({ set, widthMm, thread }: Props) {
  const { drawn, fault } = useDrawn(set, widthMm);
  if (fault) {
    return (
      <p className="text-small text-madder" role="alert">
        {fault}
      </p>
    );
  }
  const object = drawn && letteringObject(drawn.lettering, drawn.shapes, thread);
  const box = object && boxOf([object]);
  const [width, height] = box ? [box.right - box.left, box.bottom - box.top] : [1, 1];
  const rim = RIM * Math.max(width, height);
  return (
    <>
      <div className="editor-sketch" data-empty={!object}>
        {object && box && (
          <svg
            role="img"
            aria-label={`“${set.text.trim()}” as it will be written`}
            viewBox={`${box.left - rim} ${box.top - rim} ${width + 2 * rim} ${height + 2 * rim}`}
          >
            <path d={outlineOf(object).d} fill={thread.hex} fillRule="evenodd" />
          </svg>
        )}
      </div>
      {drawn && (
        <>
          <p className="text-small text-ink-2">
            {width.toFixed(0)} × {height.toFixed(0)} mm, capitals{' '}
            {drawn.lettering.heightMm.toFixed(1)} mm tall.
          </p>
          <SmallLetters heightMm={drawn.lettering.heightMm} />
        </>
      )}
    </>
  );
}

/** The newest wish as it is drawn, and the one before until then. */
function useDrawn({ text, fontStyle, bend }: SetLettering, widthMm: number) {
  const [state, setState] = useState<{ drawn?: DrawnLettering; fault?: string }>({});
  useEffect(() => {
    let gone = false;
    const set = { text: text.trim(), fontStyle, bend };
    const draw = async () => {
      try {
        const drawn = set.text ? await drawLettering(set, { widthMm }) : undefined;
        if (!gone) setState(drawn ? { drawn } : {});
      } catch (error) {
        if (!gone) setState({ fault: letteringFault(error) });
      }
    };
    void draw();
    return () => {
      gone = true;
    };
  }, [text, fontStyle, bend, widthMm]);
  return state;
}
