import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/**
 * Accepts a file that is dropped anywhere on the page; true while one is dragged over it. Without
 * this, browsers would leave the page and show the file.
 */
export function useFileDrop(onFile: (file: File) => void, enabled: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    if (!enabled) return undefined;
    // Each element below the pointer is entered before the one above it is left.
    let depth = 0;
    const enter = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth += 1;
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth -= 1;
      setOver(depth > 0);
    };
    const over = (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      depth = 0;
      setOver(false);
      const file = event.dataTransfer?.files[0];
      // Dialogs have their own places for files.
      if (!file || event.defaultPrevented) return;
      event.preventDefault();
      take(file);
    };
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name as 'drop', listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name as 'drop', listener);
    };
  }, [enabled]);
  return isOver;
}
