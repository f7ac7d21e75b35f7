import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { product } from '@/shared/navigation/documentation';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { useEdition } from './use-edition';

/** Where an enterprise feature would be, in the open edition: what it needs, and where to get it. */
export function EnterpriseNotice({ feature }: { feature: string }) {
  const edition = useEdition();
  const maySetUp = useContext(RouteExists)(paths.enterprise());
  if (edition !== 'open') return null;
  return (
    <Text>
      {t('edition.needed', { feature })}
      {'. '}
      <a href={product.enterprise} target="_blank" rel="noreferrer">
        {t('edition.product')}
      </a>
      {maySetUp && (
        <>
          {' · '}
          <Link to={paths.enterprise()}>{t('edition.setUp')}</Link>
        </>
      )}
    </Text>
  );
}

const Text = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
