import { useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What the visitor changed in the page before its script took it over: the names and values of
 * those controls, as a link carries them. An island says what becomes of it.
 *
 * React sets a select back while it takes it over, and anything else with the next change: so this
 * is read before, while the page is still as it came.
 */
export const useEarlyChanges = (): URLSearchParams =>
  useState(() => (import.meta.env.SSR ? new URLSearchParams() : changedControls(document)))[0];

function changedControls(page: Document): URLSearchParams {
  const groups = new Map<string, Control[]>();
  const named = 'main :is(input, select, textarea)[name]:not([type=file])';
  for (const control of page.querySelectorAll<Control>(named)) {
    groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
  }
  const changes = new URLSearchParams();
  // Radio buttons are one choice of several; other controls of one name are a list.
  for (const [name, controls] of groups) {
    if (controls.some(isChanged)) changes.set(name, controls.flatMap(valuesOf).join());
  }
  return changes;
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

function valuesOf(control: Control): string[] {
  if (!isCheckable(control)) return [control.value];
  if (control.type === 'checkbox') return [String(control.checked)];
  return control.checked ? [control.value] : [];
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox';
