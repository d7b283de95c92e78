/**
 * Shows a picture that is a blob. Its address is given up only once it has been read: taken away
 * while it loads, it would be a request that fails.
 * @returns gives it up
 */
export function showBlob(image: HTMLImageElement, blob: Blob): () => void {
  const url = URL.createObjectURL(blob);
  image.src = url;
  const end = () => URL.revokeObjectURL(url);
  return () => {
    if (image.complete) return end();
    for (const type of ['load', 'error']) image.addEventListener(type, end, { once: true });
  };
}
