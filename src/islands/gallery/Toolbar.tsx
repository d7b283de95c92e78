import { useEffect, useRef, useState } from 'react';
import { MAX_SEARCH } from '../../lib/gallery/query.ts';
import type { GalleryQuery, GallerySort, GalleryView } from '../../lib/gallery/query.ts';
import { changeQuery } from '../../stores/gallery/gallery.ts';
import { Segmented } from '../common/Segmented.tsx';

/** How long nothing is typed before the search starts, ms. */
const PAUSE_MS = 250;

const TYPES: readonly { value: GalleryQuery['type']; label: string }[] = [
  { value: 'all', label: 'All Types' },
  { value: 'embroidery', label: 'Embroidery' },
  { value: 'font', label: 'Fonts' },
  { value: 'tattoo', label: 'Tattoos' },
  { value: 'logo', label: 'Logos' },
];
const SORTS: readonly { value: GallerySort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
  { value: 'name', label: 'Name' },
];
const VIEWS: readonly { value: GalleryView; label: string }[] = [
  { value: 'grid', label: 'Grid' },
  { value: 'list', label: 'List' },
];

/** Search, filter, order and view. */
export function Toolbar({ query }: { query: GalleryQuery }) {
  return (
    <form className="gallery-tools" role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchBox search={query.search} />
      <Choice
        label="Type"
        name="type"
        options={TYPES}
        value={query.type}
        onChange={(type) => changeQuery({ type })}
      />
      <Choice
        label="Sort by"
        name="sort"
        options={SORTS}
        value={query.sort}
        onChange={(sort) => changeQuery({ sort })}
      />
      <Segmented
        legend="View"
        name="view"
        choices={VIEWS}
        value={query.view}
        onChange={(view) => changeQuery({ view })}
      />
    </form>
  );
}

function SearchBox({ search }: { search: string }) {
  // What is typed and not yet asked for.
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function ask(value: string, wait = PAUSE_MS) {
    setDraft(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setDraft(undefined);
      changeQuery({ search: value });
    }, wait);
  }
  return (
    <input
      type="search"
      name="q"
      className="input gallery-search"
      placeholder="Search images..."
      aria-label="Search images"
      maxLength={MAX_SEARCH}
      value={draft ?? search}
      onChange={(event) => ask(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') ask(event.currentTarget.value, 0);
      }}
    />
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  /** As a link has it. */
  name: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, name, options, value, onChange }: ChoiceProps<T>) {
  return (
    <select
      className="select"
      aria-label={label}
      name={name}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value as T)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
