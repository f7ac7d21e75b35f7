/** In the order of the page's navigation. */
export const SECTIONS = [
  'searches',
  'processors',
  'allowList',
  'decorators',
  'events',
  'indexSets',
  'users',
  'permissions',
  'plugins',
  'customization',
  'telemetry',
  'others',
] as const;
export type Section = (typeof SECTIONS)[number];

/** `edit` names the setting whose form is open. */
export type ConfigurationsState = { section: Section; edit?: string };

const isSection = (name: string): name is Section => (SECTIONS as readonly string[]).includes(name);

/** Falls back to the first section. */
export function readConfigurations(params: URLSearchParams): ConfigurationsState {
  const section = params.get('section') ?? '';
  const edit = params.get('edit');
  return { section: isSection(section) ? section : SECTIONS[0], ...(edit !== null && { edit }) };
}

export const writeConfigurations = ({
  section,
  edit,
}: ConfigurationsState): Record<string, string> => ({
  section,
  ...(edit !== undefined && { edit }),
});
