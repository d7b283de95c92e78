/** One button both ways: it keeps the focus. */
export const FullButton = ({ full, onPress }: { full: boolean; onPress: () => void }) => (
  <button
    type="button"
    className="grid size-11 cursor-pointer place-content-center"
    aria-pressed={full}
    aria-label="Full screen"
    title={full ? 'Back to the page (Esc)' : 'Full screen'}
    onClick={onPress}
  >
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="full-mark">
      <path
        d={
          full ? 'M7 2v5H2M13 2v5h5M7 18v-5H2M13 18v-5h5' : 'M2 7V2h5M18 7V2h-5M2 13v5h5M18 13v5h-5'
        }
      />
    </svg>
  </button>
);
