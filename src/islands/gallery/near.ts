import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element is in view or near it.
 * @param margin how near, as a CSS length or percentage of the window's height
 */
export function useNear(
  element: RefObject<Element | null>,
  margin: string,
  initially = false,
): boolean {
  const [near, setNear] = useState(initially);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting } = entries.at(-1)!;
        // What holds the focus stays, however far it is scrolled away.
        setNear(isIntersecting || target.contains(document.activeElement));
      },
      { rootMargin: `${margin} 0px` },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return near;
}
