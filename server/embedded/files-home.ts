import { access } from 'node:fs/promises';
import path from 'node:path';

/** Folders of the files, below the folder `files` of the data. */
export const BUCKET_NAMES = ['gallery', 'shared'] as const;

/**
 * Lies in the folder of the files: a mount point whose disk is away is an empty folder, and looks like
 * data that has none yet.
 */
export const MARK = '.ilmek';

/** The folder of the files is away, or it is another one. */
export class FilesAwayError extends Error {
  override readonly name = 'FilesAwayError';

  constructor() {
    super('the folder files of the data is away');
  }
}

const isThere = (name: string): Promise<boolean> =>
  access(name).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
      throw error;
    },
  );

/** The folder of the files, as the database knows it. */
export class FilesHome {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Whether it is there, with its mark and the folders of its buckets. @throws the system's error */
  async isThere(): Promise<boolean> {
    for (const name of [MARK, ...BUCKET_NAMES]) {
      if (!(await isThere(path.join(this.folder, name)))) return false;
    }
    return true;
  }

  /** @throws FilesAwayError, or the system's error */
  async demand(): Promise<void> {
    if (!(await this.isThere())) throw new FilesAwayError();
  }
}
