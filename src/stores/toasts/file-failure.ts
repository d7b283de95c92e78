import type { FormatId } from 'ilmek-engine';
import { JobError } from '../../worker/client.ts';

/** Said where nothing better is known. */
export const FILE_FAILED = 'The file could not be written. Please try again.';

/**
 * Why a machine file could not be written, in words for the toast: where its format cannot hold the
 * piece, the same again would fail again.
 * @param otherwise said of any other failure
 */
export const fileFailure = (error: unknown, format: FormatId, otherwise = FILE_FAILED): string =>
  error instanceof JobError && error.code === 'unsupported'
    ? `The piece is larger than a ${format.toUpperCase()} file holds, or has more colours. Take another format, or fewer colours.`
    : otherwise;
