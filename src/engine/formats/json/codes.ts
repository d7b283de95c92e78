/** What a design is written as; a change that old readers would misread gets the next number. */
export const JSON_FORMAT = 'ilmek-design';
export const JSON_VERSION = 1;
/** How every such file starts. */
export const JSON_MAGIC = `{"format":"${JSON_FORMAT}"`;
