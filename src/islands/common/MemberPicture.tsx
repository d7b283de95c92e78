import type { ComponentProps } from 'react';
import { isUnseen } from '../../lib/gallery/image.ts';
import type { PixelSize } from '../../lib/pictures/fit.ts';

interface Props extends ComponentProps<'img'> {
  src: string;
  alt: string;
  /** The size that its row says, px, where a row says it. */
  said?: Partial<PixelSize>;
}

/** A picture that a member stored: it is shown once it is known to be no more than it says. */
export function MemberPicture({ src, said, ...rest }: Props) {
  if (!isUnseen(src, location.origin)) return <img src={src} {...rest} />;
  const look = (picture: HTMLImageElement | null) =>
    void import('../../services/gallery/foreign-picture.ts').then(({ show }) =>
      show(picture, src, said),
    );
  return <img key={src} ref={look} {...rest} />;
}
