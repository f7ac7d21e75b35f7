import { useEffect, useRef } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import type { Widget } from '@/domain/search/widget';
import type { SearchAddress } from '@/views/session/search-address';
import { atPlaceOf } from '@/views/session/url-state';
import { standAt } from '@/views/widgets/controls/arrivals';
import { focusedIn } from '@/views/widgets/controls/use-focused-widget';

/**
 * Back and Forward between entries of one run take back which widget had the page, and nothing that
 * was done meanwhile. An entry that shows the same, as when the widget it is about was removed, is
 * passed over.
 */
export function useSameLooks(
  { run, step, params, newest, look }: SearchAddress,
  widgets: readonly Widget[],
): void {
  const type = useNavigationType();
  const navigate = useNavigate();
  const text = params.toString();
  const before = useRef({ run, step, text });
  useEffect(() => {
    const left = before.current;
    before.current = { run, step, text };
    if (type !== 'POP' || left.run !== run || newest().run !== run) return;
    const shown = new URLSearchParams(left.text);
    const wanted = atPlaceOf(new URLSearchParams(text), shown);
    before.current.text = wanted.toString();
    if (sorted(wanted) !== sorted(new URLSearchParams(text))) {
      look((now) => {
        for (const name of [...now.keys()]) now.delete(name);
        for (const [name, value] of wanted) now.set(name, value);
      });
    }
    if (left.step === step) return;
    const alone = (at: URLSearchParams) => widgets.find(({ id }) => id === focusedIn(at))?.id;
    const [was, is] = [alone(shown), alone(wanted)];
    const stands = is ?? was;
    if (was === is || stands === undefined) void navigate(step < left.step ? -1 : 1);
    else standAt(stands);
  }, [type, run, step, text, newest, look, navigate, widgets]);
}

const sorted = (params: URLSearchParams): string => [...params].map(String).sort().join('&');
