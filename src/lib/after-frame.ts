/** Where no frame comes for so long, none will: nobody looks at the page. */
const MOST_MS = 200;

/**
 * Waits until what has just changed on the page is on the screen.
 * @returns resolved at once where nothing is drawn, and after a fifth of a second at the latest
 */
export function afterFrame(): Promise<void> {
  if (typeof document === 'undefined' || document.visibilityState !== 'visible') {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const late = setTimeout(resolve, MOST_MS);
    // A frame's callbacks come before it is drawn, a message after.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        clearTimeout(late);
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  });
}
