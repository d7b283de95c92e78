import { useStore } from '@nanostores/react';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useJob, useJobState, useNeedsPicture, useSettings } from './job-context.ts';
import { nextStep, shownStep, type NextStep } from './next-step.ts';
import { $pressing } from './pressing.ts';

const ShownStep = createContext<NextStep | undefined>(undefined);

/** Around all that a step is pressed in: which one is next is decided here alone, so that one always is. */
export function StepBar({ children }: { children: ReactNode }) {
  const work = useJobState();
  const wantsPicture = useNeedsPicture(useJob());
  const next = nextStep(work, useSettings(), wantsPicture);
  const held = useStore($pressing, { ssr: 'initial' });
  const [before, keep] = useState(next);
  const shown = shownStep(before, next, held, work, wantsPicture);
  if (shown !== before) keep(shown);
  return <ShownStep value={shown}>{children}</ShownStep>;
}

/**
 * The class of what a step is pressed in: on a narrow window the next one is the bar at its lower
 * edge. It is the same element wherever it lies, so that nothing is there twice.
 */
export const useBar = (step: NextStep): string =>
  useContext(ShownStep) === step ? 'action-bar' : '';
