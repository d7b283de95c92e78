import { useJob } from './job-context.ts';

const SAMPLES = [
  { path: '/samples/tulip.webp', name: 'tulip', thread: 'madder' },
  { path: '/samples/badge.webp', name: 'badge', thread: 'indigo' },
  { path: '/samples/fox.webp', name: 'fox', thread: 'sage' },
] as const;

interface Props {
  /** There is a picture already: on a small screen its options stand before the samples. */
  isAside: boolean;
}

/** Pictures of ours, for those who only want to look. */
export function Samples({ isAside }: Props) {
  const job = useJob();
  return (
    <div
      className={`flex flex-wrap items-center justify-center gap-x-5 gap-y-3 ${isAside ? 'max-md:hidden' : ''}`}
    >
      <p className="max-md:w-full max-md:text-center" id="samples-label">
        Just looking? Try one of ours
      </p>
      <ul className="flex gap-3 md:gap-4" aria-labelledby="samples-label">
        {SAMPLES.map(({ path, name, thread }) => (
          <li key={path}>
            <button
              type="button"
              aria-label={`Try the ${name}`}
              className="rounded-patch block w-[clamp(4.75rem,26vw,5.75rem)] cursor-pointer transition-transform duration-200 hover:-translate-y-0.5"
              onClick={() => void job.fetchPicture(path, path.split('/').at(-1)!)}
            >
              <span className="patch patch-small" data-thread={thread}>
                <img
                  src={path}
                  alt=""
                  width="92"
                  height="64"
                  className="bg-cloth aspect-[4/3] object-cover"
                />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
