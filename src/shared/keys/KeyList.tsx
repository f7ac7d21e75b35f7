import { Fragment, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Modal } from '@/ui/modal/Modal';
import { keyRegistry } from './key-registry';
import { KeyNames } from './KeyNames';

/** All keyboard shortcuts of the page, by topic. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const all = useSyncExternalStore(keyRegistry.subscribe, keyRegistry.sections);
  // Actions without keys are in the command palette only.
  const sections = all
    .map(({ id, keys }) => ({ id, keys: keys.filter((one) => one.keys !== '') }))
    .filter(({ keys }) => keys.length > 0);
  const titles = [...new Set(sections.map(({ id }) => id))];
  return (
    <Modal title={t('keys.title')} size="large" onClose={onClose} closeLabel={t('keys.close')}>
      {/* Focusable, so that a long list can be scrolled with the keyboard. */}
      <Columns tabIndex={0} role="group" aria-label={t('keys.title')}>
        {titles.map((title) => (
          <section key={title}>
            <Title>{title}</Title>
            <List>
              {sections
                .filter(({ id }) => id === title)
                .flatMap(({ keys }) => keys)
                .map(({ keys, label }) => (
                  <Fragment key={`${keys} ${label}`}>
                    <dt>
                      {keys.split(' ').map((name) => (
                        <KeyNames key={name} name={name} />
                      ))}
                    </dt>
                    <dd>{label}</dd>
                  </Fragment>
                ))}
            </List>
          </section>
        ))}
      </Columns>
    </Modal>
  );
}

/** Balances sections of different lengths. */
const Columns = styled.div`
  columns: 2 ${({ theme }) => theme.width.tooltip};
  column-gap: ${({ theme }) => theme.space.xl};
  section {
    break-inside: avoid;
    padding-bottom: ${({ theme }) => theme.space.xl};
  }
`;

const Title = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space.s};
  font-size: ${({ theme }) => theme.size.base};
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: 8em 1fr;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  margin: 0;
  dt {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space.xs};
  }
  dd {
    margin: 0;
  }
`;
