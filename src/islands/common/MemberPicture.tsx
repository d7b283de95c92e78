import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { isUnseen } from '../../lib/gallery/image.ts';
import type { PixelSize } from '../../lib/pictures/fit.ts';

export interface MemberPictureProps extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** The size that its row says, px, where a row says it. */
  said?: Partial<PixelSize>;
}

/** Behind a server that looks at what is uploaded nobody loads it. */
const UnseenPicture = lazy(() => import('./UnseenPicture.tsx'));

/** A picture that a member stored: it is shown once it is known to be no more than it says. */
export function MemberPicture({ said, ...rest }: MemberPictureProps) {
  if (!isUnseen(rest.src, location.origin)) return <img {...rest} />;
  return (
    <Suspense>
      <UnseenPicture said={said} {...rest} />
    </Suspense>
  );
}
