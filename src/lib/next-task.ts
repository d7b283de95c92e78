/** Ends the running task: what the page has to answer in the meantime comes first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
