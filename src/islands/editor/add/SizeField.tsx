import { NumberField } from '../NumberField.tsx';

interface Props {
  label: string;
  /** mm */
  value: number;
  min: number;
  /** In its place where nothing is typed. */
  usual: number;
  onChange: (mm: number) => void;
}

/** How large what is added is to be. */
export const SizeField = ({ usual, onChange, ...field }: Props) => (
  <NumberField {...field} unit="mm" max={300} step={5} onChange={(mm) => onChange(mm ?? usual)} />
);
