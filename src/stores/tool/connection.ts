/** What a browser tells of its connection; many tell nothing. */
interface Connection {
  saveData?: boolean;
  /** 'slow-2g' to '4g'. */
  effectiveType?: string;
}

/** Whether some megabytes may be fetched that nobody has asked for by name. */
export function mayFetchMuch(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}
