import type { ReactNode } from 'react';
import { useJobState } from '../maker/job-context.ts';
import { SewnSoFar } from '../maker/SewnSoFar.tsx';

/** A hoop that waits for words; what is made of them is sewn in it. */
export function WordsHoop({ children }: { children: ReactNode }) {
  const { phase } = useJobState();
  return (
    <div className="hoop mt-8 w-full max-w-[30rem] lg:max-w-[34rem]">
      <div className="hoop-cloth">
        {phase === 'making' ? (
          <div className="absolute inset-[14%]">
            <SewnSoFar />
          </div>
        ) : (
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-12 text-center">
            {children}
          </div>
        )}
      </div>
      <span className="hoop-screw" aria-hidden="true" />
    </div>
  );
}
