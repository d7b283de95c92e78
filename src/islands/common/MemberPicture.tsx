import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { isUnseen } from '../../lib/gallery/foreign.ts';
import type { PixelSize } from '../../lib/pictures/fit.ts';

interface Props extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** The size that its row says, px, where a row says it. */
  said?: Partial<PixelSize>;
}

/** A picture that a member stored: it is shown once it is known to be no more than it says. */
export function MemberPicture({ src, alt, said, ...rest }: Props) {
  const passes = usePasses(src, said?.width, said?.height);
  if (passes === false) {
    return <span className="picture-refused">This picture cannot be shown.</span>;
  }
  return <img {...rest} src={passes ? src : undefined} alt={passes ? alt : ''} />;
}

/** Whether a picture may be decoded; undefined until that is known. */
function usePasses(src: string, width?: number, height?: number): boolean | undefined {
  const unseen = isUnseen(src, location.origin);
  const [looked, setLooked] = useState<{ src: string; passes: boolean }>();
  useEffect(() => {
    if (!unseen) return;
    let left = false;
    void import('../../services/gallery/foreign-picture.ts')
      .then(({ mayBeShown }) => mayBeShown(src, { width, height }))
      .then((passes) => !left && setLooked({ src, passes }));
    return () => void (left = true);
  }, [unseen, src, width, height]);
  if (!unseen) return true;
  return looked?.src === src ? looked.passes : undefined;
}
