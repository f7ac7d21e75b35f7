import { useAddress } from '@/shared/navigation/use-address';
import { readConfigurations, writeConfigurations, type Section } from './url-state';

/** Which section the address names, and the setting whose form is open there. */
export function useSection(): {
  section: Section;
  edit: string | undefined;
  open: (setting: string) => void;
  close: () => void;
} {
  const [params, change] = useAddress();
  const { section, edit } = readConfigurations(params);
  return {
    section,
    edit,
    open: (setting) => change(() => writeConfigurations({ section, edit: setting })),
    // Going back must not open again what was finished.
    close: () => change(() => writeConfigurations({ section }), { replace: true }),
  };
}
