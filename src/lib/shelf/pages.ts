/** All pieces of this device. */
export const PIECES_PAGE = '/my-pieces';

/** Where a piece of this device is edited. */
export const editorLink = (id: string): string => `/editor?piece=${encodeURIComponent(id)}`;
