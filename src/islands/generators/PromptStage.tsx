import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { PromptPlan } from 'ilmek-engine/compose';
import type { LivePreview } from '../../stores/tool/live-preview.ts';
import type { PromptEditing } from '../../stores/tool/prompt-editing.ts';
import type { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { PROMPT } from '../../tools/prompt.ts';
import type { Preview } from '../../worker/client.ts';
import { formatCount, formatSize } from '../common/numbers.ts';
import { FieldInput } from '../maker/fields/FieldInput.tsx';
import { HoopStage } from '../maker/HoopStage.tsx';
import { useJobState, useSettingsFor } from '../maker/job-context.ts';
import { PictureInput, UploadFaultNote } from '../maker/PictureInput.tsx';
import { SewnSoFar } from '../maker/SewnSoFar.tsx';
import { Enhance } from './Enhance.tsx';
import { PromptField } from './PromptField.tsx';
import { PromptReadBack } from './PromptReadBack.tsx';
import { PromptTemplates } from './PromptTemplates.tsx';
import { SewnPreview } from './SewnPreview.tsx';

interface Reads {
  reading: PromptReading;
  editing: PromptEditing;
}

interface Props extends Reads {
  dragging: boolean;
  live: LivePreview;
}

/** New words begin with their first arrangement. */
const FIRST = { variation: 0 };

const usePromptSettings = () => useSettingsFor(PROMPT);

/** The words, what they are sewn with, and the hoop in which they are sewn as they are written. */
export function PromptStage({ dragging, reading, editing, live }: Props) {
  const isImage = usePromptSettings().mode === 'image';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-9 gap-y-8 xl:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]">
      <section aria-label="Words" className="worksheet grid gap-5 max-md:-mx-2 max-md:p-5">
        <Mode />
        <PromptWords {...{ reading, editing }} />
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-8">
        {isImage ? <HoopStage dragging={dragging} /> : <PromptHoop live={live} />}
        <PromptTemplates />
      </div>
    </div>
  );
}

const Mode = () => <FieldInput name="mode" field={PROMPT.fields.mode} />;

/** The prompt, what of it is understood, and the hand it is drawn in. */
function PromptWords({ reading, editing }: Reads) {
  const isImage = usePromptSettings().mode === 'image';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PromptField
        field={PROMPT.fields.prompt}
        reset={FIRST}
        example={
          isImage
            ? 'A wreath of daisies around, with “Luna” below'
            : 'Three red roses in a wreath, with “Ada” in the middle'
        }
      >
        <PromptReadBack
          {...{ reading, editing }}
          none={isImage ? nothingAround : nothingKnown}
          offers={isImage ? 'around' : 'words'}
        />
        <Enhance />
      </PromptField>
      <div className="border-t border-(--rule) pt-4">
        <FieldInput name="style" field={PROMPT.fields.style} />
      </div>
    </div>
  );
}

const nothingKnown = ({ words }: PromptPlan) =>
  words.length > 0 ? '' : 'Nothing in it can be sewn yet. Name a flower, an animal, a thing.';

const nothingAround = ({ words }: PromptPlan) =>
  words.length > 0
    ? ''
    : 'Nothing in it goes around the picture: the style’s own ornaments do, unless the detail is simple.';

/** The design as it would be; until there are words, what words can do. */
function PromptHoop({ live }: { live: LivePreview }) {
  const { phase } = useJobState();
  const preview = useStore(live.$preview, { ssr: 'initial' });
  const isBehind = useStore(live.$isBehind, { ssr: 'initial' });
  useEffect(() => live.watch(), [live]);
  const isMaking = phase === 'making';
  return (
    <section
      aria-label="Hoop"
      // On a tablet its screw alone looked out above the bar.
      className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-center gap-5 pt-8 md:max-lg:[@media(height<66rem)]:pt-24"
    >
      <div className="hoop w-full max-w-[30rem]">
        <div className="hoop-cloth">
          {preview && (
            <SewnPreview
              preview={preview}
              faded={isMaking}
              label={`Preview of your design, ${preview.sewn ? 'sewn' : 'as a pattern'}`}
            />
          )}
          {!preview && (isMaking ? <Making /> : !isBehind && <NoWords />)}
        </div>
        <span className="hoop-screw" aria-hidden="true" />
      </div>
      {/* Its line is kept free: nothing below moves when it comes. */}
      <p className="text-small text-ink-2 min-h-6 tabular-nums">
        {isBehind ? 'It is being drawn…' : preview && factsOf(preview)}
      </p>
    </section>
  );
}

const factsOf = ({ sewn }: Preview): string =>
  sewn
    ? `${formatSize(sewn.widthMm, sewn.heightMm)}, ${formatCount(sewn.stitches)} stitches`
    : 'The pattern, about to be sewn';

const Making = () => (
  <div className="absolute inset-[14%]">
    <SewnSoFar />
  </div>
);

function NoWords() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 px-[14%] text-center">
      <p className="cloth-title font-display text-t2 md:text-t3">Say what to sew</p>
      <p>Flowers, animals, names in quotes: how many, where, in which colours.</p>
    </div>
  );
}

/** The same once more, under a result: what the next is made from. */
export function PromptInputs({ reading, editing }: Reads) {
  const { mode } = usePromptSettings();
  const { picture } = useJobState();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Mode />
      {mode === 'image' && !picture && (
        <div className="grid justify-items-start gap-2">
          <PictureInput id="picture-file" className="button-secondary button-small">
            Choose a picture
          </PictureInput>
          <UploadFaultNote />
        </div>
      )}
      <PromptWords {...{ reading, editing }} />
    </div>
  );
}
