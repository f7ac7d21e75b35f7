import Highlighter from 'lucide-react/icons/highlighter';
import Info from 'lucide-react/icons/info';
import ListTree from 'lucide-react/icons/list-tree';
import Plus from 'lucide-react/icons/plus';
import { t } from '@/shared/texts/t';

/** The sections of the sidebar, from top to bottom. */
export const SECTIONS = ['description', 'create', 'highlighting', 'fields'] as const;
export type Section = (typeof SECTIONS)[number];

export const sectionIcons = {
  description: Info,
  create: Plus,
  highlighting: Highlighter,
  fields: ListTree,
} as const;
export const sectionName = (section: Section): string => t(`section.${section}`);
