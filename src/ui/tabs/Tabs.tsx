import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { plainButton } from '@/ui/button/plain-button';

export type Tab<Id extends string> = { id: Id; label: ReactNode; panel: ReactNode };
export type TabsProps<Id extends string> = {
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
};

/** One Tab stop; arrows, Home and End choose. Only the active panel is rendered. */
export function Tabs<Id extends string>({ label, tabs, active, onChange }: TabsProps<Id>) {
  const base = useId();
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex(({ id }) => id === active);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: tabs.length - 1 }[
      event.key
    ];
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };
  const panel = tabs.find(({ id }) => id === active)?.panel;

  return (
    <>
      <List role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Handle
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === active}
            aria-controls={tab.id === active ? `${base}-panel` : undefined}
            tabIndex={tab.id === active ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </Handle>
        ))}
      </List>
      <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${active}`}>
        {panel}
      </Panel>
    </>
  );
}

const List = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.hair};
`;

const Handle = styled.button`
  ${plainButton}
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  &:hover {
    color: ${({ theme }) => theme.color.text};
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
    padding-inline: ${({ theme }) => theme.space.m};
  }
`;

const Panel = styled.div`
  display: contents;
`;
