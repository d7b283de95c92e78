import { Job } from '../../stores/tool/job.ts';
import { PromptEditing } from '../../stores/tool/prompt-editing.ts';
import { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { TATTOO } from '../../tools/tattoo.ts';
import { CardPictures } from '../maker/fields/card-pictures.ts';
import type { CardPicture } from '../maker/fields/card-pictures.ts';
import { Maker } from '../maker/Maker.tsx';
import { PromptNotes } from './PromptNotes.tsx';
import { TattooInputs, TattooStage } from './TattooStage.tsx';
import type { StageProps } from './TattooStage.tsx';

const job = new Job(TATTOO);
const reading = new PromptReading(job);
const editing = new PromptEditing(job);

const Stage = (props: StageProps) => <TattooStage {...props} {...{ reading, editing }} />;
const Inputs = () => <TattooInputs {...{ reading, editing }} />;

interface Props {
  /** What each style makes of one drawing, by the style. */
  pieces: Readonly<Record<string, CardPicture>>;
}

/** Tattoos into embroidery. */
export const TattooGenerator = ({ pieces }: Props) => (
  <CardPictures value={pieces}>
    <Maker job={job} firstLook="beside" Stage={Stage} Inputs={Inputs}>
      <PromptNotes />
    </Maker>
  </CardPictures>
);
