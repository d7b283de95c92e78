import './editor.css';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { watchKeeping } from '../../stores/editor/keeping.ts';
import { followInAccount } from '../../stores/shelf/in-account.ts';
import { openAddressed } from '../../stores/editor/opening.ts';
import { watchSewing } from '../../stores/editor/sewing.ts';
import { $isOpen, $said } from '../../stores/editor/state.ts';
import { Toaster } from '../common/Toaster.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { Workbench } from './Workbench.tsx';

/** The editor: a piece is opened, and then lies on the workbench. */
export function Editor() {
  const isOpen = useStore($isOpen, { ssr: 'initial' });
  const dragging = useFileDrop();
  useEffect(watchSewing, []);
  useEffect(watchKeeping, []);
  useEffect(followInAccount, []);
  useEffect(() => void openAddressed(), []);
  useEffect(() => {
    // The page's own heading gives its place to the workbench.
    document.documentElement.toggleAttribute('data-editing', isOpen);
  }, [isOpen]);
  return (
    <div className="editor" data-drag={dragging}>
      {isOpen ? <Workbench /> : <OpenSheet />}
      <Said />
      <Toaster />
    </div>
  );
}

/** What has changed, for those who hear the page. */
function Said() {
  const said = useStore($said, { ssr: 'initial' });
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
