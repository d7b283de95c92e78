import { useContext, useEffect, useRef } from 'react';
import type { TattooStyle } from 'ilmek-engine/tattoo';
import type { PromptEditing } from '../../stores/tool/prompt-editing.ts';
import type { PromptReading } from '../../stores/tool/prompt-reading.ts';
import { CATEGORY_NAMES, STYLE_NAMES } from '../../tools/tattoo-fields.ts';
import { TATTOO } from '../../tools/tattoo.ts';
import { CardPictures } from '../maker/fields/card-pictures.ts';
import { FieldInput } from '../maker/fields/FieldInput.tsx';
import { HoopStage } from '../maker/HoopStage.tsx';
import { useJobState, useSettingsFor } from '../maker/job-context.ts';
import { PictureInput, UploadFaultNote } from '../maker/PictureInput.tsx';
import { PromptField } from './PromptField.tsx';
import { PromptReadBack } from './PromptReadBack.tsx';
import { WordsHoop } from './WordsHoop.tsx';

export interface StageProps {
  dragging: boolean;
}

interface Reads {
  reading: PromptReading;
  editing: PromptEditing;
}

const useTattooSettings = () => useSettingsFor(TATTOO);

/** How long after a press what comes is its effect, ms. */
const JUST_NOW_MS = 500;

/** A picture or words, as one chooses. */
export function TattooStage({ dragging, reading, editing }: StageProps & Reads) {
  const isPrompt = useTattooSettings().mode === 'prompt';
  const pressedAt = useRef(-Infinity);
  // Whoever asks for words by finger or mouse is about to type them; by keyboard one is still choosing.
  useEffect(() => {
    if (isPrompt && Date.now() - pressedAt.current < JUST_NOW_MS) {
      document.getElementById('prompt')?.focus();
    }
  }, [isPrompt]);
  return (
    // The samples under the hoop stand above a tablet's bar, the choice above it all the same.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [--above:5.5rem]">
      <div
        className="mx-auto w-full max-w-[43rem]"
        onPointerUp={() => (pressedAt.current = Date.now())}
      >
        <div className="max-w-80 max-md:max-w-none">
          <FieldInput name="mode" field={TATTOO.fields.mode} />
        </div>
      </div>
      {isPrompt ? (
        <section aria-label="Words" className="grid grid-cols-[minmax(0,1fr)] justify-items-center">
          <TattooWords {...{ reading, editing }} />
          <WordsHoop>
            <StyleInHoop />
          </WordsHoop>
        </section>
      ) : (
        <HoopStage dragging={dragging} />
      )}
    </div>
  );
}

/** What the chosen style makes of the drawing on the cards, until there is one of the visitor's own. */
function StyleInHoop() {
  const { tattooStyle } = useTattooSettings();
  const piece = useContext(CardPictures)[tattooStyle];
  return (
    <>
      <img
        src={piece.large}
        alt={piece.alt}
        width="640"
        height="640"
        className="hoop-art mx-auto h-auto w-[86%]"
      />
      <p className="-mt-2">
        Our swallow, {STYLE_NAMES[tattooStyle].toLowerCase()}. Say what to draw instead.
      </p>
    </>
  );
}

/** The prompt, and what of it is understood. */
function TattooWords({ reading, editing }: Reads) {
  const { category, tattooStyle } = useTattooSettings();
  return (
    <PromptField field={TATTOO.fields.prompt} example={EXAMPLES[tattooStyle]}>
      <PromptReadBack
        {...{ reading, editing }}
        none={`No drawing is named here: the one of the category ${CATEGORY_NAMES[category]} is taken.`}
      />
    </PromptField>
  );
}

/** A prompt that suits the style, for the empty field. */
const EXAMPLES: Record<TattooStyle, string> = {
  tribal: 'A lion',
  traditional: 'An anchor with two roses',
  geometric: 'A deer',
  watercolor: 'A peacock',
  realistic: 'An owl on a branch',
  minimalist: 'A cat',
  blackwork: 'A skull with two roses',
  'fine-line': 'A lavender wreath with “Ada” in the middle',
};

/** The same once more, under a result: what the next is made from. */
export function TattooInputs({ reading, editing }: Reads) {
  const { mode } = useTattooSettings();
  const { picture } = useJobState();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="max-w-80 max-md:max-w-none">
        <FieldInput name="mode" field={TATTOO.fields.mode} />
      </div>
      {mode === 'prompt' && <TattooWords {...{ reading, editing }} />}
      {mode === 'image' && !picture && (
        <div className="grid justify-items-start gap-2">
          <PictureInput id="picture-file" className="button-secondary button-small">
            Choose a picture
          </PictureInput>
          <UploadFaultNote />
        </div>
      )}
    </div>
  );
}
