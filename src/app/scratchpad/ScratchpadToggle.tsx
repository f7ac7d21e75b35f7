import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useKeys } from '@/shared/keys/use-keys';
import { useSession } from '@/shared/session/session-context';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { scratchpadStore } from './scratchpad-store';

const Scratchpad = lazyComponent(
  withTexts(['scratchpad'], async () => (await import('./Scratchpad')).Scratchpad),
);

/** Shows and hides the scratchpad. */
export function ScratchpadToggle() {
  const { username } = useSession().user;
  const { opened } = useSyncExternalStore(scratchpadStore.subscribe, () =>
    scratchpadStore.of(username),
  );
  const button = useRef<HTMLButtonElement>(null);
  // A scratchpad left open on the last visit does not take the focus.
  const [asked, setAsked] = useState(false);
  const toggle = () => {
    setAsked(true);
    scratchpadStore.change(username, { opened: !opened });
  };
  useKeys(t('keys.general'), [{ keys: '', label: t('nav.scratchpad'), run: toggle }]);
  return (
    <>
      <IconButton
        ref={button}
        label={t('nav.scratchpad')}
        aria-pressed={opened}
        icon={<NotebookPen aria-hidden size="1.25em" />}
        onClick={toggle}
      />
      {opened &&
        createPortal(
          <Suspense>
            <Scratchpad
              username={username}
              writeAtOnce={asked}
              onHidden={() => button.current?.focus()}
            />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
