/** The rule form that is open beside the page, from the URL: `?rule=new` or `?rule=<id>`. */
const NAME = 'rule';
export const NEW_RULE = 'new';

export const readRuleTask = (params: URLSearchParams): string | undefined =>
  params.get(NAME) ?? undefined;

/** Keeps other parameters. */
export function writeRuleTask(task: string | undefined, params: URLSearchParams): URLSearchParams {
  if (task === undefined) params.delete(NAME);
  else params.set(NAME, task);
  return params;
}
