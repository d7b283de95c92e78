import type { RelationKind, SubjectPlace } from 'ilmek-engine/compose';
import { RELATIONS, SUBJECT_PLACES } from 'ilmek-engine/tables';
import { partOf } from '../../../lib/prompt-edits/prompt-edits.ts';
import { namedSubjects, PLACED, RELATED } from '../../../lib/prompt-words.ts';
import type { Reading } from '../../../stores/tool/prompt-reading.ts';

interface Props {
  told: Reading;
  /** Of the subject in the changed plan. */
  at: number;
  onChange: (stands: string) => void;
}

/** Ways to stand to one other thing; "facing" and "crossed" want words. */
const TO_ANOTHER = RELATIONS.filter(
  (kind) => kind !== 'facing' && kind !== 'away' && kind !== 'crossed' && kind !== 'hugging',
);

/** Two of a kind to each other. */
const SELF: Partial<Record<RelationKind, string>> = { hugging: 'hugging', away: 'back to back' };

const placeName = (place: SubjectPlace) => PLACED[place] || 'anywhere';

/** Where a thing is: on the piece, or to another thing. */
export function StandsPart({ told: { plan, from }, at, onChange }: Props) {
  const subject = plan.subjects[at];
  const { relation } = subject;
  // Others are told by their place in the plan as read, which edits do not change.
  const value = relation ? `${relation.kind}>${from[relation.to]}` : partOf(subject, 'stands');
  const others = namedSubjects(plan)
    .map((other, i) => ({ word: other.word, to: from[i], kinds: kindsTo(i) }))
    .filter(({ kinds }) => kinds.length > 0);
  function kindsTo(i: number): RelationKind[] {
    const current = relation?.to === i ? [relation.kind] : [];
    return i === at ? current : [...new Set([...TO_ANOTHER, ...current])];
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor="chip-stands">
        Where
      </label>
      <select
        id="chip-stands"
        className="select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {SUBJECT_PLACES.toReversed().map((place) => (
          <option key={place} value={place}>
            {placeName(place)}
          </option>
        ))}
        {others.map(({ word, to, kinds }) => (
          <optgroup key={to} label={word}>
            {kinds.map((kind) => (
              <option key={kind} value={`${kind}>${to}`}>
                {to === from[at] ? (SELF[kind] ?? 'crossed') : `${RELATED[kind]} ${word}`}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}
