import { createContext } from 'react';

/** What a choice would make, to be seen beside its name. */
export interface CardPicture {
  /** Address of a square picture on nothing, as small as on a card. */
  src: string;
  /** Its sides in px. */
  side: number;
  /** The same as large as there is. */
  large: string;
  /** What it shows. */
  alt: string;
}

/** Pictures of the choices of fields that are chosen by picture: by their value. */
export const CardPictures = createContext<Readonly<Record<string, CardPicture>>>({});
