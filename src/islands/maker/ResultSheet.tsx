import { Suspense } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import { baseName } from '../../lib/files/files.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { ResultBody } from './result-part.ts';

interface Props {
  result: JobResult;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The problem whose places are marked in the picture. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
  /** What a tool tells besides. */
  children?: ReactNode;
}

/** The worksheet of what was made. */
export function ResultSheet({ headingRef, ...told }: Props) {
  const isCalledSo = isName(told.result);
  return (
    <section className="worksheet max-md:p-5" aria-labelledby="result-title">
      <h2
        id="result-title"
        ref={headingRef}
        tabIndex={-1}
        className={`worksheet-title ${isCalledSo ? 'mb-2' : ''}`}
      >
        Worksheet
      </h2>
      {/* Where it is no more than the name in the first row, it is not shown twice. */}
      <p className={isCalledSo ? 'sr-only' : 'worksheet-note mt-1 mb-3 break-words'}>
        {told.result.title}
      </p>
      <Suspense fallback={<p role="status">It is written down…</p>}>
        <ResultBody {...told} />
      </Suspense>
    </section>
  );
}

/** Whether what a result is made of is called as the result is. */
const isName = ({ title, label }: JobResult): boolean => [title, baseName(title)].includes(label);
