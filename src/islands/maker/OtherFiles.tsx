import '../../styles/recipes/other-files.css';
import { useStore } from '@nanostores/react';
import { READ_BY, STITCH_FORMATS } from '../../tools/formats.ts';
import { useJob, useJobState } from './job-context.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { toldSize } from '../../tools/sizes.ts';
import { fabricOf, laidFor, sheetOptions } from './workshop/sheet.ts';

interface Props {
  /** Formats that have a button of their own. */
  besides: readonly unknown[];
}

/** Other machines' formats with their makers, other programs', the sheet to print, and the way to the gallery. */
export function OtherFiles({ besides }: Props) {
  const { files, tool, saving } = useJob();
  const sheet = useSheetOptions();
  // What is private is not in the gallery: its own page is.
  const { id } = useStore(saving.$save);
  const isNewTab = tool.galleryLink === 'new-tab';
  return (
    <>
      <ul className="other-files" aria-label="For other machines and programs">
        {STITCH_FORMATS.filter((format) => !besides.includes(format)).map((format) => (
          <li key={format}>
            <button type="button" onClick={() => void files.downloadStitches(format)}>
              <span>
                <span className="sr-only">Download </span>
                {format.toUpperCase()}
              </span>
              <span>{READ_BY[format]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        <button
          type="button"
          className="link cursor-pointer"
          onClick={() => void files.downloadWorksheet(sheet())}
        >
          Worksheet (PDF)
        </button>
        {tool.galleryLink !== 'none' && (
          <a
            className="link"
            href={id ? `/gallery/${id}` : '/gallery'}
            {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          >
            View in Gallery{isNewTab && <span className="sr-only"> (opens in a new tab)</span>}
          </a>
        )}
      </p>
    </>
  );
}

/** What the worksheet tells besides, as it is known when it is asked for. */
function useSheetOptions() {
  const { result } = useJobState();
  const { tool } = useJob();
  return () => {
    if (!result) return undefined;
    const workshop = $workshop.get();
    const fabric = fabricOf(result, workshop);
    const options = sheetOptions(result.report, workshop, { fabric, machine: $machine.get() });
    const { widthMm, heightMm } = toldSize(result.report, tool.fields, result.settings);
    const sizeMm = [widthMm, heightMm] as const;
    return { ...options, sizeMm, laidFor: laidFor(result) };
  };
}
