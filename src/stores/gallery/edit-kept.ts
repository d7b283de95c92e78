import { editDesign, editWorkingFile } from '../editor/hand-over.ts';
import { showToast } from '../toasts/toasts.ts';
import type { StitchFiles } from './stitch-files.ts';

/** Edits a design that is kept: with its own shapes where they are kept, else with those found in its stitches. */
export async function editKept(files: StitchFiles): Promise<void> {
  try {
    const own = await files.workingFile();
    if (own) {
      // Its stitches are the piece's until it is changed; without them it is sewn anew.
      const made = await files.design().catch(() => undefined);
      const more = { sources: own.sources, made };
      await editWorkingFile(files.name, () => Promise.resolve(own.bytes), more);
    } else await editDesign(files.name, () => files.design());
  } catch (error) {
    console.error(error);
    const text = 'Its working file could not be fetched. Please try again.';
    showToast('error', 'The editor could not take it', text);
  }
}
