import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { TYPE_NAMES, wholeMoment } from '../../lib/gallery/gallery.ts';
import { readSources } from '../../lib/gallery/sources.ts';
import { toolLink } from '../../lib/gallery/settings.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { downloadPicture, shareDesign, stitchFiles } from '../../stores/gallery/design.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { useAuth } from '../account/AuthProvider.tsx';
import { MachineFiles } from '../common/MachineFiles.tsx';
import { minutesOf } from '../maker/workshop/minutes.ts';
import { ReportDesign } from './ReportDesign.tsx';
import { figureRows } from './figure-rows.ts';
import { rowsOf } from './setting-rows.ts';
import { useReport } from './use-report.ts';

/** Of an id, this many characters are shown. */
const ID_SHOWN = 8;

/** What is known of a design, and what can be done with it. */
export function DesignPanel({ image }: { image: GalleryImage }) {
  const { id, type, createdAt, prompt, settings, stitches } = image;
  const { user } = useAuth();
  const isOwn = image.userId === user?.id;
  const rows = rowsOf(image);
  const sources = readSources(settings);
  return (
    <aside className="design-panel worksheet" aria-label="About this design">
      {stitches && <Worksheet image={image} />}
      {prompt && (
        <Part title="Description">
          <p className="whitespace-pre-line">{prompt}</p>
        </Part>
      )}
      {rows.length > 0 && (
        <Part title="Generation Settings">
          <Rows rows={rows} />
        </Part>
      )}
      {sources.length > 0 && (
        <Part title="Made from">
          <ol className="grid gap-1">
            {sources.map((source) => (
              <li key={source.id}>
                <a className="link" href={`/gallery/${source.id}`}>
                  {source.name || 'A piece'}
                </a>
              </li>
            ))}
          </ol>
        </Part>
      )}
      <Part title="Actions">
        <Actions image={image} isOwn={isOwn} />
      </Part>
      {stitches && (
        <Part title="Stitch files">
          <MachineFiles files={stitchFiles(image)} canEdit={isOwn} />
        </Part>
      )}
      <Part title="Technical Info">
        <Rows
          rows={[
            { name: 'ID', value: id.slice(0, ID_SHOWN) },
            { name: 'Type', value: TYPE_NAMES[type] },
            { name: 'Created', value: wholeMoment(createdAt) },
          ]}
        />
        {image.visibility === 'shared' && !isOwn && <ReportDesign design={id} />}
      </Part>
    </aside>
  );
}

/** What a maker asks first, counted from the stitches. */
function Worksheet({ image }: { image: GalleryImage }) {
  const { report, failed } = useReport(image);
  const machine = useStore($machine, { ssr: 'initial' });
  const workshop = useStore($workshop, { ssr: 'initial' });
  if (failed) return null;
  return (
    <Part title="Worksheet">
      <Rows rows={figureRows(report, (counted) => minutesOf(counted, workshop, machine))} />
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="design-part">
      <h2 className="worksheet-title">{title}</h2>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <dl className="worksheet-rows">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

async function remix(image: GalleryImage): Promise<void> {
  const { remixDesign } = await import('../../stores/gallery/remix.ts');
  await remixDesign(image);
}

/** What can be done with it; its maker edits it, others go on with it where he allows that. */
function Actions({ image, isOwn }: { image: GalleryImage; isOwn: boolean }) {
  const { href, label } = toolLink(image);
  return (
    <div className="grid gap-3">
      <button
        type="button"
        className="button button-wide"
        onClick={() => void downloadPicture(image)}
      >
        Download Image
      </button>
      {image.allowsRemix && !isOwn && (
        <button
          type="button"
          className="button button-secondary button-wide"
          onClick={() => void remix(image)}
        >
          Remix
        </button>
      )}
      <a className="button button-secondary button-wide" href={href}>
        {label}
      </a>
      <button
        type="button"
        className="button button-secondary button-wide"
        onClick={() => void shareDesign(image)}
      >
        Share Image
      </button>
    </div>
  );
}
