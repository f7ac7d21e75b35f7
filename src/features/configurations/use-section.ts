import { useSearchParams } from 'react-router-dom';
import { readConfigurations, writeConfigurations, type Section } from './url-state';

/** Which section the address names, and the setting whose form is open there. */
export function useSection(): { section: Section; edit: string | undefined; open: (setting: string) => void; close: () => void } {
  const [params, setParams] = useSearchParams();
  const { section, edit } = readConfigurations(params);
  return {
    section,
    edit,
    open: (setting) => setParams(writeConfigurations({ section, edit: setting })),
    // Going back must not open again what was finished.
    close: () => setParams(writeConfigurations({ section }), { replace: true }),
  };
}
