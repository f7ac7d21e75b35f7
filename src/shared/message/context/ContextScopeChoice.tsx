import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { isReserved } from '@/domain/search/reserved-fields';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { t } from '@/shared/texts/t';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { fieldNames } from '../facts/message-facts';
import { messageQueries } from '../facts/message-queries';
import { sharedFields, DEFAULT_SURROUNDINGS } from '../facts/searches-around';
import { LogText } from '../text/LogText';
import { valueLine } from '../text/value-text';

type Scope = { fields: readonly string[]; streams: readonly string[] };
type ContextScopeChoiceProps = Scope & { message: ResultMessage; onChange: (scope: Scope) => void };

const VALUE_TEXT = 40;
/** Longer select lists are not usable. */
const MOST_FIELDS = 500;

/** Selects the fields whose values the surrounding messages share. */
export function ContextScopeChoice({
  message,
  fields,
  streams,
  onChange,
}: ContextScopeChoiceProps) {
  const { data: config } = useQuery({ ...searchesConfig(), retry: false });
  const { data: known } = useQuery({ ...messageQueries.streams(), retry: false });
  const own = message.message['streams'];
  const ownStreams = Array.isArray(own) ? own.filter((id) => typeof id === 'string') : [];
  const defaults = sharedFields(
    message.message,
    (config ?? DEFAULT_SURROUNDINGS).surrounding_filter_fields,
  );
  const offered = [...new Set([...defaults, ...fields])];
  const others = sharedFields(message.message, fieldNames(message.message))
    .filter(
      (name) =>
        !offered.includes(name) && name !== 'message' && name !== 'timestamp' && !isReserved(name),
    )
    .slice(0, MOST_FIELDS);
  const toggle = <Name extends string>(list: readonly Name[], name: Name) =>
    list.includes(name) ? list.filter((one) => one !== name) : [...list, name];
  return (
    <Choices role="group" aria-label={t('message.contextSame')}>
      <span>{t('message.contextSame')}</span>
      {offered.map((name) => (
        <Checkbox
          key={name}
          label={
            <>
              <b>{name}</b> <LogText text={valueLine(message.message[name], VALUE_TEXT)} />
            </>
          }
          checked={fields.includes(name)}
          onChange={() => onChange({ fields: toggle(fields, name), streams })}
        />
      ))}
      {ownStreams.map((id) => (
        <Checkbox
          key={id}
          label={t('message.contextStream', {
            stream: known?.find((stream) => stream.id === id)?.title ?? id,
          })}
          checked={streams.includes(id)}
          onChange={() => onChange({ fields, streams: toggle(streams, id) })}
        />
      ))}
      {others.length > 0 && (
        <Select>
          <NativeSelect
            aria-label={t('message.contextField')}
            value=""
            options={[
              { value: '', label: t('message.contextField') },
              ...others.map((name) => ({ value: name, label: name })),
            ]}
            onChange={(name) => {
              if (name !== '') onChange({ fields: [...fields, name], streams });
            }}
          />
        </Select>
      )}
    </Choices>
  );
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  b {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

const Select = styled.div`
  max-width: 16em;
`;
