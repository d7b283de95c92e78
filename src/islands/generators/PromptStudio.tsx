import { Job } from '../../stores/tool/job.ts';
import { LivePreview } from '../../stores/tool/live-preview.ts';
import { PromptEditing } from '../../stores/tool/prompt-editing.ts';
import { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { PROMPT } from '../../tools/prompt.ts';
import { CardPictures } from '../maker/fields/card-pictures.ts';
import { Maker } from '../maker/Maker.tsx';
import { STYLE_PICTURES } from './prompt-pictures.ts';
import { PromptResult } from './PromptResult.tsx';
import { PromptInputs, PromptStage } from './PromptStage.tsx';

const job = new Job(PROMPT);
const reading = new PromptReading(job, { besidePictures: true });
job.guard = reading;
const editing = new PromptEditing(job);
const live = new LivePreview(job, { samples: [{ prompt: 'a rose' }] });

const Stage = ({ dragging }: { dragging: boolean }) => (
  <PromptStage dragging={dragging} {...{ reading, editing }} live={live} />
);
const Inputs = () => <PromptInputs {...{ reading, editing }} />;

/** Designs from words. */
export const PromptStudio = () => (
  <CardPictures value={STYLE_PICTURES}>
    <Maker job={job} firstLook="beside" Stage={Stage} Inputs={Inputs}>
      <PromptResult />
    </Maker>
  </CardPictures>
);
