import { call } from '@/api/client';
import { getInput } from '@/contract/inputs';

/** What the server has now, as the form holds it. */
export async function latestStart(id: string, node: string) {
  const { title, global, node: current, attributes } = await call(getInput, { id });
  return { title, configuration: attributes, others: { global, node: current ?? node } };
}
