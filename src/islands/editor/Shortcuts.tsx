import { Dialog } from '../common/Dialog.tsx';
import { KEYS } from './use-keys.ts';

const WORDS: Record<string, string> = {
  mod: 'Ctrl',
  shift: 'Shift',
  escape: 'Esc',
  delete: 'Delete',
  backspace: 'Backspace',
};

const ON_STAGE = [
  { keys: ['Arrows'], does: 'Move what is chosen by 1 mm, with Shift by 10, with Alt by 0.1' },
  { keys: ['Shift+press'], does: 'Choose one more' },
  { keys: ['Alt+press'], does: 'Choose one of a group' },
  { keys: ['Ctrl+wheel'], does: 'Zoom where you point' },
];

/** All keys, in a list. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  const rows = [
    ...ON_STAGE,
    ...KEYS.map(({ keys, does }) => ({ keys: keys.map(shown), does })),
    { keys: ['?'], does: 'This list' },
  ];
  return (
    <Dialog open={open} title="Keyboard" onClose={onClose}>
      <dl className="editor-keys">
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>{does}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="button button-small justify-self-end" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}

const shown = (key: string): string =>
  key
    .split('+')
    .map((part) => WORDS[part] ?? (part === '' ? '+' : part.toUpperCase()))
    .filter((part, i, all) => part !== '+' || i === all.length - 1)
    .join('+');
