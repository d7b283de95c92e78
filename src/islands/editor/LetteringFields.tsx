import { useRef, useState } from 'react';
import {
  CAPITAL_LIMITS,
  LETTERING_MAX,
  type Lettering,
  type ShapesObject,
} from 'ilmek-engine/piece';
import { changeLettering } from '../../stores/editor/lettering.ts';
import { TextInput } from './add/TextInput.tsx';
import { LetterFields, SmallLetters } from './LetterFields.tsx';
import { NumberField } from './NumberField.tsx';

interface Props {
  object: ShapesObject;
  /** Its own. */
  lettering: Lettering;
}

/** What one piece of lettering says, and how it is written. */
export function LetteringFields({ object, lettering }: Props) {
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const typing = useRef('');
  const { transform } = object;
  const [a, b, c, d] = transform ?? [1, 0, 0, 1];
  const scale = Math.sqrt(Math.abs(a * d - b * c));
  const heightMm = lettering.heightMm * scale;
  const change = async (next: Partial<Lettering>, gesture?: string) =>
    setFault(await changeLettering(object, next, gesture));
  return (
    <fieldset className="editor-set">
      <legend>Lettering</legend>
      <TextInput
        label="Words"
        value={typed ?? lettering.text}
        most={LETTERING_MAX}
        lines
        onFocus={() => {
          typing.current = `words-${crypto.randomUUID()}`;
        }}
        onBlur={() => setTyped(undefined)}
        onChange={(text) => {
          setTyped(text);
          if (text.trim()) void change({ text }, typing.current);
        }}
      />
      {lettering.stretch && (
        <p className="text-small text-ink-2">
          One text in {lettering.stretch[1]} threads: all of it is written anew, and each thread
          keeps its share of the letters.
        </p>
      )}
      {fault && (
        <p className="text-small text-madder" role="alert">
          {fault}
        </p>
      )}
      <div className="editor-pair">
        <LetterFields set={lettering} onChange={(next) => void change(next)} />
        <NumberField
          label="Capitals"
          unit="mm"
          value={Math.round(heightMm * 10) / 10}
          min={Math.max(2, CAPITAL_LIMITS[0] * scale)}
          max={CAPITAL_LIMITS[1] * scale}
          step={1}
          onChange={(mm) => mm && void change({ heightMm: mm / scale })}
        />
      </div>
      <SmallLetters heightMm={heightMm} />
    </fieldset>
  );
}
