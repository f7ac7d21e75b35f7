import { useAddress } from '@/shared/navigation/use-address';
import { readConfigurations, writeConfigurations, type Section } from './url-state';

/** The section in the address and the setting whose form is open. */
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
    // Replaces the entry, so that going back does not reopen a finished form.
    close: () => change(() => writeConfigurations({ section }), { replace: true }),
  };
}
