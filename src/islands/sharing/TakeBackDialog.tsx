import { takePieceBack } from '../../stores/gallery/sharing.ts';
import { ConfirmDialog } from '../common/ConfirmDialog.tsx';

/** Asks before a piece of one's own leaves the gallery. */
export function TakeBackDialog({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <ConfirmDialog
      open
      question="Take it back from the gallery?"
      yes="Take back"
      onYes={() => {
        onClose();
        void takePieceBack(id);
      }}
      onClose={onClose}
    >
      <p>
        The piece is yours alone again, and its public copies are removed; a browser that has shown
        one may keep it for an hour. What others have downloaded stays with them.
      </p>
    </ConfirmDialog>
  );
}
