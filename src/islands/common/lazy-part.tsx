import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is fetched when it is first shown. Where it does not come, without a
 * connection or after the site was built anew, a line stands in its place: an error would take all
 * that stands around it, a finished piece too, off the page.
 * @param load fetches the part
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
}

function NotLoaded() {
  return (
    <p role="alert" className="text-small">
      This part could not be loaded. Everything else is as it was: save what you need, then load the
      page again.
    </p>
  );
}
