import { pluginTexts, registerPlugin, type Plugin } from '@/shared/plugins/registry';
import { addLastingTexts } from '@/shared/texts/t';

/** Adds a plugin with its texts, before any module of the console reads its parts. */
export function installPlugin(plugin: Plugin): void {
  registerPlugin(plugin);
  addLastingTexts(pluginTexts);
}
