import { lazy, useState, type ComponentType } from 'react';

/** A part that is fetched when it is first shown, or before. */
export interface LazyPart<Props extends object> {
  (props: Props): React.ReactNode;
  /** Fetches it now: it is then shown at once, without what stands in its place meanwhile. */
  prepare(): void;
}

/**
 * A part of a page that is fetched when it is first shown. Where it does not come, without a
 * connection or after the site was built anew, a line stands in its place: an error would take all
 * that stands around it, a finished piece too, off the page.
 * @param load fetches the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  // Once: each import looks through the page for what it needs. What has failed is tried again.
  const fetchIt = () =>
    (coming ??= load().then(
      (part) => (loaded = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  const Later = lazy(async () => ({ default: await fetchIt().catch(() => NotLoaded) }));
  function Part(props: Props) {
    // Whichever it began as: another would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later);
    return <Shown {...props} />;
  }
  Part.prepare = () => void fetchIt().catch(() => undefined);
  return Part;
}

function NotLoaded() {
  return (
    <p role="alert" className="text-small">
      This part could not be loaded. All else is as it was: save what you need, then load the page
      again.
    </p>
  );
}
