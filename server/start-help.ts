/** What `npm start -- --help` prints. */
export const HELP = `npm start                     installs and builds what changed, then serves the site until Ctrl-C
npm start -- FOLDER           serves another folder than dist
npm start -- --empty          a first start without the pieces of our own in the gallery
npm start -- --fake-ai        a stand-in on this machine plays fal.ai
npm start -- --repair         looks at all data, exports what is whole into a folder of the data,
                              says what is not, and ends; the data itself is not changed
npm start -- --repair --tidy  and then sets aside whatever is half there, however much it is; it is
                              kept for 30 days in the folder quarantine of the data
npm start -- --bring-back     puts back what lies in quarantine, pieces with all their files, and says
                              what cannot be put back and why
npm run backup -- FILE        the database and all files as one tar, also while the server runs
npm run restore -- FILE       lays them into a data folder that has nothing in it
npm run restore -- FILE --only-missing
                              lays only the files that are missing or damaged; the rest stays

PORT, HOST    where it is served: 4321 and localhost
DATA_DIR      where accounts and designs are kept: .data
SITE_OWNER    the address of the account that owns the site
`;

/** What the options themselves could not be read for, in words. @param error of node:util's parseArgs */
export function optionWords(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?:-\w, )?(-[^' ]+)/.exec(message)?.[1] ?? '';
  const wrong =
    code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION'
      ? `npm start has no option “${option}”.`
      : `The option “${option}” stands alone, without a value.`;
  return `${wrong} npm start -- --help says what it can do.`;
}
