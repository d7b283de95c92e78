import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { whatIsSent } from '../../services/ai/ai.ts';
import { $imageProvider, $nextImageProvider, $onDevice } from '../../stores/tool/image-provider.ts';
import { remoteSettings } from '../../tools/remote-request.ts';
import { useJob, useJobState, useNeedsPicture, useSettings } from './job-context.ts';

/** Where fal.ai can make the picture: that it does, what is sent there, and the way around it. */
export function MakerNote() {
  const job = useJob();
  const maker = useStore($imageProvider, { ssr: 'initial' });
  const isRemote = useStore($nextImageProvider, { ssr: 'initial' })?.maker === 'fal';
  const wantsPicture = useNeedsPicture(job);
  if (maker?.maker !== 'fal') return null;
  return (
    <div className="text-small mt-1 mb-5 grid gap-2.5 border-t border-(--rule) pt-4" role="note">
      {isRemote ? <Remote wantsPicture={wantsPicture} standIn={maker.standIn} /> : <Here />}
      <label className="flex cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="accent-fill mt-0.5 size-5 shrink-0"
          checked={!isRemote}
          onChange={(event) => $onDevice.set(event.currentTarget.checked)}
        />
        <span>Make it on this device instead</span>
      </label>
    </div>
  );
}

const Here = () => <p>The Ilmek engine makes it on this device; nothing is sent to fal.ai.</p>;

function Remote({ wantsPicture, standIn }: { wantsPicture: boolean; standIn: boolean }) {
  return (
    <>
      <p>
        <span className="font-label">fal.ai makes the picture.</span>{' '}
        {wantsPicture
          ? 'Your picture is sent there, with your choices in words.'
          : 'Your words and choices are sent there. What the hoop shows while you write is made on this device; fal.ai draws its own.'}{' '}
        The stitches are laid here.
      </p>
      {standIn && (
        <p>
          On this server a stand-in plays fal.ai: no model draws, and nothing is sent beyond it.
        </p>
      )}
      <Sent />
    </>
  );
}

/** The very words that are sent, for those who want to know. */
function Sent() {
  const { tool } = useJob();
  const { picture } = useJobState();
  const settings = useSettings();
  const inWords = useSentWords();
  if (!inWords || tool.missing(settings, !!picture)) return null;
  const given = tool.needsPicture(settings) ? picture?.file : undefined;
  return (
    <details>
      <summary className="cursor-pointer">What exactly is sent</summary>
      <p className="text-ink-2 mt-2 break-words">
        {inWords({ tool: tool.id, settings: remoteSettings(tool, settings), picture: given })}
      </p>
    </details>
  );
}

/** Comes with the rest that only fal.ai needs. */
function useSentWords(): typeof whatIsSent | undefined {
  const [words, setWords] = useState<typeof whatIsSent>();
  useEffect(() => {
    import('../../services/ai/ai.ts').then(
      ({ whatIsSent }) => setWords(() => whatIsSent),
      () => undefined, // the try itself tells
    );
  }, []);
  return words;
}
