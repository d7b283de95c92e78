/** How long a download may take to start before its address is given back, in ms. */
const KEEP_URL_MS = 60_000;

/** Hands bytes to the browser's download under a name. Browser only. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_URL_MS);
}
