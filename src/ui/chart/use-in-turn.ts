import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { enqueueDrawing } from './draw-queue';

/** What a chart draws: `first` until it is its turn. */
export function useInTurn<Drawing>(drawing: Drawing, first: Drawing): Drawing {
  const [shown, setShown] = useState(first);
  useEffect(() => enqueueDrawing(() => flushSync(() => setShown(() => drawing))), [drawing]);
  return shown;
}
