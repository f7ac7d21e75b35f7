import type { Plugin } from '@/shared/plugins/registry';
import { installPlugin } from './install';

/** A folder below `plugins/` with such a file is all it takes (docs/plugins.md). */
const installed = import.meta.glob<Plugin>('/plugins/*/plugin.{ts,tsx}', {
  eager: true,
  import: 'plugin',
});

for (const plugin of Object.values(installed)) installPlugin(plugin);
