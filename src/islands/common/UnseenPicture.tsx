import { useEffect, useState } from 'react';
import { mayBeShown } from '../../services/gallery/foreign-picture.ts';
import type { MemberPictureProps } from './MemberPicture.tsx';

/** A picture at which nobody has looked yet: its first bytes are read before the browser decodes it. */
export default function UnseenPicture({ src, alt, said, ...rest }: MemberPictureProps) {
  const passes = usePasses(src, said?.width, said?.height);
  if (passes === false) {
    return <span className="picture-refused">This picture cannot be shown.</span>;
  }
  return <img {...rest} src={passes ? src : undefined} alt={passes ? alt : ''} />;
}

/** Whether a picture may be decoded; undefined until that is known. */
function usePasses(src: string, width?: number, height?: number): boolean | undefined {
  const [looked, setLooked] = useState<{ src: string; passes: boolean }>();
  useEffect(() => {
    let left = false;
    void mayBeShown(src, { width, height }).then((passes) => !left && setLooked({ src, passes }));
    return () => void (left = true);
  }, [src, width, height]);
  return looked?.src === src ? looked.passes : undefined;
}
