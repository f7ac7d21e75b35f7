import { useState } from 'react';

const KEY = 'console.wrap';

/** Whether rows show more than one line; remembered in this browser. */
export function useWrap(): [wrap: boolean, setWrap: (wrap: boolean) => void] {
  const [wrap, setWrap] = useState(readWrap);
  return [wrap, (next) => { setWrap(next); writeWrap(next); }];
}

function readWrap(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
    return false;
  }
}

function writeWrap(wrap: boolean): void {
  try {
    localStorage.setItem(KEY, wrap ? 'yes' : 'no');
  } catch {
    // As above.
  }
}
