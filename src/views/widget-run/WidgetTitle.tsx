import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';

type WidgetTitleProps = {
  id: string;
  title: string;
  /** Names it for screen readers, whose lists of landmarks would have a title twice. */
  uniqueTitle: string;
  renaming: boolean;
  onRename: () => void;
  /** Called with the new name, or with undefined to keep the old one. */
  onRenamed: (title: string | undefined) => void;
};

/** The title of a widget; a double click edits it. */
export function WidgetTitle({
  id,
  title,
  uniqueTitle,
  renaming,
  onRename,
  onRenamed,
}: WidgetTitleProps) {
  if (!renaming)
    return (
      <h2
        id={id}
        aria-label={uniqueTitle === title ? undefined : uniqueTitle}
        onDoubleClick={onRename}
      >
        {title}
      </h2>
    );
  return <Name id={id} title={title} onRenamed={onRenamed} />;
}

function Name({ id, title, onRenamed }: Pick<WidgetTitleProps, 'id' | 'title' | 'onRenamed'>) {
  const input = useRef<HTMLInputElement>(null);
  const rename = useEffectEvent(() => onRenamed(input.current?.value));
  // Unloading a page fires no blur event.
  useEffect(() => {
    const onPageHide = () => rename();
    addEventListener('pagehide', onPageHide);
    return () => removeEventListener('pagehide', onPageHide);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') onRenamed(event.currentTarget.value);
    else if (event.key === 'Escape') onRenamed(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Input
      ref={input}
      id={id}
      aria-label={t('widgets.name')}
      defaultValue={title}
      autoFocus
      onFocus={(event) => event.target.select()}
      onKeyDown={onKeyDown}
      onBlur={(event) => onRenamed(event.target.value)}
    />
  );
}

const Input = styled.input`
  min-width: 0;
  max-width: 100%;
  height: ${({ theme }) => theme.height.chip};
  padding: 0 ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font: inherit;
  field-sizing: content;
`;
