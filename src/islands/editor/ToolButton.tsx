import { Icon, type IconName } from './Icon.tsx';

interface Props {
  label: string;
  /** The key that does the same. */
  letter?: string;
  icon: IconName;
  /** Of a button that stays pressed. */
  pressed?: boolean;
  /** It keeps the focus, and does nothing. */
  off?: boolean;
  className?: string;
  onClick: () => void;
}

/** A button of the editor that shows a sign, and says its name. */
export const ToolButton = ({ label, letter, icon, pressed, off, className, onClick }: Props) => (
  <button
    type="button"
    className={className ? `editor-tool ${className}` : 'editor-tool'}
    aria-label={label}
    title={letter ? `${label} (${letter})` : label}
    aria-pressed={pressed}
    aria-disabled={off}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
