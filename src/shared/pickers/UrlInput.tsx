import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import { pickerQueries } from './queries';
import { isHttpUrl } from './url-text';
import { WhitelistModal } from './WhitelistModal';

type UrlInputProps = ControlProps & {
  value: string;
  onChange: (url: string) => void;
  /**
   * A placeholder in the URL, such as `${key}`, for which the allow-list needs a regular
   * expression.
   */
  template?: string | undefined;
  placeholder?: string;
};

/** A URL that the server will request, checked against its allow-list while typing. */
export function UrlInput({
  value,
  onChange,
  template,
  placeholder = 'https://',
  ...rest
}: UrlInputProps) {
  const { permits } = useSession();
  const [adding, setAdding] = useState(false);
  const url = value.trim();
  const isUrl = isHttpUrl(url);
  const { data: allowed, isError } = useQuery({ ...pickerQueries.url(url), enabled: isUrl });
  const hasProblem =
    url !== '' && rest['aria-invalid'] !== true && (!isUrl || allowed === false || isError);

  return (
    <Root>
      <LineInput
        type="url"
        inputMode="url"
        monospace
        autoComplete="off"
        {...rest}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        aria-invalid={rest['aria-invalid'] ?? ((hasProblem && !isUrl) || undefined)}
      />
      <Verdict role="status" $bad={hasProblem && !isUrl}>
        {hasProblem && (
          <span>
            {!isUrl
              ? t('controls.urlInvalid', { url })
              : isError
                ? t('controls.urlUnchecked')
                : t('controls.urlNotListed', { url })}
          </span>
        )}
      </Verdict>
      {hasProblem &&
        isUrl &&
        !isError &&
        permits(PERMISSIONS.urlwhitelist.write) &&
        !rest.disabled && (
          <Add>
            <Button onClick={() => setAdding(true)}>{t('controls.addToWhitelist')}</Button>
          </Add>
        )}
      {adding && <WhitelistModal url={url} template={template} onClose={() => setAdding(false)} />}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-width: 0;
`;

const Verdict = styled.div<{ $bad: boolean }>`
  color: ${({ theme, $bad }) => ($bad ? theme.color.danger : theme.color.warning)};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space.xs};
  }
`;

const Add = styled.div`
  margin-top: ${({ theme }) => theme.space.xs};
`;
