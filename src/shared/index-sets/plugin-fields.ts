import { isObject } from '@/domain/json-object';
import { readFields, type ConfigField } from '@/shared/config-form/config-field';
import {
  fromConfiguration,
  toConfiguration,
  type ConfigValue,
  type ConfigValues,
} from '@/shared/config-form/config-values';

export type PluginKey = `plugin:${string}`;
/** The settings of strategies that the console has no form for, by `pluginFields`. */
export type PluginValues = { readonly [Key in PluginKey]?: ConfigValue };
type Described = { type: string; default_config: object; json_schema: unknown };
type PluginField = ConfigField & { key: PluginKey };

const TYPES: Readonly<Record<string, string>> = {
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
};

/** The settings of a strategy, described by the JSON schema of the server. */
export function pluginFields({ type, default_config, json_schema }: Described): PluginField[] {
  const properties =
    isObject(json_schema) && isObject(json_schema['properties']) ? json_schema['properties'] : {};
  const defaults = Object.entries(default_config);
  const requested = Object.entries(properties).flatMap(([name, property]) => {
    const kind = isObject(property) ? property['type'] : undefined;
    // `type` names the class of the settings. Objects and arrays keep their values.
    if (name === 'type' || kind === 'object' || kind === 'array') return [];
    return [
      [
        name,
        {
          type: TYPES[String(kind)] ?? 'text',
          human_name: words(name),
          default_value: defaults.find(([key]) => key === name)?.[1] as unknown,
        },
      ] as const,
    ];
  });
  return readFields(Object.fromEntries(requested)).map((field) => ({
    ...field,
    key: `plugin:${encodeURIComponent(type).replaceAll('.', '%2E')}:${field.key}` as const,
  }));
}

export const fromPluginConfig = (strategy: Described, config: object): PluginValues =>
  fromConfiguration(pluginFields(strategy), Object.fromEntries(Object.entries(config)));

export const toPluginConfig = <Config extends object>(
  strategy: Described,
  values: object,
  config: Config,
): Config => ({
  ...config,
  ...toConfiguration(pluginFields(strategy), values as ConfigValues),
});

/** `max_number_of_indices`: 'Max number of indices'. */
function words(name: string): string {
  const text = name.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
