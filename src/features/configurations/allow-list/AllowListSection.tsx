import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { configurationQueries } from '../queries';
import { Quiet, Setting } from '../Setting';
import { Code } from '../ValueList';
import { AllowListForm } from './AllowListForm';
import { CheckAddress } from './CheckAddress';
import { EntryTable } from './EntryTable';

/** The addresses that the server may request on behalf of users. */
export function AllowListSection() {
  const title = t('configurations.section.allowList');
  return (
    <>
      <Setting
        id="allowList"
        title={title}
        lead={t('configurations.allowListLead')}
        query={configurationQueries.allowList()}
        form={(found, onClose) => <AllowListForm list={found} title={title} onClose={onClose} />}
      >
        {({ entries, disabled }) => (
          <>
            {disabled && (
              <Notice tone="warning" title={t('configurations.allowListOff')}>
                {t('configurations.allowListDisabledHelp')}
              </Notice>
            )}
            {entries.length === 0 ? (
              <Quiet>{t('configurations.allowListEmpty')}</Quiet>
            ) : (
              <EntryTable>
                {entries.map(({ id, title: name, type, value }, index) => (
                  <tr key={id || index}>
                    <td data-number>{index + 1}</td>
                    <td>{name}</td>
                    <td>
                      <Code>{value}</Code>
                    </td>
                    <td>
                      {t(
                        type === 'regex' ? 'controls.whitelistRegex' : 'controls.whitelistLiteral',
                      )}
                    </td>
                  </tr>
                ))}
              </EntryTable>
            )}
          </>
        )}
      </Setting>
      <CheckAddress />
    </>
  );
}
