import type { PromptEditing } from '../../../stores/tool/prompt-editing.ts';
import type { PromptReading, Reading } from '../../../stores/tool/prompt-reading.ts';

export interface ChipsProps {
  reading: PromptReading;
  editing: PromptEditing;
  told: Reading;
}
